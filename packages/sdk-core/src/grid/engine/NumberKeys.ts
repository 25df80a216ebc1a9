import { compareDecimalText } from '../../order/compareDecimalText'
import type { GridColumn, GridValue } from '../GridColumn'
import { cellText } from './cellText'
import { moveNotes, type RowChange } from './rowChange'

/** The cells of a column of numbers, by place: as floats, and as text where a float cannot distinguish two. */
export class NumberKeys<Row> {
  readonly kind = 'number'
  /** NaN where a cell is empty. */
  keys: Float64Array
  private rows: readonly Row[]
  private readonly column: GridColumn<Row>

  constructor(rows: readonly Row[], column: GridColumn<Row>) {
    this.rows = rows
    this.column = column
    this.keys = new Float64Array(rows.length)
    const { keys } = this
    // A place always names a row.
    for (let at = 0; at < rows.length; at++) keys[at] = floatOf(column.value(rows[at] as Row))
  }

  update(rows: readonly Row[], change: RowChange): void {
    this.rows = rows
    this.keys = moveNotes(this.keys, new Float64Array(change.length), change)
    for (const place of change.changed) this.keys[place] = floatOf(this.column.value(rows[place] as Row)) // it is of these rows
  }

  textAt(place: number): string | null {
    const row = this.rows[place]
    return row === undefined ? null : cellText('number', this.column.value(row))
  }

  /** Empty cells are the greatest. */
  compare(a: number, b: number): number {
    const [left = NaN, right = NaN] = [this.keys[a], this.keys[b]]
    if (left === right) return this.compareExactly(a, b)
    const missing = Number(Number.isNaN(left)) - Number(Number.isNaN(right))
    return missing !== 0 || Number.isNaN(left) ? missing : left - right
  }

  /** Compares two numbers that are the same as floats. */
  compareExactly(a: number, b: number): number {
    const [left, right] = [this.textAt(a), this.textAt(b)]
    return left === right || left === null || right === null ? 0 : (compareDecimalText(left, right) ?? 0)
  }

  isEmptyAt(place: number): boolean {
    return Number.isNaN(this.keys[place])
  }
}

/** Minus nothing is nothing. */
function floatOf(value: GridValue): number {
  return typeof value === 'string' && value !== '' ? Number(value) + 0 : NaN
}
