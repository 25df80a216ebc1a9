import type { BookedRound } from './controlBook'
import { fixtureIds } from '../../testing/fixtureIds'
import type {
  ReportFactsFragment,
  ReportsQuery,
  StatementEntryFragment,
  StatementPositionFragment,
} from './operations.generated'

/** The cap table, downloaded once. */
export function aReport(report: Partial<ReportFactsFragment> = {}): ReportFactsFragment {
  return {
    __typename: 'Report',
    id: fixtureIds.nth(960),
    version: '1',
    name: 'Cap Table',
    path: '/api/v2/reports/cap-table',
    accountTypes: ['issuer', 'broker'],
    reportRunsByReportId: {
      __typename: 'ReportRunsConnection',
      nodes: [
        {
          __typename: 'ReportRun',
          id: fixtureIds.nth(961),
          version: '1',
          size: 24_120,
          rowCount: 218,
          madeAt: '2026-11-21T10:00:00.000Z',
        },
      ],
    },
    ...report,
  }
}

/** Returns the report of contacts, which has not been made yet. */
export function aReportNotMade(report: Partial<ReportFactsFragment> = {}): ReportFactsFragment {
  return aReport({
    id: fixtureIds.nth(962),
    name: 'Contacts',
    path: '/api/v2/reports/contacts',
    reportRunsByReportId: { __typename: 'ReportRunsConnection', nodes: [] },
    ...report,
  })
}

/** The answer of `Reports` that reads as these. */
export function reportsAnswer(reports: readonly ReportFactsFragment[]): ReportsQuery {
  return { __typename: 'Query', allReports: { __typename: 'ReportsConnection', nodes: [...reports] } }
}

/** A round in a control book. */
export function aControlBookRound(round: Partial<BookedRound> = {}): BookedRound {
  return {
    __typename: 'Round',
    id: fixtureIds.nth(711),
    version: '1',
    name: 'Series B',
    createdOn: '2026-01-05T09:00:00.000Z',
    total: '800000.000000000000000000',
    totalOn: '800000.000000000000000000',
    bookedUnits: '287200.000000000000000000',
    assetByAssetId: {
      __typename: 'Asset',
      id: fixtureIds.nth(702),
      version: '1',
      name: 'Halden Biologics Preferred',
      authorizedTotal: '1500000.000000000000000000',
      authorizedTotalOn: '1500000.000000000000000000',
    },
    securityBySecurityId: {
      __typename: 'Security',
      id: fixtureIds.nth(712),
      version: '1',
      ticker: 'HBSB',
    },
    ...round,
  }
}

/** Returns an example position of a holder in an asset. */
export function aStatementPosition(
  position: Partial<StatementPositionFragment & { id: string }> = {},
): StatementPositionFragment & { id: string } {
  return {
    __typename: 'CapTableRow',
    id: fixtureIds.nth(970),
    assetName: 'Halden Biologics Preferred',
    units: '4000.000000000000000000',
    percent: '0.91',
    ...position,
  }
}

/** An issuance in a holder's statement. */
export function aStatementEntry(entry: Partial<StatementEntryFragment> = {}): StatementEntryFragment {
  return {
    __typename: 'LedgerEntry',
    id: fixtureIds.nth(971),
    version: '1',
    amount: '4000.000000000000000000',
    bookedOn: '2026-02-27',
    createdOn: '2026-02-27T10:00:00.000Z',
    balanceAfter: '4000.000000000000000000',
    transactionByTransactionId: {
      __typename: 'Transaction',
      id: fixtureIds.nth(972),
      version: '1',
      kind: 'issuance',
    },
    securityBySecurityId: {
      __typename: 'Security',
      id: fixtureIds.nth(973),
      version: '1',
      name: 'Halden Series B',
    },
    ...entry,
  }
}
