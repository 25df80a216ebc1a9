import { compare, decimal, type Capstan } from '@capstan/sdk-core'
import { transferBalancesQuery, transferPreview, type TransferPreview } from '@capstan/sdk-core/transactions'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import type { ReviewedTransfer, TransferChoice } from './TransferChoice'

/** Fetches the current balances, and returns those after the transfer. */
export async function previewNow(capstan: Capstan, choice: TransferChoice): Promise<TransferPreview> {
  const query = balancesOf(capstan, choice)
  const answer = await capstan.queryClient.fetchQuery({ ...query, staleTime: 0 })
  return transferPreview(query.select(answer), decimal(choice.units))
}

/** Returns a transfer in review with both balances as they would be now; unchanged while `isFrozen`. */
export function useReviewedNow(transfer: ReviewedTransfer, isFrozen: boolean): ReviewedTransfer {
  const now = useCapstanQuery(balancesOf(useCapstan(), transfer))
  if (isFrozen || now.status !== 'ready') return transfer
  const preview = transferPreview(now.data, decimal(transfer.units))
  // A preview never shows a negative balance.
  return isShort(transfer.units, preview) ? transfer : { ...transfer, preview }
}

/** Returns true when the seller has fewer units. */
export function isShort(units: string, { seller }: TransferPreview): boolean {
  return compare(decimal(units), seller.before) > 0
}

/** Returns true when two previews have equal balances. */
export function isSamePreview(one: TransferPreview, other: TransferPreview): boolean {
  return textOf(one) === textOf(other)
}

const textOf = ({ seller, buyer }: TransferPreview) =>
  `${seller.before.toString()} ${buyer.before.toString()}`

function balancesOf(capstan: Capstan, { holding, recipient }: TransferChoice) {
  const { securityId, investorId: seller } = holding
  return transferBalancesQuery(capstan, { securityId, seller, buyer: recipient.id })
}
