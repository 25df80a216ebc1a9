import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** What follows something else than its document shows, and why. */
const byHand = {
  'accounts/usersDataQuery': 'of the accounts its own alone',
  'audit/historyQuery': 'a change is a row of no table that is followed',
  'capTable/capTablePartsQuery': 'a sum of holdings and distributions',
  'capTable/capTableQuery': 'a sum of holdings and distributions',
  'capTable/capTableRoundsQuery': 'a sum of holdings and distributions',
  'capTable/capTableTotalsQuery': 'a sum of holdings and distributions',
  'capTable/purchaserTotalsQuery': 'a sum of distributions',
  'capTable/purchasersQuery': 'a sum of distributions',
  'holding/holdingLedgerQuery': 'an entry has no news of its own',
  'holding/holdingValueQuery': 'days that are worked out',
  'invest/offeringDetailsQuery': 'an offering is pushed as its allocation, too',
  'reports/controlBookQuery': 'two queries in one',
  'reports/statementHoldersQuery': 'a sum of holdings',
  'reports/statementQuery': 'a sum of holdings and distributions',
  'rounds/capitalOverTimeQuery': 'a sum of payments and deployments',
  'steps/processQuery': 'a step is followed while it is looked at',
  'tokens/ledgerStatusesQuery': 'a sum of holdings, units on a chain and distributions',
}

describe('what a query follows', () => {
  it('is what its document shows, but where there is a reason', () => {
    const files = globSync('**/*Query.ts', { cwd: import.meta.dirname }).map((file) =>
      file.replaceAll(path.sep, '/'),
    )
    const written = files.filter((file) =>
      /^ +entities: /m.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
    )

    expect(written.map((file) => file.replace(/\.ts$/, '')).sort()).toEqual(Object.keys(byHand))
  })
})
