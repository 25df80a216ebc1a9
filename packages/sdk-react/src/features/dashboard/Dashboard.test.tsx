import {
  aDashboardAsset,
  anAccount,
  aUsersData,
  dashboardAccountsAnswer,
  dashboardAssetsAnswer,
  dashboardFiguresAnswer,
  dashboardTransactionsAnswer,
  fakeServer,
  fixtureIds,
  operations,
  refuse,
  someDashboardFigures,
  usersDataAnswer,
  waitingAnswer,
} from '@capstan/sdk-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { Dashboard } from './Dashboard'

const id = fixtureIds.nth
const waiting = waitingAnswer({
  unissued: { count: 12, rounds: [{ id: id(1), name: 'Series B' }], hasMore: true },
  unshared: { count: 1, documents: [{ name: 'Holders 2026', on: 'holding', id: id(2) }] },
  contactImport: 'failed',
})

function serverWith(asset = aDashboardAsset()) {
  const server = fakeServer()
  become(server, 'account_owner')
  server.on(operations.DashboardFigures, () => dashboardFiguresAnswer(someDashboardFigures()))
  server.on(operations.DashboardAssets, () => dashboardAssetsAnswer([asset]))
  server.on(operations.DashboardAccounts, () => dashboardAccountsAnswer([]))
  server.on(operations.DashboardTransactions, () => dashboardTransactionsAnswer([]))
  server.on(operations.Waiting, () => waiting)
  return server
}

function become(server: ReturnType<typeof fakeServer>, role: 'account_owner' | 'account_viewer') {
  const userAccount = { id: fixtureIds.membership, role, status: 'active' } as const
  const me = aUsersData({ account: anAccount({ type: 'issuer' }), userAccount })
  server.on(operations.UsersData, () => usersDataAnswer(me))
}

describe('Dashboard', () => {
  it('leads to where each thing that waits is done', async () => {
    renderWithServer(<Dashboard />, serverWith())

    const way = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await way(/^Issue in Series B/)).toBe(`/asset-class/${id(1)}/manage?open=issue`)
    expect(await way(/^Show all/)).toMatch(/^\/distributions\?/)
    expect(await way(/^Share Holders 2026/)).toBe(`/holding/${id(2)}`)
    expect(await way(/^Go to the import/)).toBe('/contacts')
  })

  it('reports that pending work could not be loaded, and loads it again', async () => {
    const server = serverWith()
    server.on(operations.Waiting, () => refuse('internal', 'Something went wrong.'))
    renderWithServer(<Dashboard />, server)

    const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 15_000 })
    server.on(operations.Waiting, () => waiting)
    await userEvent.click(retry)

    expect(await screen.findByText('12 closed investments are not issued yet.')).toBeVisible()
  })

  it('reports a withdrawn role, and that nothing is pending any more', async () => {
    const server = serverWith()
    const { capstan } = renderWithServer(<Dashboard />, server)
    await screen.findByText('Waiting for you')

    become(server, 'account_viewer')
    await act(() => capstan.queryClient.refetchQueries())

    expect(await screen.findByText(/^Your role in this account has changed/)).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Waiting for you')).toBeNull())
  })

  it('counts the rounds that are not read, and adds up none', async () => {
    renderWithServer(<Dashboard />, serverWith(aDashboardAsset({ roundCount: 1_204 })))

    expect(await screen.findByText('Equity · 1,204 rounds')).toBeVisible()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
