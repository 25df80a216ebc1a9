import { decimal, type Decimal } from '@capstan/sdk-core'
import { totalFor, type Offering } from '@capstan/sdk-core/invest'
import { useFormats } from '../../../language/useFormats'
import { useMessages } from '../../../provider/useMessages'
import { DefinitionRows } from '../../../ui/records/DefinitionRows'
import { Row } from '../../../ui/records/Row'
import { investMessages } from '../messages'

export interface OfferingRowsProps {
  /** What is offered. */
  offering: Pick<Offering, 'issuerName' | 'sellerName' | 'assetName' | 'className' | 'classPrice'>
  /** Units of an investment in it; without it asset and class are shown. */
  units?: Decimal
  /** What a unit of it costs now; the offering's price unless it has changed. */
  price?: Decimal
}

/** Who sells what at which price, and, where it is known, how much of it. */
export function OfferingRows({ offering, units, price = decimal(offering.classPrice) }: OfferingRowsProps) {
  const formats = useFormats()
  const messages = useMessages('invest', investMessages)
  const { issuerName, sellerName, assetName, className } = offering
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
      <Row label={messages.pricePerUnit} value={formats.price(price)} />
      {units !== undefined && <Row label={messages.units} value={formats.units(units)} />}
      {units !== undefined && (
        <Row label={messages.total} value={formats.money(totalFor(units, price))} strong />
      )}
    </DefinitionRows>
  )
}
