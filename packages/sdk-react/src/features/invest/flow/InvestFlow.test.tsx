import {
  aDistribution,
  anOffering,
  aProcess,
  aStep,
  aUsersData,
  distributionAnswer,
  fakeServer,
  fixtureIds,
  offeringAnswer,
  operations,
  processAnswer,
  stepAnswer,
  usersDataAnswer,
} from '@capstan/sdk-core/testing'
import type { BeforeSubmitAnswer } from '@capstan/sdk-core/host'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderWithServer } from '../../../testing/renderWithServer'
import { mockSetupApi } from '../../onboarding/mockSetupApi'
import { StepProcess } from '../../steps/StepProcess'
import { InvestFlow, type FlowSubmission } from './InvestFlow'

function aPlatform({ setup = true } = {}) {
  const server = fakeServer()
  const distribution = aDistribution({ investor: { id: fixtureIds.account, setup } })
  const { id, units, status, locked, processId } = distribution
  server.on(operations.UsersData, () => usersDataAnswer(aUsersData()))
  server.on(operations.OfferingDetails, () => offeringAnswer(anOffering()))
  server.on(operations.Distribution, () => distributionAnswer(distribution))
  server.on(operations.Process, () => processAnswer(aProcess()))
  server.on(operations.Step, () => ({ __typename: 'Query', stepById: stepAnswer(aStep()) }))
  server.on(operations.MakeInvestment, () => ({
    __typename: 'Mutation',
    investorMakeDistribution: {
      __typename: 'InvestorMakeDistributionPayload',
      code: null,
      distribution: {
        __typename: 'Distribution',
        id,
        version: '1',
        amount: `${units}`,
        status,
        locked,
        processId,
      },
    },
  }))
  return server
}

