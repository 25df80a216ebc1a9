import type { Capstan } from '../../Capstan'
import { CapstanError } from '../../errors/CapstanError'
import { loadCsvReader } from '../../grid/csv/loadCsvReader'

/** The rows and columns of a report. */
export interface ReportTable {
  headers: readonly string[]
  rows: readonly (readonly string[])[]
  /** The file itself, as it is saved. */
  file: Blob
}

/**
 * Fetches the file of a report, made at this moment. (REPORT-004)
 *
 * @throws CapstanError `not_allowed` where it has been turned off
 */
export function reportFile(capstan: Capstan, path: string, signal?: AbortSignal): Promise<Blob> {
  return capstan.client.file(path, { signal })
}

/** Downloads a report and reads its file. */
export async function readReport(capstan: Capstan, path: string, signal?: AbortSignal): Promise<ReportTable> {
  const [file, readCsv] = await Promise.all([reportFile(capstan, path, signal), loadCsvReader()])
  const table = readCsv(await file.text())
  if (!table.ok) throw new CapstanError('answer_unreadable')
  return { headers: table.headers, rows: table.rows, file }
}

/** Returns the file name of a report: `cap-table.csv`. */
export const reportFileName = (path: string): string => `${path.slice(path.lastIndexOf('/') + 1)}.csv`
