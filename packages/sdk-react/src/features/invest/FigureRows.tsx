import { formatMoney, formatPrice, formatUnits, type Decimal } from '@capstan/sdk-core'
import { totalFor } from '@capstan/sdk-core/invest'
import { useMessages } from '../../provider/useMessages'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { investMessages } from './messages'

export interface FigureRowsProps {
  /** Whole units. */
  units: Decimal
  /** Price of one unit in USD. */
  price: Decimal
  /** What the sum is called here. */
  totalLabel: string
}

/** Units, price, total. */
export function FigureRows({ units, price, totalLabel }: FigureRowsProps) {
  const messages = useMessages('invest', investMessages)

  return (
    <DefinitionRows compact total>
      <Row label={messages.units} value={formatUnits(units)} />
      <Row label={messages.pricePerUnit} value={formatPrice(price)} />
      <Row label={totalLabel} value={formatMoney(totalFor(units, price))} strong />
    </DefinitionRows>
  )
}
