import {
  aPortfolioDistribution,
  aUsersData,
  aWallOffering,
  fakeServer,
  offerWallAnswer,
  operations,
  refuse,
  usersDataAnswer,
} from '@capstan/sdk-core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { Portfolio } from './Portfolio'

function aPlatform() {
  const server = fakeServer()
  const nothing = { nodes: [] }
  // The answers of the platform have more fields than the rows need.
  server.on(operations.PortfolioHoldings, () => ({ __typename: 'Query', allHoldings: nothing }) as never)
  server.on(
    operations.PortfolioDistributions,
    () => ({ __typename: 'Query', allDistributions: { nodes: [aPortfolioDistribution()] } }) as never,
  )
  const filters = () =>
    server.requests
      .filter(({ name }) => name === 'PortfolioDistributions')
      .map(({ variables }) => Object(variables).filter)
  const asked = (operation: string) => server.requests.filter(({ name }) => name === operation).length
  return { server, filters, asked }
}

const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('Portfolio', () => {
  it('keeps the focus on the chip that was pressed', async () => {
    const { server, filters } = aPlatform()
    renderWithServer(<Portfolio />, server)

    await screen.findByRole('treegrid')
    await press(/^Pending/)
    await waitFor(() => expect(filters()).toHaveLength(2))

    expect(screen.getByRole('button', { name: /^Pending/ })).toHaveFocus()
  })

  it('announces the number of rows of a pressed chip once they have arrived, and nothing before [WCAG 4.1.3]', async () => {
    const { server } = aPlatform()
    renderWithServer(<Portfolio />, server)
    const said = () => document.querySelector('[data-announcer="polite"]')?.textContent

    await screen.findByRole('treegrid')
    expect(said()).toBe('')
    server.on(
      operations.PortfolioDistributions,
      () => ({ __typename: 'Query', allDistributions: { nodes: [] } }) as never,
    )
    await press(/^Pending/)
    await waitFor(() => expect(said()).toBe('No Investments Found'))
    await press(/^Pending/)

    await waitFor(() => expect(said()).toBe('1 asset, 1 investment'))
  })

  it.each([false, true])(
    'leads to the first investment: the account, if it is not set up (%s), then the offerings',
    async (setup) => {
      const { server } = aPlatform()
      const data = aUsersData()
      const account = data.account && { ...data.account, setup }
      server.on(operations.UsersData, () => usersDataAnswer({ ...data, account }))
      server.on(operations.OfferWall, () => offerWallAnswer([aWallOffering()]))
      server.on(
        operations.PortfolioDistributions,
        () => ({ __typename: 'Query', allDistributions: { nodes: [] } }) as never,
      )
      renderWithServer(<Portfolio />, server)

      expect(await screen.findByRole('link', { name: /^View offering/ })).toBeVisible()
      expect(await screen.findByText('No Investments Found')).toBeVisible()
      await waitFor(() =>
        expect(screen.queryAllByRole('link', { name: 'Set Up Account' })).toHaveLength(setup ? 0 : 1),
      )
      const steps = screen.getByRole('list', { name: 'Steps to the first investment' })
      expect(within(steps).getAllByRole('listitem')[setup ? 1 : 0]).toHaveAttribute('aria-current', 'step')
      // There is nothing to filter or to sort.
      expect(screen.queryByRole('group', { name: 'Statuses shown' })).not.toBeInTheDocument()
      expect(screen.queryByRole('treegrid')).not.toBeInTheDocument()
    },
  )

  it('reports a failure, and tries again', async () => {
    const { server } = aPlatform()
    server.on(operations.PortfolioHoldings, () => refuse('internal', 'secret'))
    renderWithServer(<Portfolio />, server)

    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  })
})
