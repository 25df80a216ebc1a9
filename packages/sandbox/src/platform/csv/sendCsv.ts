import type { FastifyReply } from 'fastify'
import { type CsvValue, writeCsv } from './writeCsv.ts'

/** A table that is sent as a CSV file. */
export interface CsvFile {
  /** The name to save it under, with `.csv`; letters, digits, `_`, `-` and dots. */
  name: string
  header: readonly string[]
  rows: Iterable<readonly CsvValue[]>
}

/** Spreadsheets take a file for UTF-8 only when it begins with this. */
const byteOrderMark = '\uFEFF'

/** Sends a table as a file to save; it is never stored on the way and never opened in our origin. */
export function sendCsv(reply: FastifyReply, file: CsvFile): FastifyReply {
  return sendCsvText(reply, file.name, csvText(file))
}

/** Returns the text of such a file, with a byte order mark. */
export function csvText({ header, rows }: Pick<CsvFile, 'header' | 'rows'>): string {
  return byteOrderMark + writeCsv(header, rows)
}

/** Sends the text as a CSV file. */
export function sendCsvText(reply: FastifyReply, name: string, text: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-content-type-options', 'nosniff')
    .type('text/csv; charset=utf-8')
    .send(text)
}
