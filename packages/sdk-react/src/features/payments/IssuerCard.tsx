import type { PaymentIssuer } from '@capstan/sdk-core/payments'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { paymentsMessages } from './messages'

export interface IssuerCardProps {
  issuer: Pick<PaymentIssuer, 'name' | 'email' | 'updatedOn' | 'syncedOn'>
}

/** Facts about an issuer at the payment provider. (PAY-017) */
export function IssuerCard({ issuer: { name, email, updatedOn, syncedOn } }: IssuerCardProps) {
  const messages = useMessages('payments', paymentsMessages)
  const { instant } = useFormats()

  return (
    <Card title={<bdi>{name}</bdi>} className="capstan-payment-issuer">
      <DefinitionRows compact>
        <Row label={messages.email} value={email} />
        <Row label={messages.updatedOn} value={instant(updatedOn, 'template')} />
        <Row label={messages.syncedOn} value={instant(syncedOn, 'template')} />
      </DefinitionRows>
    </Card>
  )
}
