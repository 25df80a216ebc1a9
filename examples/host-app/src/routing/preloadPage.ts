import { matchPath } from 'react-router'
import type { HostRoute } from './HostRoute'

/** Starts fetching the code of the page at a path, while the session is still being read. */
export function preloadPage(routes: readonly HostRoute[], pathname: string): void {
  const route = routes.find(({ path }) => matchPath(path, pathname))
  if (route && 'page' in route) route.page.preload()
}
