import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { routeObjects } from '../routeObjects'
import { routesFor } from '../routes'
import { defaultConfig } from '../session/readConfig'
import { likelyRoutes } from './likelyRoutes'

const routes = routeObjects(routesFor(defaultConfig.providers))
const paths = routes[0]?.children?.map(({ path = '' }) => path) ?? []
const patternsOf = (path: string, among: RouteObject[]) =>
  matchRoutes(among, path)?.map(({ route }) => route.path)

/** A path that a pattern fits. */
const fill = (pattern: string) => `/${pattern.replace(/^\//, '').replace(/:\w+\??|\*/g, 'x1')}`

describe('the routes a path may be one of', () => {
  it('are few, and the one it is among them', () => {
    expect(paths.length).toBeGreaterThan(40)
    for (const pattern of paths) {
      const path = fill(pattern)
      const likely = likelyRoutes(routes, path)

      expect(patternsOf(path, likely), path).toEqual(patternsOf(path, routes))
      expect(likely[0]?.children?.length, path).toBeLessThan(paths.length / 2)
    }
  })

  it.each([
    '/',
    '',
    '//portfolio',
    '/PORTFOLIO',
    '/portfolio/',
    '/port%66olio',
    '/%',
    '/nowhere/at/all',
    '/a:b',
    '/..',
  ])('are those of all for %s', (path) => {
    const search = (among: RouteObject[]) => {
      try {
        return patternsOf(path, among)
      } catch (error) {
        return String(error)
      }
    }

    expect(search(likelyRoutes(routes, path))).toEqual(search(routes))
  })
})
