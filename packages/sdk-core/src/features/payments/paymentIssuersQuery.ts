import type { Capstan } from '../../Capstan'
import { listQuery } from '../../client/records/allPages'
import { memoizeByRow, rowsOf } from '../../client/records/answers'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { processRules } from '../steps/process/processRules'
import {
  PaymentIssuersDocument,
  type ListedPaymentIssuerFragment,
  type PaymentIssuersQuery,
} from './operations.generated'
import type { ListedPaymentIssuer } from './PaymentIssuer'
import { paymentIssuersShown } from './paymentIssuersShown'

/** The issuers that the payment provider has for the account of this instance, by name. (PAY-003) */
export function paymentIssuersQuery(
  capstan: Capstan,
): CapstanQuery<readonly ListedPaymentIssuer[], PaymentIssuersQuery> {
  capstan.register(processRules)
  return listQuery(capstan, {
    document: PaymentIssuersDocument,
    list: 'allPaymentIssuers',
    select: readIssuers,
  })
}

function readIssuers({ allPaymentIssuers }: PaymentIssuersQuery): readonly ListedPaymentIssuer[] {
  return paymentIssuersShown(rowsOf(allPaymentIssuers).map(readIssuer))
}

const readIssuer = memoizeByRow(
  ({ id, name, email, updatedOn, syncedOn, process }: ListedPaymentIssuerFragment): ListedPaymentIssuer => ({
    ...{ id, name, email, updatedOn, syncedOn },
    mapping: process?.status ?? null,
  }),
)
