import type { GridColumn } from '../../src/grid/GridColumn.ts'
import type { Random } from '../aRandom.ts'
import type { AskedPlatform } from '../askPlatform.ts'

/** A list of the platform that a grid shows, and how it is filled. */
export interface AskedList<Row> {
  /** The field of an answer that has it. */
  name: string
  columns: readonly GridColumn<Row>[]
  /** The cells of a row, as its columns show them. */
  cells: string
  /** The server's sums, by the column they stand under. */
  totals: Readonly<Record<string, string>>
  /** Takes away what keeps rows from being written as they come. */
  prepare: (platform: AskedPlatform) => Promise<void>
  /** Puts other rows in the place of those there are. */
  write: (platform: AskedPlatform, random: Random) => Promise<void>
}
