import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

// The server that `npm run dev` talks to; `pantheon serve` listens there.
const SERVER = 'http://127.0.0.1:8451'

export default defineConfig({
  plugins: [svelte(), icons({ compiler: 'svelte', defaultClass: 'icon' })],
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
    fs: { allow: ['..'] }, // the catalogues of words lie beside the package
  },
  build: { outDir: 'dist', assetsInlineLimit: 0 },
  // Tests run in node, but the code is for browsers.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: {
        settings: {
          navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
        },
      },
    },
    globalSetup: 'testing/engine.ts',
    isolate: false, // one page for all files: starting it anew takes longer than all tests
    fileParallelism: false,
    restoreMocks: true,
  },
})
