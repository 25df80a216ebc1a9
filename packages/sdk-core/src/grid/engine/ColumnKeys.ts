import type { GridColumn } from '../GridColumn'
import { NumberKeys } from './NumberKeys'
import type { RowChange } from './rowChange'
import { TextKeys } from './TextKeys'

/** Keys of the columns that were sorted, filtered or searched by. No other column is read. */
export class ColumnKeys<Row> {
  private readonly columns: readonly GridColumn<Row>[]
  private readonly noted = new Map<string, NumberKeys<Row> | TextKeys<Row>>()
  private rows: readonly Row[] = []

  constructor(columns: readonly GridColumn<Row>[]) {
    this.columns = columns
  }

  column(id: string | undefined): GridColumn<Row> | undefined {
    return this.columns.find((column) => column.id === id)
  }

  get textColumns(): readonly GridColumn<Row>[] {
    return this.columns.filter(({ kind }) => kind === 'text')
  }

  of(column: GridColumn<Row>): NumberKeys<Row> | TextKeys<Row> {
    const known = this.noted.get(column.id)
    if (known) return known
    const keys =
      column.kind === 'number' ? new NumberKeys(this.rows, column) : new TextKeys(this.rows, column)
    this.noted.set(column.id, keys)
    return keys
  }

  /** Goes on with other rows; without a change all that was noted is forgotten. */
  update(rows: readonly Row[], change?: RowChange): void {
    this.rows = rows
    if (!change) this.noted.clear()
    for (const [id, keys] of this.noted) {
      if (change) keys.update(rows, change)
      if (keys.kind === 'text' && keys.isCrowded) this.noted.delete(id)
    }
  }
}
