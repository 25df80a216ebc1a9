import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultConfig } from '../session/readConfig'
import { renderInHost } from '../testing/renderInHost'
import { anonymous } from '../testing/visitors'
import { Footer } from './Footer'

const config = {
  ...defaultConfig,
  termsUrl: 'https://capstan.test/terms',
  privacyUrl: 'https://capstan.test/privacy',
  supportUrls: { investor: 'https://help.test/investors', admin: 'https://help.test/admins' },
}

afterEach(() => vi.useRealTimers())

describe('Footer', () => {
  it('shows a copyright line with the current year', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-06T12:00:00Z') })

    renderInHost(<Footer />)

    // proves NAV-037
    expect(screen.getByText('© 2031 Capstan')).toBeInTheDocument()
  })

  it('names who runs the platform, whose brand the screen carries', () => {
    const product = { ...defaultConfig.product, name: 'Larkspur' }

    renderInHost(<Footer />, { host: { config: { ...defaultConfig, product } } })

    expect(screen.getByText(/Larkspur$/)).toBeInTheDocument()
    expect(screen.queryByText(/Capstan/)).toBeNull()
  })

  it('opens the support center in a new tab, and announces that [WCAG 3.2.6]', () => {
    renderInHost(<Footer />, { host: { config } })

    const support = screen.getByRole('link', { name: /^Support Center.*new tab/ })
    expect(support).toHaveAttribute('target', '_blank')
    // proves NAV-040
    expect(support).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  it('helps who is not signed in as it helps investors', () => {
    renderInHost(<Footer />, { host: { config, visitor: anonymous } })

    expect(screen.getByRole('link', { name: /^Support Center/ })).toHaveAttribute(
      'href',
      'https://help.test/investors',
    )
  })
})
