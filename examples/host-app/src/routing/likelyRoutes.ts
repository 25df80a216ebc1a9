import type { RouteObject } from 'react-router'

/**
 * The routes that a path may be one of, by its first word: the router makes a pattern of each that it is given, every time it
 * looks, and there are sixty.
 */
export function likelyRoutes(routes: readonly RouteObject[], pathname: string): RouteObject[] {
  const word = firstWord(pathname)
  return routes.flatMap((route) => {
    if (route.index) return route
    const wanted = route.path === undefined ? undefined : firstWord(route.path)
    if (wanted !== undefined && wanted !== word && !/^[:*]|^$|[?]$/.test(wanted)) return []
    return route.path === undefined && route.children
      ? { ...route, children: likelyRoutes(route.children, pathname) }
      : route
  })
}

/** The first word of a path, as a router without regard for capitals reads it. */
function firstWord(path: string): string {
  const [word = ''] = path.replace(/^\/+/, '').split('/')
  return decoded(word).toLowerCase()
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}
