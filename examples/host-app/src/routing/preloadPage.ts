import { matchPath } from 'react-router'
import type { Session } from '../session/startSession'
import { accessTo } from './accessTo'
import type { HostRoute } from './HostRoute'

/**
 * Starts fetching the code of the page at a path while the session is still being read; answers what to do once that is
 * known: ask for the page's data, for who may see it.
 */
export function preloadPage(routes: readonly HostRoute[], pathname: string): (session: Session) => void {
  const route = routes.find(({ path }) => matchPath(path, pathname))
  if (!route || !('page' in route)) return () => {}

  const parameters = matchPath(route.path, pathname)?.params ?? {}
  // What cannot be fetched fails where it is shown; asking early has nobody to tell.
  const code = route.page.preload().catch(() => undefined)
  return ({ capstan, visitor }) => {
    if (accessTo(route, visitor) !== 'open') return
    void code.then((prefetch) => prefetch?.(capstan, parameters)).catch(() => undefined)
  }
}
