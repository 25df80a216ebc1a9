import { loadCsvReader, writeCsv } from '@capstan/sdk-core/grid'
import papa from 'papaparse'
import { headers } from './rows.ts'

/** Something that reads and writes CSV. */
export interface Peer {
  write(rows: string[][]): string
  /** Returns the number of rows below the headers. */
  read(text: string): number
}

const columns = headers.map((header, at) => ({
  header,
  kind: header === 'amount' || header === 'units' ? ('number' as const) : undefined,
  value: (row: string[]) => row[at],
}))

const readCsv = await loadCsvReader()

const capstan: Peer = {
  write: (rows) => writeCsv(rows, columns),
  read: (text) => {
    const table = readCsv(text)
    return table.ok ? table.rows.length : 0
  },
}

const plainPapa: Peer = {
  write: (rows) => papa.unparse([headers, ...rows]),
  read: (text) => papa.parse(text, { delimiter: ',' }).data.length - 1,
}

/** Papa with the option that an export for spreadsheets needs. */
const guardedPapa: Peer = {
  ...plainPapa,
  write: (rows) => papa.unparse([headers, ...rows], { escapeFormulae: true }),
}

export const peers: Readonly<Record<string, Peer>> = {
  capstan,
  papa: plainPapa,
  'papa, guarded': guardedPapa,
}
