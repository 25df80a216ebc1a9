import { transferableHoldingQuery, type TransferableHolding } from '@capstan/sdk-core/transactions'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'

/** The holding that was chosen as it is now: what is booked while a form is filled in changes what there is to transfer. */
export function useHoldingNow(chosen: TransferableHolding | undefined): TransferableHolding | undefined {
  const query = transferableHoldingQuery(useCapstan(), chosen?.id ?? '')
  const now = useCapstanQuery(
    { ...query, enabled: chosen !== undefined },
    { isFollowed: chosen !== undefined },
  )
  return (chosen && now.status === 'ready' && now.data) || chosen
}
