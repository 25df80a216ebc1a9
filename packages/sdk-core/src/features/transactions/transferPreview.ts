import type { Capstan } from '../../Capstan'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { add, compare, subtract } from '../../money/arithmetic'
import { Decimal, decimal } from '../../money/decimal'
import { TransferBalancesDocument, type TransferBalancesQuery } from './operations.generated'
import { transferRules } from './transferRules'

/** The units of a security that two holders have, exact. */
export interface TransferBalances {
  seller: Decimal
  buyer: Decimal
}

/** The units of both holders after a transfer. */
export interface TransferPreview {
  seller: { before: Decimal; after: Decimal }
  buyer: { before: Decimal; after: Decimal }
}

/** The seller, the buyer and the security of a transfer. */
export interface TransferParties {
  securityId: string
  seller: string
  buyer: string
}

/**
 * Returns the query for the units of a security that the seller and the buyer have, over all their holdings. It is kept up to
 * date while followed.
 */
export function transferBalancesQuery(
  capstan: Capstan,
  { securityId, seller, buyer }: TransferParties,
): CapstanQuery<TransferBalances, TransferBalancesQuery> {
  capstan.register(transferRules)
  return recordQuery(capstan, {
    document: TransferBalancesDocument,
    variables: { securityId, seller, buyer },
    select: readBalances,
  })
}

const readBalances = ({ seller, buyer }: TransferBalancesQuery): TransferBalances => ({
  seller: decimal(seller?.totals.amount ?? '0'),
  buyer: decimal(buyer?.totals.amount ?? '0'),
})

/** Both balances before and after a transfer of a number of units. */
export function transferPreview({ seller, buyer }: TransferBalances, units: Decimal): TransferPreview {
  return {
    seller: { before: seller, after: subtract(seller, units) },
    buyer: { before: buyer, after: add(buyer, units) },
  }
}

/** Returns the problem with a number of units to transfer out of a holding; undefined when they can be transferred. */
export function transferProblem(units: string, available: string): 'not_positive' | 'too_many' | undefined {
  const wanted = decimal(units)
  if (compare(wanted, Decimal.zero) <= 0) return 'not_positive'
  return compare(wanted, decimal(available)) > 0 ? 'too_many' : undefined
}
