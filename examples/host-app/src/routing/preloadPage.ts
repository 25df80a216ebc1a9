import type { HostRoute } from './HostRoute'

/** Starts fetching the code of the page at a path, before the app that will show it is here. */
export function preloadPage(routes: readonly HostRoute[], pathname: string): void {
  const route = routes.find(({ path }) => patternOf(path).test(pathname))
  // What cannot be fetched fails where it is shown; asking early has nobody to tell.
  if (route && 'page' in route) route.page.load().catch(() => undefined)
}

/** Rather than the router's own matching, because that would bring the router along. */
function patternOf(path: string): RegExp {
  const source = path
    .replace(/\/\*$/, '(?:/.*)?')
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${source}/?$`, 'i')
}
