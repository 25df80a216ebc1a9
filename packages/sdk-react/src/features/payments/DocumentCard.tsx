import type { PaymentDocument, PaymentInstrument } from '@capstan/sdk-core/payments'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { Card } from '../../ui/layout/Card'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { paymentsMessages } from './messages'

export interface DocumentCardProps {
  document: Pick<PaymentDocument, 'name'>
  /** The offering that the document belongs to. */
  offering: Pick<PaymentInstrument, 'name' | 'syncedOn'>
  /** The link to the page of the offering. */
  offeringHref: string
}

/** A document of an offering. (PAY-015) */
export function DocumentCard({ document: { name }, offering, offeringHref }: DocumentCardProps) {
  const messages = useMessages('payments', paymentsMessages)
  const { instant } = useFormats()
  const { href } = useRouter()

  return (
    <Card title={messages.document} className="capstan-payment-document">
      <DefinitionRows compact>
        <Row label={messages.name} value={name} />
        <Row
          label={messages.offering}
          value={<TextLink href={href(offeringHref)}>{offering.name}</TextLink>}
        />
        <Row label={messages.syncedOn} value={instant(offering.syncedOn, 'template')} />
      </DefinitionRows>
    </Card>
  )
}
