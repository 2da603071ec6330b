import '@fontsource/alegreya-sans/400.css'
import '@fontsource/alegreya-sans/700.css'
import '@fontsource/cinzel/600.css'
import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { words } from './lib/words.svelte'

await words.load('client', 'guide')
mount(App, { target: document.getElementById('app')! })
