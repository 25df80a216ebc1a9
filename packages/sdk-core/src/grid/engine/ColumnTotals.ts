import { add, subtract } from '../../money/arithmetic'
import { Decimal, parseDecimal } from '../../money/decimal'
import { sumDecimals } from '../../money/sumDecimals'
import type { GridColumn } from '../GridColumn'
import { cellText } from './cellText'

/** The sum of a column over some rows, and how many of them say something. */
interface Total<Row> {
  column: GridColumn<Row>
  sum: Decimal
  count: number
}

/** The sums that were asked for, kept up as rows come and go. */
export class ColumnTotals<Row> {
  private readonly known = new Map<string, Total<Row>>()

  forget(): void {
    this.known.clear()
  }

  /** The exact sum of a column; nothing where no row says anything. */
  of(column: GridColumn<Row>, rows: () => readonly Row[]): string | undefined {
    const { sum, count } = this.known.get(column.id) ?? this.sumUp(column, rows())
    return count > 0 ? sum.toString() : undefined
  }

  add(row: Row): void {
    for (const total of this.known.values()) change(total, row, 1)
  }

  remove(row: Row): void {
    for (const total of this.known.values()) change(total, row, -1)
  }

  private sumUp(column: GridColumn<Row>, rows: readonly Row[]): Total<Row> {
    const texts = rows.map((row) => addend(column, row)).filter((text) => text !== null)
    const total = { column, sum: sumDecimals(texts) ?? Decimal.zero, count: texts.length }
    this.known.set(column.id, total)
    return total
  }
}

function change<Row>(total: Total<Row>, row: Row, sign: 1 | -1): void {
  const text = addend(total.column, row)
  const number = text === null ? undefined : parseDecimal(text, 60)
  if (!number) return
  total.sum = sign > 0 ? add(total.sum, number) : subtract(total.sum, number)
  total.count += sign
}

/** What a row adds to a sum; nothing where it says nothing or does not count. */
function addend<Row>(column: GridColumn<Row>, row: Row): string | null {
  return column.isCounted?.(row) === false ? null : cellText('number', column.value(row))
}
