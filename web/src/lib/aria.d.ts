/** What Svelte's types do not know yet of ARIA 1.3. */
import 'svelte/elements'

declare module 'svelte/elements' {
  interface AriaAttributes {
    'aria-description'?: string | undefined | null
  }
}