async function invest() {
  await userEvent.click(await screen.findByRole('button', { name: 'Invest' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Invest' }))
}

describe('InvestFlow', () => {
  it('goes on where a part of the host’s cannot be drawn, beside the flow or in its steps', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Broken = (): never => {
      throw new Error('broken')
    }
    renderWithServer(
      <InvestFlow offeringId={fixtureIds.offering}>
        <Broken />
        <InvestFlow.Step>
          <Broken />
          <StepProcess.Current />
        </InvestFlow.Step>
      </InvestFlow>,
      aPlatform(),
    )

    await invest()

    expect(await screen.findByRole('heading', { name: 'Suitability' })).toBeVisible()
    expect(screen.getAllByRole('alert')).toHaveLength(2)
    vi.restoreAllMocks()
  })

  it('leads from an investment that was withdrawn elsewhere back to its offering, and to the portfolio', async () => {
    const server = aPlatform()
    server.on(operations.Distribution, () => distributionAnswer(aDistribution({ status: 'deleted' })))
    renderWithServer(
      <InvestFlow
        offeringId={fixtureIds.offering}
        distributionId={fixtureIds.distribution}
        portfolioHref="/theirs"
      />,
      server,
    )

    const way = await screen.findByRole('link', { name: 'Go to portfolio' })
    expect(way).toHaveAttribute('href', '/theirs')
    await userEvent.click(screen.getByRole('button', { name: 'Back to the offering' }))

    expect(await screen.findByRole('textbox', { name: 'Units' })).toBeVisible()
  })

  it('goes from the amount to the steps in one place, and calls the host [WCAG 2.4.3]', async () => {
    const [onEvent, onInvested] = [vi.fn(), vi.fn()]
    const address = window.location.href
    const [server, offeringLinkId] = [aPlatform(), '0e8b4c1a-0000-4000-8000-000000000000']
    renderWithServer(
      <InvestFlow
        offeringId={fixtureIds.offering}
        offeringLinkId={offeringLinkId}
        onEvent={onEvent}
        onInvested={onInvested}
      />,
      server,
    )

    expect(await screen.findByText('Part 1 of 2')).toBeVisible()
    await invest()
    const step = await screen.findByRole('heading', { name: 'Suitability' })
    await waitFor(() => expect(step).toHaveFocus())

    expect(onInvested).toHaveBeenCalledExactlyOnceWith({
      distributionId: fixtureIds.distribution,
      alreadyOpen: false,
    })
    expect(onEvent.mock.calls.map(([event]) => event.type)).toContain('investment.submitted')
    expect(server.requests.find(({ name }) => name === 'MakeInvestment')?.variables).toMatchObject({
      input: { offeringLinkId },
    })
    expect(window.location.href).toBe(address)
  })

  it('sets the account up in between, where it is not', async () => {
    const server = aPlatform({ setup: false })
    mockSetupApi(server)
    renderWithServer(<InvestFlow offeringId={fixtureIds.offering} />, server)

    expect(await screen.findByText('Part 1 of 3')).toBeVisible()
    await invest()

    expect(await screen.findByText('Part 2 of 3', {})).toBeVisible()
    const account = await screen.findByRole('heading', { name: 'Account' })
    await waitFor(() => expect(account).toHaveFocus())
  })

  it('goes on with an investment it is given', async () => {
    renderWithServer(
      <InvestFlow offeringId={fixtureIds.offering} distributionId={fixtureIds.distribution} />,
      aPlatform(),
    )

    expect(await screen.findByRole('heading', { name: 'Suitability' })).toBeVisible()
    expect(document.body).toHaveFocus()
  })

  it('asks the host about the amount before it is confirmed, and confirms the host’s answer', async () => {
    let answer: BeforeSubmitAnswer = { ok: false, message: 'Fifty units at least.' }
    const beforeSubmit = vi.fn((submission: FlowSubmission) =>
      submission.kind === 'amount' ? answer : undefined,
    )
    const server = aPlatform()
    renderWithServer(<InvestFlow offeringId={fixtureIds.offering} beforeSubmit={beforeSubmit} />, server)
    const units = await screen.findByRole('textbox', { name: 'Units' })

    await userEvent.click(screen.getByRole('button', { name: 'Invest' }))
    expect(await screen.findByText('Fifty units at least.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(beforeSubmit.mock.calls[0]?.[0]).toMatchObject({
      kind: 'amount',
      offeringId: fixtureIds.offering,
      values: { units: '100' },
      price: '12.5',
    })

    await userEvent.type(units, '0')
    expect(screen.queryByText('Fifty units at least.')).not.toBeInTheDocument()
    answer = { ok: true, patch: { units: '1200' } }
    await invest()

    expect(await screen.findByRole('heading', { name: 'Suitability' })).toBeVisible()
    expect(server.requests.find(({ name }) => name === 'MakeInvestment')?.variables).toMatchObject({
      input: { amount: '1200' },
    })
    expect(beforeSubmit).toHaveBeenCalledTimes(2)

    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Investment objective' }),
      'Growth{Enter}',
    )
    await waitFor(() => expect(beforeSubmit).toHaveBeenCalledTimes(3))
    expect(beforeSubmit.mock.calls[2]?.[0]).toMatchObject({ kind: 'step', values: { objective: 'Growth' } })
  })

  it('shows its parts where the host puts them', async () => {
    renderWithServer(
      <InvestFlow offeringId={fixtureIds.offering}>
        <InvestFlow.Step>
          <StepProcess.Current />
          <StepProcess.Bar />
        </InvestFlow.Step>
        <nav>
          <InvestFlow.Bar />
        </nav>
      </InvestFlow>,
      aPlatform(),
    )

    const bar = within(await screen.findByRole('navigation'))
    expect(await screen.findByRole('textbox', { name: 'Units' })).toBeVisible()
    expect(bar.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
      'step',
      null,
    ])
    expect(screen.queryByText(/^Part 1 of/)).not.toBeInTheDocument()
    await invest()

    const step = await screen.findByRole('heading', { name: 'Suitability' })
    await waitFor(() => expect(step).toHaveFocus())
    expect(bar.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      'step',
    ])
    expect(screen.getByRole('list', { name: 'Qualification steps' })).toBeVisible()
    expect(screen.queryByText('Your qualification steps')).not.toBeInTheDocument()
  })

  it.each([
    ['cannot be asked', () => Promise.reject(new Error('down'))],
    ['puts something else in its place', () => ({ ok: true as const, patch: { price: '1' } })],
  ])('confirms no amount where the host %s, and keeps it', async (_, beforeSubmit) => {
    const heard = vi.fn((event: ErrorEvent) => event.preventDefault())
    window.addEventListener('error', heard, { once: true })
    renderWithServer(<InvestFlow offeringId={fixtureIds.offering} beforeSubmit={beforeSubmit} />, aPlatform())

    await userEvent.click(await screen.findByRole('button', { name: 'Invest' }))

    expect(await screen.findByText(/^Your amount could not be checked/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Units' })).toHaveValue('100')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(heard).toHaveBeenCalledOnce()
  })

  it('forgets a question about an amount that is typed over, and one that is left', async () => {
    const beforeSubmit = vi.fn((_: FlowSubmission) => new Promise<void>(() => undefined))
    const flow = <InvestFlow offeringId={fixtureIds.offering} beforeSubmit={beforeSubmit} />
    const { unmount } = renderWithServer(flow, aPlatform())
    await userEvent.click(await screen.findByRole('button', { name: 'Invest' }))
    expect(screen.getByRole('button', { name: /Checking/ })).toBeVisible()

    await userEvent.type(screen.getByRole('textbox', { name: 'Units' }), '0')
    expect(beforeSubmit.mock.calls[0]?.[0].signal.aborted).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Invest' }))
    expect(beforeSubmit.mock.calls[1]?.[0].values).toEqual({ units: '1000' })
    unmount()

    expect(beforeSubmit.mock.calls[1]?.[0].signal.aborted).toBe(true)
  })
})
