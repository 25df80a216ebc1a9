import { decimal, formatMoney, formatPrice, formatUnits, totalFor, type OfferingDetails } from '@capstan/sdk-core'
import { useMessages } from '../provider/useMessages'
import { Card } from '../ui/Card'
import { DefinitionRows } from '../ui/DefinitionRows'
import { Row } from '../ui/Row'
import { investMessages } from './messages'
import { Muted } from './Muted'
import { OfferingLinks } from './OfferingLinks'

export interface OfferingCardViewProps {
  /** What is offered. */
  offering: Pick<
    OfferingDetails,
    'issuerName' | 'sellerName' | 'assetName' | 'className' | 'classPrice' | 'termsUrl' | 'supportEmail'
  >
  /** Units of an investment that was made, as a decimal string; without it the card describes the offering alone. */
  units?: string
  /** Level of the card's heading. */
  headingLevel?: 2 | 3
}

/** Who sells what at which price, and, once invested, how much of it. */
export function OfferingCardView({ offering, units, headingLevel = 2 }: OfferingCardViewProps) {
  const words = useMessages('invest', investMessages)
  const { issuerName, sellerName, assetName, className, classPrice } = offering

  return (
    <Card
      className="capstan-offering-card"
      title={units ? issuerName : assetName}
      headingLevel={headingLevel}
      footer={<OfferingLinks termsUrl={offering.termsUrl} supportEmail={offering.supportEmail} />}
    >
      <Muted>{units ? `${assetName} · ${className}` : `${className} · ${issuerName}`}</Muted>
      <DefinitionRows compact total={Boolean(units)}>
        <Row label={words.issuer} value={issuerName} />
        <Row label={words.seller} value={sellerName} />
        {!units && <Row label={words.asset} value={assetName} />}
        {!units && <Row label={words.className} value={className} />}
        <Row label={words.pricePerUnit} value={formatPrice(classPrice)} />
        {units && <Row label={words.units} value={formatUnits(units)} />}
        {units && <Row label={words.total} value={totalText(units, classPrice)} strong />}
      </DefinitionRows>
    </Card>
  )
}

function totalText(units: string, price: string): string {
  return formatMoney(totalFor(decimal(units), decimal(price)))
}
