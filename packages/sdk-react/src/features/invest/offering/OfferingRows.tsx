import { decimal, type Decimal } from '@capstan/sdk-core'
import { totalFor, type Offering } from '@capstan/sdk-core/invest'
import { useFormats } from '../../../language/useFormats'
import { useMessages } from '../../../provider/useMessages'
import { DefinitionRows } from '../../../ui/records/DefinitionRows'
import { Row } from '../../../ui/records/Row'
import { investMessages } from '../messages'
import { PartyName, type ProfileHref } from './PartyName'

export interface OfferingRowsProps {
  /** The offering. */
  offering: Pick<
    Offering,
    'issuerName' | 'sellerName' | 'issuerId' | 'sellerId' | 'assetName' | 'className' | 'classPrice'
  >
  /** Units of an investment in it; without it asset and class are shown. */
  units?: Decimal
  /** The current price of a unit; the offering's price unless it has changed. */
  price?: Decimal
  /** Returns the page of its issuer and its seller; without it their names are not links. */
  profileHref?: ProfileHref
}

/** The seller, the security, the price and, if known, the units. */
export function OfferingRows(props: OfferingRowsProps) {
  const { offering, units, profileHref } = props
  const { price = decimal(offering.classPrice) } = props
  const formats = useFormats()
  const messages = useMessages('invest', investMessages)
  const { issuerName, sellerName, assetName, className } = offering
  const party = (of: 'issuer' | 'seller') => (
    <PartyName offering={offering} party={of} profileHref={profileHref} />
  )
  const known = [
    { label: messages.issuer, value: issuerName && party('issuer') },
    { label: messages.seller, value: sellerName && party('seller') },
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
