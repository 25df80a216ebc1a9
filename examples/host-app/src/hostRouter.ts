import { createBrowserRouter } from 'react-router'
import { belongsToServer } from './routing/authentication'
import type { HostRoute } from './routing/HostRoute'
import { routeObjects } from './routeObjects'

/** The router of the pages. */
export type PageRouter = ReturnType<typeof createBrowserRouter>

/** How the blocks of the SDK follow a link in this app. */
export interface Links {
  navigate: (path: string) => void
  href: (path: string) => string
}

/** Makes the router of the route table. */
export function hostRouter(routes: readonly HostRoute[]): PageRouter {
  return createBrowserRouter(routeObjects(routes))
}

/** Follows links with the app's router; what is the server's is left to the server, by a full page navigation. */
export function linksOf(router: PageRouter, leave: (path: string) => void): Links {
  return {
    navigate: (path) => (belongsToServer(path) ? leave(path) : void router.navigate(path)),
    href: (path) => path,
  }
}
