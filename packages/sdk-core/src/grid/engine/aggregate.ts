import { divide } from '../../money/arithmetic'
import { Decimal } from '../../money/decimal'
import { sumDecimals } from '../../money/sumDecimals'
import type { GridAggregate, GridColumn, GridValue } from '../GridColumn'

/** Places of an average, as the platform divides. */
const averagePlaces = 18

/** Returns the value of a column in the line of a group of rows. */
export function aggregate<Row>(column: GridColumn<Row> | undefined, rows: readonly Row[]): GridValue {
  const rule: GridAggregate<Row> | undefined = column?.aggregate
  if (!column || !rule) return undefined
  if (typeof rule === 'function') return rule(rows)
  const values = rows.map(column.value)
  return rule === 'same' ? agreed(values) : figureOf(rule, values)
}

/** Returns the value that all rows have in common; nothing when one has another value, or none. (PORT-022, PORT-023) */
function agreed(values: readonly GridValue[]): GridValue {
  const [first] = values
  return values.every((value) => value === first) ? first : undefined
}

/** An average is the sum over the number of rows that have one. (PORT-027) */
function figureOf(rule: 'sum' | 'average', values: readonly GridValue[]): string | undefined {
  const numbers = values.filter((value): value is string => typeof value === 'string' && value !== '')
  const sum = sumDecimals(numbers)
  if (!sum || rule === 'sum') return sum?.toString()
  return divide(sum, new Decimal(BigInt(numbers.length), 0), averagePlaces).toString()
}
