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
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { teachSetup } from '../onboarding/teachSetup'
import { InvestFlow } from './InvestFlow'

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
  it('goes from the amount to the steps in one place, and tells the host [WCAG 2.4.3]', async () => {
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
    teachSetup(server)
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
})
