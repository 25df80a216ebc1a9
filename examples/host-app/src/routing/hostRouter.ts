import { createBrowserRouter } from 'react-router'
import { belongsToServer } from './authentication'
import type { HostRoute } from './HostRoute'
import { routeObjects } from './routeObjects'

export interface HostRouterOptions {
  routes: readonly HostRoute[]
  /** Leaves the app for a path of the server. */
  leave: (path: string) => void
}

/** The router of the app, and how the blocks of the SDK follow links with it. */
export interface HostRouter {
  pages: ReturnType<typeof createBrowserRouter>
  links: { navigate: (path: string) => void; href: (path: string) => string }
}

/** Makes the router of the route table. */
export function hostRouter({ routes, leave }: HostRouterOptions): HostRouter {
  const pages = createBrowserRouter(routeObjects(routes))
  const navigate = (path: string) => (belongsToServer(path) ? leave(path) : void pages.navigate(path))
  return { pages, links: { navigate, href: (path) => path } }
}
