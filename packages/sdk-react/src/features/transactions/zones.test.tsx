import {
  aLedgerEntry,
  fakeServer,
  fixtureIds,
  operations,
  transactionAnswer,
} from '@capstan/sdk-core/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { Transaction } from './Transaction'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

describe('a transaction', () => {
  // Midnight UTC is another day in Los Angeles, and its afternoon in Kiritimati: the days stay, and the instant
  // names its zone.
  it.each([
    ['UTC', /Created On Mar 18 2025 12:00am UTC$/],
    ['America/Los_Angeles', /Created On Mar 17 2025 5:00pm PDT$/],
    ['Pacific/Kiritimati', /Created On Mar 18 2025 2:00pm GMT\+14$/],
  ])('keeps its days in %s, and shows the zone of its instant', async (zone, created) => {
    vi.stubEnv('TZ', zone)
    const server = fakeServer()
    const answer = transactionAnswer([aLedgerEntry({ createdOn: '2025-03-18T00:00:00.000Z' })])
    const transactionById = {
      ...answer.transactionById,
      bookedOn: '2025-03-18',
      chainData: { paid_on: '2025-03-18' },
    }
    server.on(operations.Transaction, () => ({ ...answer, transactionById }) as typeof answer)
    renderWithServer(<Transaction transactionId={fixtureIds.nth(940)} />, server)

    expect(await screen.findByText(created)).toBeVisible()
    expect(screen.getAllByText('March 18 2025')).toHaveLength(2)
  })
})
