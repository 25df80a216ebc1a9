import { DecimalSum } from '../../money/sumDecimals'
import type { GridColumn } from '../GridColumn'
import { cellText } from './cellText'

/** The sum of a column over some rows. */
interface Total<Row> {
  column: GridColumn<Row>
  sum: DecimalSum
}

/** So many rows are summed up in a millisecond or two. */
const few = 5_000

/** The sums that were requested, kept up as rows come and go. */
export class ColumnTotals<Row> {
  private readonly known = new Map<string, Total<Row>>()

  forget(): void {
    this.known.clear()
  }

  /** The exact sum of a column over the rows at some places; undefined if none of them has a value. */
  of(column: GridColumn<Row>, rows: readonly Row[], places: Uint32Array): string | undefined {
    const { sum } = this.known.get(column.id) ?? this.sumUp(column, rows, places)
    return sum.value?.toString()
  }

  /** Returns true when the sum is known, or has few rows. */
  isQuick(column: string, { length }: Uint32Array): boolean {
    return length <= few || this.known.has(column)
  }

  add(row: Row): void {
    for (const total of this.known.values()) change(total, row, 1)
  }

  remove(row: Row): void {
    for (const total of this.known.values()) change(total, row, -1)
  }

  private sumUp(column: GridColumn<Row>, rows: readonly Row[], places: Uint32Array): Total<Row> {
    const total = { column, sum: new DecimalSum() }
    // A place names a row.
    for (let at = 0; at < places.length; at++) change(total, rows[places[at] ?? 0] as Row, 1)
    this.known.set(column.id, total)
    return total
  }
}

/** A row adds nothing if its value is missing or it does not count. */
function change<Row>({ column, sum }: Total<Row>, row: Row, sign: 1 | -1): void {
  if (column.isCounted?.(row) === false) return
  const text = cellText('number', column.value(row))
  if (text !== null) sum.add(text, sign)
}
