import { createMemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { routesFor } from './routes'
import { defaultConfig } from './session/readConfig'
import { linksOf } from './hostRouter'

describe('linksOf', () => {
  it.each([
    ['ROUTE-052', '/authenticate/app-user'],
    ['ROUTE-053', '/authenticate/role/7?next=%2Fportfolio'],
    ['ROUTE-054', '/authenticate/terms-of-service'],
    ['ROUTE-055', '/authenticate/logout'],
  ])('[%s] leaves the app for %s, which the client router does not know', (_row, path) => {
    const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/portfolio'] })
    const leave = vi.fn()

    linksOf(router, leave).navigate(path)

    expect(leave).toHaveBeenCalledExactlyOnceWith(path)
    expect(router.state.location.pathname).toBe('/portfolio')
    expect(routesFor(defaultConfig.providers).some((route) => route.path.startsWith('/authenticate'))).toBe(
      false,
    )
  })

  it('stays in the app for its own paths', async () => {
    const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/portfolio'] })
    const leave = vi.fn()

    linksOf(router, leave).navigate('/distribution/7')

    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/distribution/7'))
    expect(leave).not.toHaveBeenCalled()
  })
})
