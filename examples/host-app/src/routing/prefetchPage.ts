import { matchPath } from 'react-router'
import type { Session } from '../session/startSession'
import { accessTo } from './accessTo'
import type { HostRoute } from './HostRoute'

/** Asks for the data of the page at a path, once it is known that the visitor may see it. */
export async function prefetchPage(
  routes: readonly HostRoute[],
  pathname: string,
  { capstan, visitor }: Session,
): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname))
  if (!route || !('page' in route) || accessTo(route, visitor) !== 'open') return

  // What cannot be fetched fails where it is shown; asking early has nobody to tell.
  const code = await route.page.load().catch(() => undefined)
  await code?.prefetch?.(capstan, matchPath(route.path, pathname)?.params ?? {}).catch(() => undefined)
}
