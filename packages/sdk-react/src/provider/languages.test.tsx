import { createCapstan, type Capstan } from '@capstan/sdk-core'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { TextOfKind } from '../forms/fields/TextOfKind'
import type { Languages } from '../language/Languages'
import { useFormats } from '../language/useFormats'
import { DateField } from '../ui/fields/dates/DateField'
import { NumberField } from '../ui/fields/numbers/NumberField'
import { EmptyState } from '../ui/feedback/EmptyState'
import { Spinner } from '../ui/feedback/Spinner'
import { CapstanProvider } from './CapstanProvider'
import { CapstanRoot } from './CapstanRoot'
import { fillIn } from '../language/fillIn'

function Figures() {
  const { amount, day } = useFormats()
  return <p>{`${amount('1234.5')} ${day('2026-02-16', 'short')}`}</p>
}

const show = (instance: Capstan, languages?: Languages) =>
  render(
    <CapstanProvider instance={instance} languages={languages}>
      <CapstanRoot data-testid="root">
        <EmptyState />
        <Figures />
        <DateField label="Day" />
      </CapstanRoot>
    </CapstanProvider>,
  )

describe('the language of a provider', () => {
  it('is English at once', () => {
    show(createCapstan())

    expect(screen.getByText('None Found.')).toBeInTheDocument()
    expect(screen.getByText('1,234.50 02/16/2026')).toBeInTheDocument()
    expect(screen.getByTestId('root')).toHaveAttribute('lang', 'en-US')
    expect(screen.getByTestId('root')).toHaveAttribute('dir', 'ltr')
  })

  it('shows nothing before its words have come, and then all of it in German [WCAG 3.1.1]', async () => {
    const { container } = show(createCapstan({ locale: 'de-DE' }))

    expect(container).toBeEmptyDOMElement()
    expect(await screen.findByText('Nichts gefunden.')).toBeInTheDocument()
    expect(screen.getByText('1.234,50 16.02.2026')).toBeInTheDocument()
    expect(screen.getByTestId('root')).toHaveAttribute('lang', 'de-DE')
    expect(document.querySelector('.capstan-portal')).toHaveAttribute('lang', 'de-DE')
    // React Aria's own words and order are German, too.
    expect(screen.getAllByRole('spinbutton').map((segment) => segment.textContent)).toEqual([
      'tt',
      'mm',
      'jjjj',
    ])
  })

  it('changes when the instance’s locale does, words and figures together', async () => {
    const capstan = createCapstan()
    show(capstan)

    act(() => capstan.update({ locale: 'de' }))
    expect(screen.getByText('None Found.')).toBeInTheDocument()
    expect(screen.getByText('1,234.50 02/16/2026')).toBeInTheDocument()

    expect(await screen.findByText('Nichts gefunden.')).toBeInTheDocument()
    act(() => capstan.update({ locale: 'en-US' }))
    expect(screen.getByText('None Found.')).toBeInTheDocument()
  })

  it('accepts a partner’s language, and falls back to English for missing texts', () => {
    render(
      <CapstanProvider
        instance={createCapstan({ locale: 'fr-CA' })}
        languages={{ fr: { ui: { noneFound: 'Rien.' } }, 'fr-CA': { ui: { retry: 'Reprendre' } } }}
      >
        <EmptyState />
        <Spinner />
      </CapstanProvider>,
    )

    expect(screen.getByText('Rien.')).toBeInTheDocument()
    expect(screen.getByText('Loading')).toBeInTheDocument()
  })

  it('falls back to English when a language cannot be loaded', async () => {
    show(createCapstan({ locale: 'fr' }), { fr: () => Promise.reject(new Error('gone')) })

    expect(await screen.findByText('None Found.')).toBeInTheDocument()
  })

  it('marks a shadow root and its place for dialogs, which inherit nothing from the page', async () => {
    const { container } = render(
      <CapstanProvider instance={createCapstan({ locale: 'he' })}>
        <CapstanRoot isolation="shadow">
          <EmptyState />
        </CapstanRoot>
      </CapstanProvider>,
    )

    const inside = await waitFor(() => {
      const marked = container.querySelector('.capstan-host')?.shadowRoot?.querySelectorAll('.capstan')
      expect(marked).toHaveLength(2)
      return [...(marked ?? [])]
    })
    expect(inside.map((part) => [part.getAttribute('lang'), part.getAttribute('dir')])).toEqual([
      ['he', 'rtl'],
      ['he', 'rtl'],
    ])
  })

  it.each([false, true])('keeps a tax id reading from the left, secret: %s', (isSecret) => {
    const taxId = { name: 'taxId', kind: 'taxId', value: '12-3456789', onChange: () => undefined } as const
    render(
      <CapstanProvider instance={createCapstan({ locale: 'he' })}>
        <TextOfKind {...taxId} label="Tax id" isSecret={isSecret} />
      </CapstanProvider>,
    )

    expect(screen.getByLabelText(/Tax id/)).toHaveAttribute('dir', 'ltr')
  })

  it('is read from the right where it is', () => {
    show(createCapstan({ locale: 'he' }))

    expect(screen.getByTestId('root')).toHaveAttribute('dir', 'rtl')
  })
})

describe('fillIn', () => {
  it('isolates values of the other writing direction', () => {
    expect(fillIn('Paid by {name}', { name: 'דוד' })).toBe('Paid by \u2068דוד\u2069')
    expect(fillIn('שולם על ידי {name}', { name: 'Ada' })).toBe('שולם על ידי \u2068Ada\u2069')
    expect(fillIn('Paid by {name}, {count}', { name: 'Ada', count: 3 })).toBe('Paid by Ada, 3')
  })
})

describe('a number field', () => {
  it('keeps the decimal sign of the language: 1,5 is never 15', async () => {
    const typed = vi.fn()
    render(
      <CapstanProvider instance={createCapstan({ locale: 'de' })}>
        <NumberField label="Tokens" keep="precise" onChange={typed} />
      </CapstanProvider>,
    )

    fireEvent.change(await screen.findByRole('textbox'), { target: { value: '1,5' } })

    expect(typed).toHaveBeenCalledWith('1,5')
  })
})
