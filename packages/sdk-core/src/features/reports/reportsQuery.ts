import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import type { AccountType } from '../accounts/Account'
import { ReportsDocument, type ReportsQuery } from './operations.generated'

/** A download. */
export interface Report {
  id: string
  /** The name of the report, as the server writes it. */
  name: string
  /** The path of the report on the platform's origin. */
  path: string
  /** The last file of it that the account was given; nothing before the first. */
  last?: ReportRun
}

/** A file as it was when it was made. */
export interface ReportRun {
  /** Bytes. */
  size: number
  /** Rows below its header. */
  rowCount: number
  /** A moment, ISO 8601. */
  madeAt: string
}

/** The reports that accounts of a type may download, by name. (REPORT-001, REPORT-002) */
export function reportsQuery(
  capstan: Capstan,
  type: AccountType,
): CapstanQuery<readonly Report[], ReportsQuery> {
  return recordQuery(capstan, {
    document: ReportsDocument,
    variables: {},
    select: readers[type],
  })
}

const readReports =
  (type: AccountType) =>
  ({ allReports }: ReportsQuery): readonly Report[] =>
    rowsOf(allReports)
      .filter(({ accountTypes }) => accountTypes.includes(type))
      .map(({ id, name, path, reportRunsByReportId }) => {
        const [run] = rowsOf(reportRunsByReportId)
        const last = run && { size: run.size, rowCount: run.rowCount, madeAt: run.madeAt }
        return { id, name, path, last }
      })

// One function an account type, so that an unchanged answer is read once.
const readers: Readonly<Record<AccountType, (answer: ReportsQuery) => readonly Report[]>> = {
  issuer: readReports('issuer'),
  broker: readReports('broker'),
  agent: readReports('agent'),
  ats: readReports('ats'),
  investor: readReports('investor'),
  admin: readReports('admin'),
}
