import { Navigate, useRoutes, type RouteObject } from 'react-router'

export interface PagesProps {
  /** The pages there are. Make them once. */
  routes: RouteObject[]
}

/** The page at the path. An address that no pattern can even be matched with leads where any unknown one does. */
export function Pages({ routes }: PagesProps) {
  return useRoutes(routes) ?? <Navigate replace to="/login" />
}
