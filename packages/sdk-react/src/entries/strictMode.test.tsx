import { aPortfolio, aUsersData, fakeServer, fixtureIds, operations } from '@capstan/sdk-core/testing'
import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { InvestFlow } from '../features/invest/flow/InvestFlow'
import { mockInvestingApi } from '../features/invest/mockInvestingApi'
import { AccountSetup } from '../features/onboarding/AccountSetup'
import { Portfolio } from '../features/portfolio/Portfolio'
import { StepProcess } from '../features/steps/StepProcess'
import { CapstanRoot } from '../provider/CapstanRoot'
import { renderWithServer } from '../testing/renderWithServer'

function aPlatform({ setup = true } = {}) {
  const server = fakeServer()
  const { holdings, distributions } = aPortfolio()
  mockInvestingApi(server, { setup })
  // The answers of the platform have more fields than the rows need.
  server.on(
    operations.PortfolioHoldings,
    () => ({ __typename: 'Query', allHoldings: { nodes: holdings } }) as never,
  )
  server.on(
    operations.PortfolioDistributions,
    () => ({ __typename: 'Query', allDistributions: { nodes: distributions } }) as never,
  )
  return server
}

describe('a block in React’s StrictMode, which begins everything twice', () => {
  const complaint = vi.spyOn(console, 'error')
  beforeAll(() => configure({ reactStrictMode: true }))
  afterAll(() => {
    configure({ reactStrictMode: false })
    complaint.mockRestore()
  })

  it.each<[string, ReactNode, () => Promise<HTMLElement>]>([
    [
      'the steps',
      <StepProcess processId={fixtureIds.process} />,
      () => screen.findByRole('heading', { name: 'Suitability' }),
    ],
    [
      'the account setup',
      <CapstanRoot key="root">
        <AccountSetup accountId={aUsersData().account?.id ?? ''} />
      </CapstanRoot>,
      () => screen.findByRole('combobox', { name: /Investor Type/ }),
    ],
    ['the portfolio', <Portfolio />, () => screen.findByRole('treegrid')],
  ])('draws %s, and complains of nothing', async (_name, block, isShown) => {
    renderWithServer(block, aPlatform({ setup: false }))

    expect(await isShown()).toBeVisible()
    expect(complaint).not.toHaveBeenCalled()
  })

  it('invests once, calls the host once, and moves the focus to the next view', async () => {
    const [server, onEvent, onInvested] = [aPlatform(), vi.fn(), vi.fn()]
    renderWithServer(
      <InvestFlow offeringId={fixtureIds.offering} amount="20" onEvent={onEvent} onInvested={onInvested} />,
      server,
    )

    await userEvent.click(await screen.findByRole('button', { name: 'Invest' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Invest' }))
    const heading = await screen.findByRole('heading', { name: 'Suitability' })

    await waitFor(() => expect(heading).toHaveFocus())
    expect(server.requests.filter(({ name }) => name === 'MakeInvestment')).toHaveLength(1)
    expect(onInvested).toHaveBeenCalledOnce()
    const types = onEvent.mock.calls.map(([event]) => event.type)
    expect(types.filter((type) => type === 'investment.submitted')).toHaveLength(1)
  })
})
