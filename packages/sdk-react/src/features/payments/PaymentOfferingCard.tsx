import type { PaymentInstrument } from '@capstan/sdk-core/payments'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { Card } from '../../ui/layout/Card'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { paymentsMessages } from './messages'

export interface PaymentOfferingCardProps {
  offering: Pick<PaymentInstrument, 'name' | 'issuer' | 'updatedOn' | 'syncedOn'>
  /** The link to the page of its issuer. */
  issuerHref: string
}

/** Facts about an offering at the payment provider. (PAY-011) */
export function PaymentOfferingCard({ offering, issuerHref }: PaymentOfferingCardProps) {
  const messages = useMessages('payments', paymentsMessages)
  const { instant } = useFormats()
  const { href } = useRouter()
  const { name, issuer, updatedOn, syncedOn } = offering

  return (
    <Card title={messages.offering} className="capstan-payment-offering">
      <DefinitionRows compact>
        <Row label={messages.name} value={name} />
        <Row
          label={messages.issuer}
          value={issuer && <TextLink href={href(issuerHref)}>{issuer.name}</TextLink>}
        />
        <Row label={messages.updatedOn} value={instant(updatedOn, 'template')} />
        <Row label={messages.syncedOn} value={instant(syncedOn, 'template')} />
      </DefinitionRows>
    </Card>
  )
}
