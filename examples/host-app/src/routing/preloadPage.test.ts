import { generatePath, matchPath } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { routesFor } from '../routes'
import { defaultConfig } from '../session/readConfig'
import { preloadPage } from './preloadPage'

const id = '5f0a6b0e-7a3c-4c54-9a0e-000000000001'
const anyValue = new Proxy<Record<string, string>>({}, { get: () => id })

/** The route table with pages that only remember that they were requested. */
function watched() {
  const loaded: string[] = []
  const routes = routesFor(defaultConfig.providers).map((route) =>
    'page' in route
      ? {
          ...route,
          page: {
            load: () => {
              loaded.push(route.path)
              return Promise.reject(new Error('No network'))
            },
          },
        }
      : route,
  )
  return { loaded, routes }
}

const addresses = routesFor(defaultConfig.providers).flatMap(({ path }) => [
  generatePath(path, anyValue),
  generatePath(path.replace(/\/:\w+\?/g, ''), anyValue),
])

describe('preloadPage', () => {
  it.each([...addresses, '/', '/portfolio/', '/nowhere'])(
    'finds for %s the page the router finds',
    (path) => {
      const { loaded, routes } = watched()

      preloadPage(routes, path)

      const shown = routes.find((route) => matchPath(route.path, path))
      expect(loaded).toEqual(shown && 'page' in shown ? [shown.path] : [])
    },
  )

  it('leaves a failure to the page itself', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)

    preloadPage(watched().routes, '/portfolio')
    await new Promise((resolve) => setTimeout(resolve))

    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })
})
