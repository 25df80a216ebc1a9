import {
  anOffering,
  anOpenInvestment,
  aUsersData,
  fakeServer,
  fixtureIds,
  operations,
  refuse,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import { cleanup, act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CapstanProvider } from '../../provider/CapstanProvider'
import { renderWithServer } from '../../testing/renderWithServer'
import { InvestCard, type InvestCardProps } from './InvestCard'

const made = {
  __typename: 'Mutation' as const,
  investorMakeDistribution: {
    __typename: 'InvestorMakeDistributionPayload' as const,
    code: null as string | null,
    distribution: {
      __typename: 'Distribution' as const,
      id: fixtureIds.distribution,
      version: '1',
      amount: '2000',
      status: 'open',
      locked: false,
      processId: fixtureIds.process,
    },
  },
}

function aPlatform(
  answer: () => typeof made | Response | Promise<typeof made | Response> = () => made,
): FakeServer {
  const server = fakeServer()
  server.on(operations.UsersData, () => usersDataAnswer(aUsersData()))
  server.on(operations.MakeInvestment, answer)
  return server
}

function show(server = aPlatform(), props: Partial<InvestCardProps> = {}) {
  const onInvested = vi.fn()
  renderWithServer(<InvestCard offering={anOffering()} onInvested={onInvested} {...props} />, server)
  return { onInvested, sent: () => server.requests.filter(({ name }) => name === 'MakeInvestment') }
}

const limited = anOffering({ minUnits: '5', maxUnits: '2000', remainingUnits: '1200' })

const snackbar = () => document.querySelector('.capstan-snackbar')
const units = () => screen.getByRole('textbox', { name: 'Units' })
const total = () => screen.getByRole('textbox', { name: 'Total Investment (USD)' })
const invest = () => screen.getByRole('button', { name: 'Invest' })
const confirm = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Invest' })

async function review(count: string) {
  const user = userEvent.setup()
  await user.clear(units())
  await user.type(units(), count)
  await user.click(invest())
  return { user, dialog: await screen.findByRole('dialog') }
}

afterEach(() => {
  // Cleanup with pending timers flushed: otherwise React Aria no longer restores the focus.
  cleanup()
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

describe('InvestCard', () => {
  it('works the total out of the units, to two decimals, commas stripped', async () => {
    show(undefined, { offering: anOffering({ classPrice: '12.345' }) })

    await userEvent.clear(units())
    await userEvent.type(units(), '1,001')

    // proves INVEST-020, INVEST-022
    expect(total()).toHaveValue('12,357.35') // 1,001 × 12.345 = 12,357.345
  })

  it('works the units out of the total, rounded down, and settles the total when it is left', async () => {
    show()

    await userEvent.clear(total())
    await userEvent.type(total(), '1,000.01')
    expect(units()).toHaveValue('80') // 1,000.01 ÷ 12.50 = 80.0008
    await userEvent.tab()

    // proves INVEST-025
    expect(total()).toHaveValue('1,000.00')
  })

  it('starts with the units of a link, or with the units that its dollars buy', () => {
    show(undefined, { amount: '1000', type: 'USD' })

    // proves INVEST-024, INVEST-025
    expect(units()).toHaveValue('80')
  })

  it('begins with the units that were typed, where the reader comes back to it', async () => {
    const server = aPlatform()
    const card = (key: string) => <InvestCard key={key} offering={anOffering()} onInvested={vi.fn()} />
    const { capstan, rerender } = renderWithServer(card('first'), server)
    const page = (shown: React.ReactNode) => <CapstanProvider instance={capstan}>{shown}</CapstanProvider>
    await userEvent.clear(units())
    await userEvent.type(units(), '777')

    rerender(page(null))
    rerender(page(card('back')))

    expect(units()).toHaveValue('777')
    expect(total()).toHaveValue('9,712.50') // 777 × 12.50
  })

  it('hides the total of free units', () => {
    show(undefined, { offering: anOffering({ classPrice: '0' }) })

    // proves INVEST-023
    expect(screen.queryByLabelText('Total Investment (USD)')).not.toBeInTheDocument()
  })

  it('refuses an investment of 0 units, with the reason', async () => {
    show()

    await userEvent.clear(units())
    await userEvent.type(units(), '0')

    expect(invest()).toHaveAttribute('aria-disabled', 'true')
    expect(invest()).toHaveAccessibleDescription('Enter at least one unit to invest.')
    await userEvent.click(invest())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(units()).toBeInvalid()
    expect(units()).toHaveFocus()
    expect(units()).toHaveAccessibleDescription('Enter at least one unit to invest.')
  })

  it('asks to confirm under the names of asset and class [WCAG 3.3.4]', async () => {
    const { sent } = show()

    const { dialog } = await review('2000')

    expect(dialog).toHaveAccessibleName('Halden Biologics · Series A Preferred')
    expect(dialog).toHaveTextContent(/Units2,000Price per unit\$12\.50Total investment\$25,000\.00/)
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible()
    // proves INVEST-016
    expect(sent()).toHaveLength(0)
  })

  it('invests once, shows the investment, and continues after 500 ms', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { onInvested, sent } = show()

    const { user, dialog } = await review('2000')
    await user.dblClick(confirm(dialog))
    await screen.findByRole('heading', { name: 'Your investment' })
    expect(screen.queryByLabelText('Units')).not.toBeInTheDocument()
    expect(onInvested).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(500))

    expect(onInvested).toHaveBeenCalledExactlyOnceWith({
      distributionId: fixtureIds.distribution,
      alreadyOpen: false,
    })
    expect(sent()).toHaveLength(1)
    // proves INVEST-017, INVEST-018
    expect(sent()[0]?.variables).toEqual({
      input: { offeringId: fixtureIds.offering, amount: '2000', expectedPrice: '12.5' },
    })
  })

  it('names the agent whose link the investor used', async () => {
    const offeringLinkId = '0e8b4c1a-0000-4000-8000-000000000000'
    const { sent } = show(aPlatform(), { offeringLinkId })

    const { user, dialog } = await review('2000')
    await user.click(confirm(dialog))

    await screen.findByRole('heading', { name: 'Your investment' })
    expect(sent()[0]?.variables).toMatchObject({ input: { offeringLinkId } })
  })

  it('reports a failure for 3 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let attempt = 0
    show(
      aPlatform(() =>
        ++attempt < 2 ? new Response('', { status: 503 }) : refuse('write_not_made', 'It was not made.'),
      ),
    )

    const { user, dialog } = await review('2000')
    await user.click(confirm(dialog))
    // proves INVEST-026
    await waitFor(() => expect(snackbar()).toHaveTextContent('Unable to invest. Please try again.'))
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(snackbar()).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1600))

    expect(snackbar()).not.toBeInTheDocument()
  })

  it('reports an unknown outcome, offers no action until it is known, and then continues', async () => {
    let attempt = 0
    let answerLate: (answer: typeof made) => void = () => undefined
    const lateAnswer = new Promise<typeof made>((resolve) => (answerLate = resolve))
    const { onInvested, sent } = show(
      aPlatform(() => (++attempt < 3 ? new Response('', { status: 503 }) : lateAnswer)),
    )

    const { user, dialog } = await review('1234')
    await user.click(confirm(dialog))
    await within(dialog).findByText(/We do not know yet whether this went through/)
    expect(dialog).toHaveTextContent('Units1,234')
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled()
    answerLate(made)
    await waitFor(() => expect(onInvested).toHaveBeenCalled())

    const keys = new Set(sent().map(({ headers }) => headers.get('idempotency-key')))
    expect(keys.size).toBe(1)
  })

  it.each([
    ['offering_sold_out', { remaining: '120' }, 'Only 120 units are left in this offering.'],
    ['delegate_suspended', {}, 'Your access to this account is suspended.'],
    ['units_not_whole', {}, 'Units are bought whole. Please enter a whole number of them.'],
    ['amount_out_of_range', { min: '10' }, 'You can invest in at least 10 units of this offering.'],
  ])('reports the reason of a refusal with %s %o', async (code, details, text) => {
    show(aPlatform(() => refuse(code, 'refused', details)))

    const { user, dialog } = await review('2000')
    await user.click(confirm(dialog))

    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(units()).toHaveValue('2,000')
  })

  it('shows the new figures for a new confirmation when the price has changed', async () => {
    let isFirst = true
    const { sent } = show(
      aPlatform(() => {
        const answer = isFirst ? refuse('price_changed', 'changed', { price: '13.25' }) : made
        isFirst = false
        return answer
      }),
    )

    const { user, dialog } = await review('2000')
    await user.click(confirm(dialog))
    await within(dialog).findByRole('alert')
    expect(dialog).toHaveTextContent('The price is now $13.25.')
    expect(dialog).toHaveTextContent('$26,500.00') // 2,000 × 13.25
    await user.click(confirm(dialog))
    await screen.findByRole('heading', { name: 'Your investment' })

    const [first, second] = sent()
    expect(second?.variables).toMatchObject({ input: { expectedPrice: '13.25' } })
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'))
  })

  it('reports an investment that is already open, and stays on the page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const existing = { ...made.investorMakeDistribution, code: 'already_open' }
    const { onInvested } = show(aPlatform(() => ({ ...made, investorMakeDistribution: existing })))

    const { user, dialog } = await review('2000')
    await user.click(confirm(dialog))
    expect(await screen.findByText(/No new investment was created/)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(2000))

    expect(onInvested).not.toHaveBeenCalled()
  })

  it('shows the open investment in the place of the form, and goes on with it', async () => {
    const { onInvested } = show(undefined, { offering: anOffering({ openInvestment: anOpenInvestment() }) })

    const card = screen.getByRole('region', { name: 'Your investment' })
    expect(card).toHaveTextContent(
      /Units80Price per unit\$12\.50Total\$1,000\.00Open sinceFebruary 16th 2026Next stepSuitability \(1 of 5\)/,
    )
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))

    expect(onInvested).toHaveBeenCalledExactlyOnceWith({
      distributionId: fixtureIds.distribution,
      alreadyOpen: true,
    })
  })

  it('offers neither another amount nor withdrawing once something is signed or paid', () => {
    const openInvestment = anOpenInvestment({ mayChange: false, mayWithdraw: false })
    show(undefined, { offering: anOffering({ openInvestment }) })

    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Continue'])
    expect(screen.getByText('To change or withdraw it, ask the seller.')).toBeVisible()
  })

  it('offers no other amount of an open investment while the offering takes none', () => {
    const openInvestment = anOpenInvestment()
    show(undefined, { offering: anOffering({ openInvestment, refusal: 'offering_closed' }) })

    expect(screen.queryByRole('button', { name: 'Change amount' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  })

  it('reports a closed offering before anything is typed', () => {
    show(undefined, { offering: anOffering({ refusal: 'offering_closed', closesOn: '2025-12-18' }) })

    const card = screen.getByRole('region', { name: 'Invest' })
    expect(card).toHaveTextContent('It closed on Dec 18 2025.')
    expect(within(card).queryByRole('button')).not.toBeInTheDocument()
  })

  it('shows the limits of units before any are typed', () => {
    show(undefined, { offering: limited })

    expect(units()).toHaveAccessibleDescription('Whole units, 5 to 2,000. Units left: 1,200.')
  })

  it('does not ask to confirm more units than are left, and shows an error in the field', async () => {
    const { sent } = show(undefined, { offering: limited })

    await userEvent.clear(units())
    await userEvent.type(units(), '1201')
    await userEvent.click(invest())

    expect(units()).toBeInvalid()
    expect(units()).toHaveAccessibleDescription(
      expect.stringContaining('Only 1,200 units are left in this offering.') as string,
    )
    expect(units()).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent()).toHaveLength(0)
  })

  it.each([
    ['offering_closed', 'This offering is closed.'],
    ['round_stale', 'This round no longer takes investments.'],
    ['not_allowed', 'Operation not allowed'],
  ])('offers no action when the platform answers %s', async (code, text) => {
    show(aPlatform(() => refuse(code, 'Refused')))

    const { user, dialog } = await review('2000')
    await user.click(confirm(dialog))

    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Invest' })).not.toBeInTheDocument()
    expect(units()).toHaveValue('2,000')
    expect(units()).toHaveAttribute('readonly')
  })

  it('keeps the amount and the button where another amount may be taken', async () => {
    show(aPlatform(() => refuse('amount_out_of_range', 'Refused', { min: '1', max: '500' })))

    const { user, dialog } = await review('2000')
    await user.click(confirm(dialog))
    await screen.findByText('You can invest in 1 to 500 units of this offering.')

    expect(units()).toHaveValue('2,000')
    expect(invest()).toBeEnabled()
  })

  it('asks the host about the amount before it is confirmed', async () => {
    const beforeSubmit = vi.fn(() => ({ ok: false as const, message: 'Fifty units at least.' }))
    const { sent } = show(aPlatform(), { beforeSubmit })
    await userEvent.click(invest())

    expect(await screen.findByText('Fifty units at least.')).toBeVisible()
    expect(beforeSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'amount', values: { units: '100' } }),
    )
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(sent()).toEqual([])
  })
})
