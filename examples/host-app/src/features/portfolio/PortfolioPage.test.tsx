import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInHost } from '../../testing/renderInHost'
import { PortfolioPage } from './PortfolioPage'

afterEach(() => vi.unstubAllGlobals())

describe('PortfolioPage', () => {
  it('stands under the breadcrumb Portfolio', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))

    renderInHost(<PortfolioPage title="Portfolio" />)

    const breadcrumb = screen.getByRole('navigation', { name: /breadcrumb/i })
    // proves PORT-001
    expect(
      within(breadcrumb)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Portfolio'])
  })
})
