import type { Capstan } from '@capstan/sdk-core'
import { matchPath } from 'react-router'
import type { HostRoute } from './HostRoute'

/**
 * Asks for the data of the page at a path, for the account that is named, before it is known who is signed in: the platform
 * answers with what the account may see, and where the page is not for them nobody reads it.
 */
export async function prefetchPage(
  routes: readonly HostRoute[],
  pathname: string,
  capstan: Capstan,
): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname))
  if (!capstan.account || !route || !('page' in route)) return

  // What cannot be fetched fails where it is shown; asking early has nobody to tell.
  const code = await route.page.load().catch(() => undefined)
  await code?.prefetch?.(capstan, matchPath(route.path, pathname)?.params ?? {}).catch(() => undefined)
}
