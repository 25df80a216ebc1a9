import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { pageObjects } from '../routeObjects'
import type { HostRoute } from '../routing/HostRoute'
import { routesFor } from '../routes'
import { HostContext, type Host } from '../session/Host'
import { defaultConfig } from '../session/readConfig'
import type { Visitor } from '../session/Visitor'
import { pageOf } from './pageOf'
import { aHost } from './aHost'

export interface Visit {
  /** Where the visitor ended up, with the query. */
  location: string
  /** The title of the page that opened; empty when none did. */
  page: string
}

const host = aHost()

/** Opens a path of the route table as a visitor. Pages are stood in for by their titles: guards are what is looked at. */
export async function visit(
  path: string,
  visitor: Visitor,
  routes = routesFor(defaultConfig.providers),
): Promise<Visit> {
  const router = createMemoryRouter(pageObjects(routes.map(standIn)), { initialEntries: [path] })
  const { container, unmount } = await act(async () => render(inHost(router, { ...host, visitor })))
  const { pathname, search } = router.state.location
  const page = container.textContent
  unmount()
  return { location: pathname + search, page }
}

function inHost(router: ReturnType<typeof createMemoryRouter>, value: Host) {
  return (
    <HostContext value={value}>
      <RouterProvider router={router} />
    </HostContext>
  )
}

function standIn(route: HostRoute): HostRoute {
  return 'page' in route ? { ...route, page: pageOf(({ title }) => title) } : route
}
