import type { PaymentAccount } from '@capstan/sdk-core/payments'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { PaymentAccountCard, type PaymentAccountCardProps } from './PaymentAccountCard'
import { paymentsMessages } from './messages'

export interface PaymentAccountsProps extends Pick<PaymentAccountCardProps, 'issuers' | 'maySync'> {
  /** The accounts of the vendor at the provider. */
  accounts: readonly PaymentAccount[]
}

/** The accounts of a vendor at the provider, as a rule one. */
export function PaymentAccounts({ accounts, issuers, maySync }: PaymentAccountsProps) {
  const messages = useMessages('payments', paymentsMessages)
  if (accounts.length === 0)
    return (
      <Card aria-label={messages.account}>
        <EmptyState icon="wallet" text={messages.noAccount} detail={messages.noAccountDetail} />
      </Card>
    )

  return (
    <Stack gap={6}>
      {accounts.map((account) => (
        <PaymentAccountCard key={account.id} account={account} issuers={issuers} maySync={maySync} />
      ))}
    </Stack>
  )
}
