import { CapstanProvider, CapstanRoot } from '@capstan/sdk-react/provider'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { linksOf } from '../hostRouter'
import { HostContext, type Host } from '../session/Host'
import { aHost } from './aHost'

export interface InHost {
  host?: Partial<Host>
  /** The path, with its query, at which it stands. */
  at?: string
}

/** What was rendered, in which host, and where its links have led. */
export interface Rendered extends RenderResult {
  host: Host
  location: () => string
}

/** Renders a part of the app as it stands in it, at any path; says where its links led. */
export function renderInHost(part: ReactNode, options: InHost = {}): Rendered {
  return renderRoutes([{ path: '*', element: part }], options)
}

/** Renders routes as they stand in the app. */
export function renderRoutes(
  routes: RouteObject[],
  { host: given, at = '/portfolio' }: InHost = {},
): Rendered {
  const host = aHost(given)
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  const view = render(
    <HostContext value={host}>
      <CapstanProvider instance={host.capstan} router={linksOf(router, host.leave)}>
        <CapstanRoot>
          <RouterProvider router={router} />
        </CapstanRoot>
      </CapstanProvider>
    </HostContext>,
  )
  return { ...view, host, location: () => router.state.location.pathname + router.state.location.search }
}
