import { compareDecimalText } from '../../order/compareDecimalText'
import type { GridColumn } from '../GridColumn'
import { cellText } from './cellText'
import { moveNotes, type RowChange } from './rowChange'

/** The cells of a column of numbers, by place: as floats, and where a float cannot tell two apart as they are written. */
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
    for (let place = 0; place < rows.length; place++) this.read(place)
  }

  update(rows: readonly Row[], change: RowChange): void {
    this.rows = rows
    this.keys = moveNotes(this.keys, new Float64Array(change.length), change)
    for (const place of change.changed) this.read(place)
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

  private read(place: number): void {
    const text = this.textAt(place)
    // Minus nothing is nothing.
    this.keys[place] = text === null ? NaN : Number(text) + 0
  }
}
