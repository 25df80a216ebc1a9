import { decimal, formatMoney, formatPrice, formatUnits, type Decimal } from '@capstan/sdk-core'
import { totalFor, type Offering } from '@capstan/sdk-core/invest'
import { useMessages } from '../../provider/useMessages'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { investMessages } from './messages'

export interface OfferingRowsProps {
  /** What is offered. */
  offering: Pick<Offering, 'issuerName' | 'sellerName' | 'assetName' | 'className' | 'classPrice'>
  /** Units of an investment in it; without it asset and class are shown. */
  units?: Decimal
}

/** Who sells what at which price, and, where it is known, how much of it. */
export function OfferingRows({ offering, units }: OfferingRowsProps) {
  const messages = useMessages('invest', investMessages)
  const { issuerName, sellerName, assetName, className, classPrice } = offering
  const known = [
    { label: messages.issuer, value: issuerName },
    { label: messages.seller, value: sellerName },
  ]
  const facts = [
    { label: messages.asset, value: assetName },
    { label: messages.className, value: className },
  ]

  return (
    <DefinitionRows compact total={units !== undefined}>
      {[...known, ...(units === undefined ? facts : [])].map((row) => (
        <Row key={row.label} {...row} />
      ))}
      <Row label={messages.pricePerUnit} value={formatPrice(classPrice)} />
      {units !== undefined && <Row label={messages.units} value={formatUnits(units)} />}
      {units !== undefined && <Row label={messages.total} value={totalText(units, classPrice)} strong />}
    </DefinitionRows>
  )
}

function totalText(units: Decimal, price: string): string {
  return formatMoney(totalFor(units, decimal(price)))
}
