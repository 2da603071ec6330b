/** What a person has chosen for this browser; it stays here. */
export interface Chosen {
  language: 'en' | 'de'
  theme: 'system' | 'light' | 'dark'
  motion: boolean
  sound: boolean
  text: number // percent
  speed: number // how fast others' moves are shown: 1 is calm, 4 is fast, 100 is at once
}

const PLACE = 'pantheon-settings'

function standard(): Chosen {
  const german = navigator.language.startsWith('de')
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    language: german ? 'de' : 'en',
    theme: 'system',
    motion: !still,
    sound: false,
    text: 100,
    speed: still ? 100 : 1,
  }
}

function kept(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}')
  } catch {
    return {}
  }
}

export const settings = $state<Chosen>({ ...standard(), ...kept() })

/** Keep the settings, and let the page follow them; called once, from the frame. */
export function followSettings(): void {
  $effect(() => {
    localStorage.setItem(PLACE, JSON.stringify(settings))
    const page = document.documentElement
    page.dataset.theme = settings.theme
    page.dataset.motion = settings.motion ? 'on' : 'off'
    page.style.fontSize = `${settings.text}%`
  })
}
