import { createCapstan } from '@capstan/sdk-core'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CapstanProvider } from '../provider/CapstanProvider'
import { StatusChip } from '../ui/display/StatusChip'
import { useStatusWord } from '../ui/display/useStatusWord'
import { StepBar } from '../ui/navigation/StepBar'
import type { Languages } from './Languages'
import type { Messages } from './Messages'
import { useFormats } from './useFormats'
import { useMessages } from './useMessages'

const english = {
  title: 'Investors',
  types: { llc: 'LLC', trust: 'Trust', terms: { long: 'Years' } },
  count: { one: '1 investor', other: '{count} investors' },
}

function Words() {
  const { title, types, count } = useMessages('book', english)
  const { plural } = useFormats()
  const said = [title, types.llc, types.trust, types.terms.long, plural(count, 1), plural(count, 2)]
  return <p>{said.join(', ')}</p>
}

function States() {
  const wordOf = useStatusWord()
  return (
    <>
      <p>{`${wordOf('open')}, ${wordOf('closed')}`}</p>
      <StatusChip status="open" />
      <StepBar aria-label="Steps" steps={[{ id: '1', title: 'Profile', status: 'open' }]} />
    </>
  )
}

function show(messages: Messages, languages?: Languages) {
  const instance = createCapstan(languages && { locale: 'fr' })
  render(
    <CapstanProvider instance={instance} messages={messages} languages={languages}>
      <Words />
      <States />
    </CapstanProvider>,
  )
}

const said = (text: string) => expect(screen.getByText(text)).toBeVisible()

describe('useMessages', () => {
  it('replaces one of several texts under a key, and keeps the others', () => {
    show({ book: { types: { llc: 'Company', terms: { long: 'Decades' } } } })

    said('Investors, Company, Trust, Decades, 1 investor, 2 investors')
  })

  it('uses the texts of a language over the English ones, and those of a partner over both', () => {
    const fr = { book: { types: { llc: 'SARL', trust: 'Fiducie' } } }
    show({ book: { types: { trust: 'Truste' } } }, { fr })

    said('Investors, SARL, Truste, Years, 1 investor, 2 investors')
  })

  it('replaces a text everywhere, at every depth, with the partner’s', () => {
    show({ everywhere: { Trust: 'Foundation', Years: 'Decades' } })

    said('Investors, LLC, Foundation, Decades, 1 investor, 2 investors')
  })

  it('uses the plural forms of one language for a text with a number', () => {
    const fr = {
      book: { count: { one: '{count} investisseur', many: '{count} d’investisseurs', other: '…' } },
    }
    show({ everywhere: { '{count} investors': '{count} backers' } }, { fr })

    said('Investors, LLC, Trust, Years, 1 investor, 2 backers')
  })

  it.each<[string, Messages]>([
    ['by its key', { statuses: { open: 'Live' } }],
    ['everywhere', { everywhere: { Open: 'Live' } }],
  ])('translates a status %s, wherever it is shown', (_how, messages) => {
    show(messages)

    said('Live, Closed')
    expect(screen.getAllByText(/^Live\b/)).toHaveLength(3)
    expect(screen.queryByText('Open')).toBeNull()
  })
})
