import { CapstanProvider, CapstanRoot } from '@capstan/sdk-react/provider'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, type RouteObject } from 'react-router'
import { Pages } from '../Pages'
import { useLinks } from '../routing/useLinks'
import { HostContext, type Host } from '../session/Host'
import { aHost } from './aHost'
import { placeOf } from './placeOf'

export interface InHost {
  host?: Partial<Host>
  /** The path, with its query, at which it stands. */
  at?: string
}

/** The rendered result, its host, and the location its links have led to. */
export interface Rendered extends RenderResult {
  host: Host
  location: () => string
}

/** Renders a part of the app at any path, and returns the targets of its links. */
export function renderInHost(part: ReactNode, options: InHost = {}): Rendered {
  return renderRoutes([{ path: '*', element: part }], options)
}

/** Renders routes as the app does. */
export function renderRoutes(
  routes: RouteObject[],
  { host: given, at = '/portfolio' }: InHost = {},
): Rendered {
  const host = aHost(given)
  const { Place, location } = placeOf()
  const view = render(
    <HostContext value={host}>
      <MemoryRouter initialEntries={[at]}>
        <Place />
        <Linked host={host}>
          <Pages routes={routes} />
        </Linked>
      </MemoryRouter>
    </HostContext>,
  )
  return { ...view, host, location }
}

function Linked({ host, children }: { host: Host; children: ReactNode }) {
  return (
    <CapstanProvider instance={host.capstan} router={useLinks(host.leave)}>
      <CapstanRoot>{children}</CapstanRoot>
    </CapstanProvider>
  )
}
