import { add } from '../../money/arithmetic'
import { Decimal, decimal } from '../../money/decimal'
import type { Purchaser } from './purchasersQuery'

/** The capital raised in a round. */
export interface RaisedInRound {
  id: string
  name: string
  capital: Decimal
}

/** The totals of a schedule of purchasers. */
export interface PurchaserTotals {
  /** The number of purchasers who have paid in; one of several rounds counts once. */
  stakeholders: number
  /** All that is paid in, in US dollars. */
  capital: Decimal
  rounds: readonly RaisedInRound[]
}

/** Returns the exact totals of the rows of a schedule of purchasers. (CAPZ-005) */
export function purchaserTotals(rows: readonly Purchaser[]): PurchaserTotals {
  const rounds = new Map<string, RaisedInRound>()
  for (const { roundId, roundName, paidInCapital } of rows) {
    const id = roundId ?? ''
    const { capital } = rounds.get(id) ?? { capital: Decimal.zero }
    rounds.set(id, { id, name: roundName ?? '', capital: add(capital, decimal(paidInCapital ?? '0')) })
  }
  return {
    stakeholders: new Set(rows.map(({ investorId }) => investorId)).size,
    capital: [...rounds.values()].map(({ capital }) => capital).reduce(add, Decimal.zero),
    rounds: [...rounds.values()],
  }
}
