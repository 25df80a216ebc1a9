import {
  paymentAccountsQuery,
  paymentInstrumentsQuery,
  paymentIssuerQuery,
  syncPaymentIssuers,
} from '@capstan/sdk-core/payments'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import type { AdminSwitches } from '../accounts/adminSwitches'
import { IssuerCard } from './IssuerCard'
import { MappingProcessCard } from './MappingProcessCard'
import { paymentsMessages } from './messages'
import { PaymentOfferingsView } from './PaymentOfferingsView'
import type { PaymentPaths } from './paymentPaths'
import { PaymentsUnknown } from './PaymentsUnknown'
import { SyncButton } from './SyncButton'

export interface PaymentOfferingsProps {
  issuerId: string
  paths: PaymentPaths
  /** The actions that the reader has. */
  may: Required<AdminSwitches>
}

/** An issuer and the process that maps it, and beside them its offerings. (PAY-008, PAY-009, PAY-017, PAY-018) */
export function PaymentOfferings({ issuerId, paths, may }: PaymentOfferingsProps) {
  const capstan = useCapstan()
  const messages = useMessages('payments', paymentsMessages)
  const issuer = useCapstanQuery(paymentIssuerQuery(capstan, issuerId))
  const offerings = useCapstanQuery(paymentInstrumentsQuery(capstan, issuerId), {
    isFollowed: issuer.status === 'ready',
  })
  const accounts = useCapstanQuery(paymentAccountsQuery(capstan))
  if (issuer.status !== 'ready' || offerings.status !== 'ready')
    return (
      <PaymentsUnknown
        parts={[issuer, offerings]}
        title={messages.offerings}
        unknown={messages.issuerUnknown}
      />
    )

  const { paymentAccountId, process } = issuer.data
  const account =
    accounts.status === 'ready' ? accounts.data.find(({ id }) => id === paymentAccountId) : undefined
  return (
    <Columns split="4-8">
      <Stack gap={6}>
        <IssuerCard issuer={issuer.data} />
        <MappingProcessCard process={process} mayWork={may.edit} />
      </Stack>
      <PaymentOfferingsView
        offerings={offerings.data}
        offeringHref={(instrumentId) => paths.offering(issuerId, instrumentId)}
        emptyAction={
          account && may.sync ? <SyncButton account={account} sync={syncPaymentIssuers} /> : undefined
        }
      />
    </Columns>
  )
}
