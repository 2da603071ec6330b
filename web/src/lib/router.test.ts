import { beforeEach, describe, expect, it, vi } from 'vitest'
import { followLinks, go, place } from './router.svelte'

/** Click on a link; whether the browser is left to follow it. */
function click(attributes: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a ${attributes}><b>there</b></a>`
  document.body.addEventListener('click', followLinks, { once: true })
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
  document.querySelector('b')!.dispatchEvent(event)
  return !event.defaultPrevented
}

describe('the router', () => {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', vi.fn())
    go('/')
  })

  it('goes to a path and a hash, to its top', () => {
    go('/rules/derby#D1.2')
    expect(place).toEqual({ path: '/rules/derby', search: '', hash: '#D1.2' })
    expect(location.pathname).toBe('/rules/derby')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  })

  it('follows the buttons of the browser', () => {
    history.replaceState(null, '', '/settings')
    dispatchEvent(new PopStateEvent('popstate'))
    expect(place.path).toBe('/settings')
  })

  it('follows a link within the site', () => {
    expect(click('href="/settings"')).toBe(false)
    expect(place.path).toBe('/settings')
  })

  it.each([
    ['to another site', 'href="https://example.org/settings"', {}],
    ['to a new tab', 'href="/settings" target="_blank"', {}],
    ['to something to keep', 'href="/settings" download', {}],
    ['to the server', 'href="/api/tables"', {}],
    ['with a key held', 'href="/settings"', { ctrlKey: true }],
    ['with another button', 'href="/settings"', { button: 1 }],
    ['without a link', 'data-none', {}],
  ])('leaves a click to the browser: %s', (_, attributes, how) => {
    const pushed = vi.spyOn(history, 'pushState')
    expect(click(attributes, how)).toBe(true)
    expect(pushed).not.toHaveBeenCalled()
  })
})
