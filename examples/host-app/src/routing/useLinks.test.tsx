import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { routesFor } from '../routes'
import { defaultConfig } from '../session/readConfig'
import { placeOf } from '../testing/placeOf'
import { useLinks } from './useLinks'

/** The links of an app that stands at the portfolio, and where they led. */
function links() {
  const leave = vi.fn()
  const { Place, location } = placeOf()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/portfolio']}>
      <Place />
      {children}
    </MemoryRouter>
  )
  const { result } = renderHook(() => useLinks(leave), { wrapper })
  return { leave, location, result }
}

describe('useLinks', () => {
  it.each([
    ['ROUTE-052', '/authenticate/app-user'],
    ['ROUTE-053', '/authenticate/role/7?next=%2Fportfolio'],
    ['ROUTE-054', '/authenticate/terms-of-service'],
    ['ROUTE-055', '/authenticate/logout'],
  ])('[%s] leaves the app for %s, which the client router does not know', (_row, path) => {
    const { leave, location, result } = links()

    act(() => result.current.navigate(path))

    expect(leave).toHaveBeenCalledExactlyOnceWith(path)
    expect(location()).toBe('/portfolio')
    expect(routesFor(defaultConfig.providers).some((route) => route.path.startsWith('/authenticate'))).toBe(
      false,
    )
  })

  it('stays in the app for its own paths, and the same wherever it is', () => {
    const { leave, location, result } = links()
    const before = result.current

    act(() => before.navigate('/distribution/7'))

    expect(location()).toBe('/distribution/7')
    expect(leave).not.toHaveBeenCalled()
    expect(result.current).toBe(before)
  })
})
