import { Navigate, type RouteObject } from 'react-router'
import { Frame } from './frame/Frame'
import { PageBoundary } from './problems/PageBoundary'
import { Guarded } from './Guarded'
import type { HostRoute } from './routing/HostRoute'

/** The route table as react-router reads it: the frame, and in it every page. */
export function routeObjects(routes: readonly HostRoute[]): RouteObject[] {
  const frame = (
    <PageBoundary>
      <Frame />
    </PageBoundary>
  )
  return [{ element: frame, children: pageObjects(routes) }]
}

/** Returns the pages without the frame, each with its guard and error boundary; any other path redirects to /login. */
export function pageObjects(routes: readonly HostRoute[]): RouteObject[] {
  const pages = routes.map((route) => ({
    path: route.path,
    element: (
      <PageBoundary key={route.path}>
        <Guarded route={route} />
      </PageBoundary>
    ),
  }))
  return [...pages, { path: '*', element: <Navigate replace to="/login" /> }]
}
