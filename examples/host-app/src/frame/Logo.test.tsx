import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aHost } from '../testing/aHost'
import { renderInHost } from '../testing/renderInHost'
import { Logo } from './Logo'

describe('Logo', () => {
  it('shows the platform in colour, in white on a dark ground, as the bug where room is short', () => {
    const { container } = renderInHost(<Logo />)

    const sources = [...container.querySelectorAll('source')].map((source) => [source.media, source.srcset])
    expect(container.querySelector('img')).toHaveAttribute('src', '/content/logos/color-full')
    expect(sources).toContainEqual(['(prefers-color-scheme: dark)', '/content/logos/white-full'])
    // proves BRAND-001, BRAND-002, BRAND-003
    expect(sources[0]?.[1]).toBe('/content/logos/color-bug')
  })

  it('shows the logo of the brand of the account', () => {
    const { container } = renderInHost(<Logo slug="larkspur" />)

    // proves BRAND-004
    expect(container.querySelector('img')).toHaveAttribute('src', '/stack/brand/larkspur/logos/color-full')
  })

  it('shows the logo that the brand itself names', () => {
    const host = aHost()
    const colors = { primary: '#2f4a3c' }
    host.capstan.update({ brand: { slug: 'larkspur', colors, logo: 'https://larkspur.test/logo.svg' } })

    const { container } = renderInHost(<Logo slug="larkspur" />, { host })

    expect(container.querySelector('img')).toHaveAttribute('src', 'https://larkspur.test/logo.svg')
  })

  it('falls back to the logo of the platform where the brand has none', () => {
    const { container } = renderInHost(<Logo slug="unknown" />)

    fireEvent.error(container.querySelector('img') as HTMLImageElement)

    expect(container.querySelector('img')).toHaveAttribute('src', '/content/logos/color-full')
  })
})
