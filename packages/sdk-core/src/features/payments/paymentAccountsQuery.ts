import type { Capstan } from '../../Capstan'
import { listQuery } from '../../client/allPages'
import { memoizeByRow, rowsOf } from '../../client/answers'
import type { CapstanQuery } from '../../client/recordQuery'
import { compareText, sortableText } from '../../order/compareText'
import {
  PaymentAccountsDocument,
  type PaymentAccountFactsFragment,
  type PaymentAccountsQuery,
} from './operations.generated'
import type { PaymentAccount } from './PaymentAccount'

/** What the account of this instance has at the payment provider, by name; a sync that begins or ends arrives by itself. */
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
