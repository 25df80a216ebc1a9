import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router'
import { likelyRoutes } from './routing/likelyRoutes'

export interface PagesProps {
  /** The pages there are. Make them once. */
  routes: RouteObject[]
}

/** The page at the path. An address that no pattern can even be matched with leads where any unknown one does. */
export function Pages({ routes }: PagesProps) {
  const { pathname } = useLocation()

  return useRoutes(likelyRoutes(routes, pathname)) ?? <Navigate replace to="/login" />
}
