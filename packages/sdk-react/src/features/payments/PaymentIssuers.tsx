import { paymentAccountsQuery, paymentIssuersQuery } from '@capstan/sdk-core/payments'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Columns } from '../../ui/layout/Columns'
import { paymentsMessages } from './messages'
import { PaymentAccounts } from './PaymentAccounts'
import { PaymentIssuersView } from './PaymentIssuersView'
import type { PaymentPaths } from './paymentPaths'
import { PaymentsUnknown } from './PaymentsUnknown'

export interface PaymentIssuersProps {
  paths: PaymentPaths
  /** True when the reader may have the lists synced. */
  maySync: boolean
}

/** The account at the provider, with its issuers beside it. */
export function PaymentIssuers({ paths, maySync }: PaymentIssuersProps) {
  const capstan = useCapstan()
  const messages = useMessages('payments', paymentsMessages)
  const accounts = useCapstanQuery(paymentAccountsQuery(capstan))
  const issuers = useCapstanQuery(paymentIssuersQuery(capstan))
  const count = issuers.status === 'ready' ? issuers.data.length : undefined

  return (
    <Columns split="4-8">
      {accounts.status === 'ready' ? (
        <PaymentAccounts accounts={accounts.data} issuers={count} maySync={maySync} />
      ) : (
        <PaymentsUnknown parts={[accounts]} title={messages.account} />
      )}
      {issuers.status === 'ready' ? (
        <PaymentIssuersView issuers={issuers.data} issuerHref={paths.issuer} />
      ) : (
        <PaymentsUnknown parts={[issuers]} title={messages.issuers} />
      )}
    </Columns>
  )
}
