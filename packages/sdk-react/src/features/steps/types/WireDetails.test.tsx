import { fakeServer, fixtureIds } from '@capstan/sdk-core/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CapstanRoot } from '../../../provider/CapstanRoot'
import { renderWithServer } from '../../../testing/renderWithServer'
import { wireAnswer, wirePath } from '../testing'
import { WireDetails } from './WireDetails'

function show() {
  const server = fakeServer()
  server.onPost(wirePath, wireAnswer)
  renderWithServer(
    <CapstanRoot>
      <WireDetails stepId={fixtureIds.step} />
    </CapstanRoot>,
    server,
  )
}

describe('WireDetails', () => {
  it('shows the account, the amount, the due day and the reference of the payment', async () => {
    show()

    expect(await screen.findByText('000123456789')).toBeVisible()
    for (const text of [
      'SWIFT code (from abroad)',
      'SBXEUS33',
      'Sandbox Escrow Bank',
      '110000000',
      'CAP-1A2B3C4D',
      '$25,000.00',
      'Dec 18th 2026',
    ])
      expect(screen.getByText(text)).toBeVisible()
    // The vendor gives none.
    expect(screen.queryByText('IBAN (from abroad)')).not.toBeInTheDocument()
  })

  it('shows the IBAN of the vendor if it has one, and none for a provider without one', async () => {
    const { data } = wireAnswer()
    const { swift: _swift, iban: _iban, ...plain } = data
    for (const [answer, shown] of [
      [{ data: { ...data, iban: 'DE02120300000000202051' } }, true],
      [{ data: plain }, false],
    ] as const) {
      const server = fakeServer()
      server.onPost(wirePath, () => answer)
      const { unmount } = renderWithServer(
        <CapstanRoot>
          <WireDetails stepId={fixtureIds.step} />
        </CapstanRoot>,
        server,
      )
      await screen.findByText('000123456789')

      expect(screen.queryByText('DE02120300000000202051') !== null).toBe(shown)
      expect(screen.queryByText('SWIFT code (from abroad)') !== null).toBe(shown)
      unmount()
    }
  })

  it('copies a figure in the format of banks, and confirms it', async () => {
    const user = userEvent.setup()
    show()

    await user.click(await screen.findByRole('button', { name: 'Copy: Amount' }))

    expect(await navigator.clipboard.readText()).toBe('25000.00')
    expect(screen.getByText('Copied: Amount')).toBeVisible()
  })
})
