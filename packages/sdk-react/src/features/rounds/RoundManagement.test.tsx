import { fakeServer, fixtureIds } from '@capstan/sdk-core/testing'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { RoundManagement } from './RoundManagement'
import { mockRoundApi } from './testing'

const roundId = fixtureIds.nth(2200)

describe('RoundManagement', () => {
  it('explains to a broker that sells the round why no allocation can be added any more', async () => {
    const server = fakeServer()
    mockRoundApi(server, { type: 'broker', sells: true })
    const { capstan } = renderWithServer(<RoundManagement roundId={roundId} />, server)
    await screen.findByRole('button', { name: 'Add allocation' })

    mockRoundApi(server, { type: 'broker', sells: true, role: 'account_viewer' })
    await act(() => capstan.queryClient.refetchQueries())

    expect(await screen.findByText(/no longer add allocations to it/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add allocation' })).toBeNull()
  })

  it('opens the Issue dialog when the address asks for it', async () => {
    const server = fakeServer()
    mockRoundApi(server)
    renderWithServer(<RoundManagement roundId={roundId} open="issue" />, server)

    const dialog = within(await screen.findByRole('dialog', { name: 'Issue' }, { timeout: 15_000 }))
    expect(await dialog.findByRole('checkbox', { name: 'Bea Lindqvist, 1,600 units' })).toBeVisible()
  })
})
