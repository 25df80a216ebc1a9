import type { Decimal } from '@capstan/sdk-core'
import { totalFor } from '@capstan/sdk-core/invest'
import { useFormats } from '../../../language/useFormats'
import { useMessages } from '../../../provider/useMessages'
import { DefinitionRows } from '../../../ui/records/DefinitionRows'
import { Row } from '../../../ui/records/Row'
import { investMessages } from '../messages'

export interface FigureRowsProps {
  /** Whole units. */
  units: Decimal
  /** Price of one unit in USD. */
  price: Decimal
  /** The label of the sum. */
  totalLabel: string
}

/** Units, price, total. */
export function FigureRows({ units, price, totalLabel }: FigureRowsProps) {
  const formats = useFormats()
  const messages = useMessages('invest', investMessages)

  return (
    <DefinitionRows compact total>
      <Row label={messages.units} value={formats.units(units)} />
      <Row label={messages.pricePerUnit} value={formats.price(price)} />
      <Row label={totalLabel} value={formats.money(totalFor(units, price))} strong />
    </DefinitionRows>
  )
}
