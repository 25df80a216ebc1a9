import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { TermsOfServiceView } from './TermsOfServiceView'
import { someTerms } from './testing'

const agreement = '1. <b>Use</b>\n\nYou may.<script>alert(1)</script>'
const region = () => screen.getByRole('region', { name: 'The agreement' })

describe('TermsOfServiceView', () => {
  it('shows an agreement of the type html as html', () => {
    render(<TermsOfServiceView terms={someTerms({ type: 'html', agreement })} onAccept={vi.fn()} />)

    expect(within(region()).getByText('Use', { selector: 'b' })).toBeVisible()
    // proves TERMS-002
    expect(region().querySelector('script')).toBeNull()
  })

  it.each([
    ['<h2>Terms of  Service</h2><p>Be kind.</p>', ['Terms of service']],
    [
      '<h1>House rules</h1><h2>Terms of service</h2>',
      ['Terms of service', 'House rules', 'Terms of service'],
    ],
  ])('shows its title once: %s', (agreement, headings) => {
    render(<TermsOfServiceView terms={someTerms({ type: 'html', agreement })} onAccept={vi.fn()} />)

    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(headings)
  })

  it.each(['plain', 'text', ''])('shows an agreement of the type "%s" as it is written', (type) => {
    render(<TermsOfServiceView terms={someTerms({ type, agreement })} onAccept={vi.fn()} />)

    // proves TERMS-003
    expect(region().textContent).toBe(agreement)
  })

  it.each(['html', 'plain'])(
    'is marked with its own language, not that of the page, of the type "%s" [WCAG 3.1.2]',
    (type) => {
      const terms = someTerms({ type, agreement: 'Seien Sie nett.', language: 'de-CH' })
      render(<TermsOfServiceView terms={terms} onAccept={vi.fn()} />)

      expect(screen.getByText('Seien Sie nett.').closest('[lang]')).toHaveAttribute('lang', 'de-CH')
      expect(region()).not.toHaveAttribute('lang')
    },
  )

  it('shows the new text when the terms change', () => {
    const { rerender } = render(
      <TermsOfServiceView terms={someTerms({ agreement: '<p>One</p>' })} onAccept={vi.fn()} />,
    )

    rerender(<TermsOfServiceView terms={someTerms({ agreement: '<p>Two</p>' })} onAccept={vi.fn()} />)

    expect(region().innerHTML).toContain('<p>Two</p>')
    expect(region()).not.toHaveTextContent('One')
  })

  it('can be scrolled with the keyboard and is accepted with one button', async () => {
    const onAccept = vi.fn()
    render(<TermsOfServiceView terms={someTerms({ agreement: '<p>Be kind.</p>' })} onAccept={onAccept} />)

    await userEvent.tab()
    expect(region()).toHaveFocus()
    await userEvent.tab()
    // proves TERMS-004
    expect(screen.getByRole('button', { name: 'I AGREE' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')

    expect(onAccept).toHaveBeenCalledOnce()
  })

  it('reports an acceptance that was not saved, and can be accepted again', () => {
    render(<TermsOfServiceView terms={someTerms()} status="failed" onAccept={vi.fn()} />)

    expect(screen.getByRole('alert')).toHaveTextContent('Your acceptance was not saved. Please try again.')
    expect(screen.getByRole('button', { name: 'I AGREE' })).toBeEnabled()
  })

  it('accepts no agreement to terms that a strict page does not let us show', async () => {
    vi.stubGlobal('trustedTypes', {
      createPolicy: () => {
        throw new TypeError('Policy "capstan-terms" disallowed.')
      },
    })
    // A page makes its policy once.
    vi.resetModules()
    const { TermsOfServiceView: Strict } = await import('./TermsOfServiceView')

    render(<Strict terms={someTerms()} onAccept={vi.fn()} />)

    expect(screen.getByRole('alert')).toHaveTextContent(
      'The agreement cannot be shown here. Please contact support.',
    )
    expect(screen.queryByRole('button', { name: 'I AGREE' })).toBeNull()
    vi.unstubAllGlobals()
  })
})
