import type { GridView } from '@capstan/sdk-core/grid'

/** Rows that are written to a file or printed. */
export interface ExportedRows<Row> {
  rows: readonly Row[]
  /** In which order they are. */
  view: GridView<Row>
  /** The exact sum of a column over them; nothing where it is not known. */
  totalOf: ((column: string) => string | undefined) | undefined
}

/** The exports that a grid offers. */
export interface RowExport<Row> {
  /** The rows that are loaded. */
  loaded: ExportedRows<Row>
  /** How many rows match, loaded or not. */
  total: number
  /** Reads all that match; nothing where those that are loaded are all there are to have. */
  readAll?: (options: {
    signal: AbortSignal
    onProgress: (loaded: number) => void
  }) => Promise<ExportedRows<Row>>
  /** The name of the CSV file. */
  fileName: string
  print: (rows: ExportedRows<Row>) => void
}
