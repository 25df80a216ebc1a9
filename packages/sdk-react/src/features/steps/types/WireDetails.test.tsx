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
  it('says where the money goes, how much of it, by when and for what', async () => {
    show()

    expect(await screen.findByText('000123456789')).toBeVisible()
    for (const text of ['Sandbox Escrow Bank', '110000000', 'CAP-1A2B3C4D', '$25,000.00', 'Dec 18th 2026'])
      expect(screen.getByText(text)).toBeVisible()
  })

  it('copies a figure as a bank takes it, and says that it did', async () => {
    const user = userEvent.setup()
    show()

    await user.click(await screen.findByRole('button', { name: 'Copy: Amount' }))

    expect(await navigator.clipboard.readText()).toBe('25000.00')
    expect(screen.getByText('Copied: Amount')).toBeVisible()
  })
})
