import { anOpenInvestment, fakeServer, fixtureIds, operations, refuse } from '@capstan/sdk-core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithServer } from '../../../testing/renderWithServer'
import { InvestFlow } from '../flow/InvestFlow'
import { mockInvestingApi } from '../mockInvestingApi'

const open = anOpenInvestment()

/** A platform on which 80 units are open, 120 are left, and the price has gone up since. */
function show() {
  const server = fakeServer()
  mockInvestingApi(server, { offering: { classPrice: '13', remainingUnits: '120', openInvestment: open } })
  renderWithServer(<InvestFlow offeringId={fixtureIds.offering} />, server)
  const sent = (operation: string) => server.requests.filter(({ name }) => name === operation)
  return { server, sent }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const inDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

async function changeTo(units: string) {
  await press('Change amount')
  await userEvent.clear(screen.getByRole('textbox', { name: 'Units' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Units' }), units)
  await press('Change amount')
}

describe('an open investment', () => {
  it('takes another amount, at the price of now, once it is confirmed', async () => {
    const { sent } = show()

    await changeTo('200')
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('You are about to change your open investment of 80 units.')
    expect(dialog).toHaveTextContent('Units200Price per unit$13.00Total investment$2,600.00') // 200 × 13
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change amount' }))

    expect(await screen.findByText('The amount has been changed.')).toBeVisible()
    expect(await screen.findByText('$2,600.00')).toBeVisible()
    expect(sent('ChangeInvestment')).toMatchObject([
      { variables: { input: { distributionId: open.id, amount: '200', expectedPrice: '13' } } },
    ])
  })

  it('may have its own and the remaining units, and no more', async () => {
    const { sent } = show()

    await changeTo('201') // 80 held and 120 left

    expect(screen.getByRole('textbox', { name: 'Units' })).toHaveAccessibleDescription(
      expect.stringContaining('You can invest in at most 200 units of this offering.') as string,
    )
    expect(sent('ChangeInvestment')).toHaveLength(0)
  })

  it('stays as it is when the change is cancelled', async () => {
    const { sent } = show()

    await press('Change amount')
    await press('Cancel')

    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
    expect(sent('ChangeInvestment')).toHaveLength(0)
  })

  it('is withdrawn once it is confirmed, and makes place for an amount', async () => {
    const { sent } = show()

    await press('Withdraw')
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Your investment of 80 units and its steps end',
    )
    await inDialog('Withdraw')

    expect(await screen.findByText('Your investment has been withdrawn.')).toBeVisible()
    expect(await screen.findByRole('textbox', { name: 'Units' })).toBeVisible()
    expect(sent('WithdrawInvestment')).toHaveLength(1)
  })

  it('stays when it cannot be withdrawn, with the reason', async () => {
    const { server } = show()
    server.on(operations.WithdrawInvestment, () => refuse('investment_under_way', 'refused'))

    await press('Withdraw')
    await inDialog('Withdraw')

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something is signed or paid for this investment already. Please ask the seller.',
    )
    await inDialog('Keep investment')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible()
  })
})
