import { transferableHoldingQuery, type TransferableHolding } from '@capstan/sdk-core/transactions'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'

/** Returns the current version of the chosen holding, because bookings while a form is filled in change the available units. */
export function useHoldingNow<Chosen extends TransferableHolding | undefined>(
  chosen: Chosen,
): TransferableHolding | Chosen {
  const query = transferableHoldingQuery(useCapstan(), chosen?.id ?? '')
  const isChosen = chosen !== undefined
  const now = useCapstanQuery({ ...query, enabled: isChosen })
  return isChosen && now.status === 'ready' && now.data ? now.data : chosen
}
