import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { Pages } from '../Pages'
import { pageObjects } from '../routeObjects'
import type { HostRoute } from '../routing/HostRoute'
import { routesFor } from '../routes'
import { HostContext } from '../session/Host'
import { defaultConfig } from '../session/readConfig'
import type { Visitor } from '../session/Visitor'
import { pageOf } from './pageOf'
import { placeOf } from './placeOf'
import { aHost } from './aHost'

export interface Visit {
  /** The path and query at which the visitor ended. */
  location: string
  /** The title of the page that opened; empty when none did. */
  page: string
}

const host = aHost()

/** Opens a path of the route table as a visitor. Pages are replaced by their titles, because the test is about guards. */
export async function visit(
  path: string,
  visitor: Visitor,
  routes = routesFor(defaultConfig.providers),
): Promise<Visit> {
  const { Place, location } = placeOf()
  const { container, unmount } = await act(async () =>
    render(
      <HostContext value={{ ...host, visitor }}>
        <MemoryRouter initialEntries={[path]}>
          <Place />
          <Pages routes={pageObjects(routes.map(standIn))} />
        </MemoryRouter>
      </HostContext>,
    ),
  )
  const page = container.textContent
  unmount()
  return { location: location(), page }
}

function standIn(route: HostRoute): HostRoute {
  return 'page' in route ? { ...route, page: pageOf(({ title }) => title) } : route
}
