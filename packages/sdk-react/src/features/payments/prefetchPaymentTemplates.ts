import type { Capstan } from '@capstan/sdk-core'
import {
  paymentAccountsQuery,
  paymentInstrumentQuery,
  paymentInstrumentsQuery,
  paymentIssuerQuery,
  paymentIssuersQuery,
} from '@capstan/sdk-core/payments'
import { readAhead } from '../accounts/readAhead'
import type { PaymentTemplateAdminProps } from './PaymentTemplateAdmin'

/** Prefetches the data of `PaymentTemplateAdmin`. The block fetches failed queries again. @public */
export async function prefetchPaymentTemplates(
  capstan: Capstan,
  { issuerId, instrumentId }: Pick<PaymentTemplateAdminProps, 'issuerId' | 'instrumentId'>,
): Promise<void> {
  const { queryClient } = capstan
  const shown = instrumentId
    ? [queryClient.prefetchQuery(paymentInstrumentQuery(capstan, instrumentId))]
    : issuerId
      ? [
          queryClient.prefetchQuery(paymentIssuerQuery(capstan, issuerId)),
          queryClient.prefetchQuery(paymentInstrumentsQuery(capstan, issuerId)),
        ]
      : [queryClient.prefetchQuery(paymentIssuersQuery(capstan))]
  await Promise.all([readAhead(capstan), queryClient.prefetchQuery(paymentAccountsQuery(capstan)), ...shown])
}
