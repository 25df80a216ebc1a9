import type { HostRoute } from './HostRoute'

/** Starts fetching the code of the page at a path, before the app that will show it is here. */
export function preloadPage(routes: readonly HostRoute[], pathname: string): void {
  const route = routes.find(({ path }) => patternOf(path).test(pathname))
  // A failed request is reported by the page that is shown, so it is ignored here.
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
