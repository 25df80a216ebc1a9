import type { Capstan } from '@capstan/sdk-core'
import { matchPath } from 'react-router'
import type { HostRoute } from './HostRoute'

/**
 * Requests the data of the page at a path for the named account, before the user is known. The server answers with records the
 * account may see; the answer is not used when the page is not for them.
 */
export async function prefetchPage(
  routes: readonly HostRoute[],
  pathname: string,
  capstan: Capstan,
): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname))
  if (!capstan.account || !route || !('page' in route)) return

  // A failed request is reported by the page that shows the data, so it is ignored here.
  const code = await route.page.load().catch(() => undefined)
  await code?.prefetch?.(capstan, matchPath(route.path, pathname)?.params ?? {}).catch(() => undefined)
}
