import type { Capstan } from '../../Capstan'
import { recordQuery, type CapstanQuery } from '../../client/recordQuery'
import { add, compare, subtract } from '../../money/arithmetic'
import { Decimal, decimal } from '../../money/decimal'
import { TransferBalancesDocument, type TransferBalancesQuery } from './operations.generated'
import { transferRules } from './transferRules'

/** What two holders have of a security. Units, exact. */
export interface TransferBalances {
  seller: Decimal
  buyer: Decimal
}

/** What a transfer would leave them. */
export interface TransferPreview {
  seller: { before: Decimal; after: Decimal }
  buyer: { before: Decimal; after: Decimal }
}

/** Who gives units of what to whom. */
export interface TransferParties {
  securityId: string
  seller: string
  buyer: string
}

/** What the seller and the buyer have of a security now, over all their holdings of it; it stays so while it is followed. */
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

/** Both balances before and after a transfer of so many units. */
export function transferPreview({ seller, buyer }: TransferBalances, units: Decimal): TransferPreview {
  return {
    seller: { before: seller, after: subtract(seller, units) },
    buyer: { before: buyer, after: add(buyer, units) },
  }
}

/** What is wrong with a number of units to transfer out of a holding; nothing where they may go. */
export function transferProblem(units: string, available: string): 'not_positive' | 'too_many' | undefined {
  const wanted = decimal(units)
  if (compare(wanted, Decimal.zero) <= 0) return 'not_positive'
  return compare(wanted, decimal(available)) > 0 ? 'too_many' : undefined
}
