import type { Capstan } from '../../Capstan'
import { listQuery } from '../../client/records/allPages'
import { memoizeByRow, rowsOf } from '../../client/records/answers'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { compareText, sortableText } from '../../order/compareText'
import {
  PaymentAccountsDocument,
  type PaymentAccountFactsFragment,
  type PaymentAccountsQuery,
} from './operations.generated'
import type { PaymentAccount } from './PaymentAccount'

/** Returns the query for the account's records at the payment provider, by name. Starts and ends of a sync arrive as updates. */
export function paymentAccountsQuery(
  capstan: Capstan,
): CapstanQuery<readonly PaymentAccount[], PaymentAccountsQuery> {
  return listQuery(capstan, {
    document: PaymentAccountsDocument,
    list: 'allPaymentAccounts',
    select: readAccounts,
  })
}

function readAccounts({ allPaymentAccounts }: PaymentAccountsQuery): readonly PaymentAccount[] {
  return rowsOf(allPaymentAccounts)
    .map(readPaymentAccount)
    .toSorted((a, b) => compareText(sortableText(a.name), sortableText(b.name)) || compareText(a.id, b.id))
}

/** An account at the provider as the platform answers it. */
export const readPaymentAccount = memoizeByRow(
  ({ id, name, syncedOn, syncStatus, syncError }: PaymentAccountFactsFragment): PaymentAccount => ({
    ...{ id, name, syncedOn, syncStatus, syncError },
  }),
)
