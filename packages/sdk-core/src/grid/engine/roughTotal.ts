import { divide, multiply } from '../../money/arithmetic'
import { Decimal } from '../../money/decimal'
import { DecimalSum } from '../../money/sumDecimals'
import type { GridColumn } from '../GridColumn'
import { cellText } from './cellText'

/** The number of rows in the sample. */
const samples = 64

/**
 * Estimates the sum of a column over some rows from a sample of them: usually a decimal as long as the exact sum. Nothing
 * where none of these says anything.
 */
export function roughTotal<Row>(
  column: Pick<GridColumn<Row>, 'value' | 'isCounted'>,
  rows: readonly Row[],
  places: Uint32Array,
): string | undefined {
  const sum = new DecimalSum()
  const taken = Math.min(samples, places.length)
  for (let sample = 0; sample < taken; sample++) {
    const row = rows[places[Math.floor((sample * places.length) / taken)] ?? 0] as Row // a place names a row
    const text = column.isCounted?.(row) === false ? null : cellText('number', column.value(row))
    if (text !== null) sum.add(text)
  }
  const { value } = sum
  if (!value) return undefined
  const [all, some] = [places.length, taken].map((count) => new Decimal(BigInt(count), 0)) as [
    Decimal,
    Decimal,
  ]
  return divide(multiply(value, all), some, value.scale).toString()
}
