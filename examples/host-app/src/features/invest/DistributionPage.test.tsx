import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../testing/renderInHost'
import { DistributionPage } from './DistributionPage'

afterEach(() => vi.unstubAllGlobals())

describe('DistributionPage', () => {
  it('stands under the breadcrumb Investor Onboarding, from the first moment', () => {
    // The platform never answers: the breadcrumb does not wait for it.
    vi.stubGlobal('fetch', () => new Promise(() => {}))

    renderRoutes(
      [{ path: '/distribution/:distributionId', element: <DistributionPage title="Investor Onboarding" /> }],
      { at: '/distribution/5f0a6b0e-7a3c-4c54-9a0e-000000000001' },
    )

    const breadcrumb = screen.getByRole('navigation', { name: /breadcrumb/i })
    // proves INVEST-010
    expect(
      within(breadcrumb)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Investor Onboarding'])
    expect(screen.getByRole('heading', { level: 1, name: 'Investor Onboarding' })).toBeVisible()
  })
})
