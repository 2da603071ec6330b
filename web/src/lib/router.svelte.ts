/** Where we are, and how to go elsewhere without loading the page anew. */
export const place = $state({ path: location.pathname, hash: location.hash })

export function go(path: string): void {
  history.pushState(null, '', path)
  follow()
  scrollTo(0, 0)
}

function follow(): void {
  place.path = location.pathname
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
