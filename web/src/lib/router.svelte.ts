/** Where we are, and how to go elsewhere without loading the page anew. */
export const place = $state({
  path: location.pathname,
  search: location.search,
  hash: location.hash,
})

export function go(address: string): void {
  stay(address)
  scrollTo(0, 0)
}

/** Another address of the page that is shown; a new step of the history, or in place of the last. */
export function stay(address: string, step = true): void {
  if (step) history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  follow()
}

function follow(): void {
  place.path = location.pathname
  place.search = location.search
  place.hash = location.hash
}

addEventListener('popstate', follow)
addEventListener('hashchange', follow)

/** Let links within the site be followed here; modified clicks and other sites are the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return
  const link = (event.target as Element).closest('a')
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download'))
    return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
