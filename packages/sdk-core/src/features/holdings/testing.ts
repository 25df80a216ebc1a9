import { fixtureIds } from '../../testing/fixtureIds'
import type { HoldingRow } from './HoldingRow'

/** Returns an example holding. */
export function aHoldingRow(holding: Partial<HoldingRow> = {}): HoldingRow {
  return {
    __typename: 'FullHolding',
    id: fixtureIds.nth(900),
    version: '1',
    investorAccountName: 'Maren Okafor',
    investorAccountEmail: 'maren@example.com',
    securityName: 'Class A Units',
    amount: '1600.000000000000000000',
    percentOfSecurity: '12.500000000000000000',
    purchasePrice: '10.000000000000000000',
    isTokenized: false,
    term: null,
    coupon: null,
    totalValue: '20000.000000000000000000',
    issuedOn: '2026-02-16',
    ...holding,
  }
}
