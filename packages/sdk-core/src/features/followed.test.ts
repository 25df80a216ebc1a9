import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { shownBy } from '../client/records/shownBy'
import { typenameOf } from '../live/typenames'

/** Queries that follow other records than their document shows, and the reason. */
const byHand = {
  'accounts/usersDataQuery': 'of the accounts its own alone',
  'administration/auditLog': 'read again whenever its screen opens',
  'administration/brands': 'read again whenever its screen opens',
  'administration/people': 'read again whenever its screen opens',
  'administration/platformAccounts': 'read again whenever its screen opens',
  'administration/platformMessages': 'read again whenever its screen opens',
  'administration/termsVersions': 'read again whenever its screen opens',
  'audit/historyQuery': 'a change is a row of no table that is followed',
  'capTable/capTablePartsQuery': 'a sum of holdings and distributions',
  'capTable/capTableQuery': 'a sum of holdings and distributions',
  'capTable/capTableRoundsQuery': 'a sum of holdings and distributions',
  'capTable/capTableTotalsQuery': 'a sum of holdings and distributions',
  'capTable/purchaserTotalsQuery': 'a sum of distributions',
  'capTable/purchasersQuery': 'a sum of distributions',
  'holding/holdingLedgerQuery': 'an entry has no news of its own',
  'holding/holdingValueQuery': 'days that are worked out',
  'holding/holdingsStatementQuery': 'positions that are worked out',
  'invest/offeringDetailsQuery': 'an offering is pushed as its allocation, too',
  'platformTypes/platformTypesQuery': 'read again whenever its screen opens',
  'reports/controlBookQuery': 'two queries in one',
  'reports/statementHoldersQuery': 'a sum of holdings',
  'reports/statementQuery': 'a sum of holdings and distributions',
  'rounds/capitalOverTimeQuery': 'a sum of payments and deployments',
  'stepForms/stepForms': 'read again whenever its screen opens',
  'steps/process/processQuery': 'a step is followed while it is looked at',
  'tokens/ledgerStatusesQuery': 'a sum of holdings, units on a chain and distributions',
  'vendorRecords/vendorRecordsQuery': 'what is placed is a sum of distributions',
  'webhooks/webhookQueries': 'a count is read once for a dialog',
}

/** Queries whose document shows no record that sends change events, and the event that updates them. */
const tellsNothing = {
  ...{ AllowedShares: 'a list of words', AssetTypes: 'a list of words', OfferedChains: 'a list of words' },
  ...{ InvestorAccountTypes: 'a list of words', BrokerTypeahead: 'suggestions to what is typed' },
  ...{ MappingRoles: 'a list of words', PlatformTypes: 'lists of words', StepForms: 'stepFormsQuery' },
  ...{ MappingFields: 'a list of words', OnboardingQuestionTypes: 'a list of words' },
  ...{ AuditedChanges: 'auditLog', AuditedOperations: 'auditLog' },
  ...{ PlatformMessages: 'platformMessages', HealthOfIntegrations: 'platformMessages' },
  ...{ PlatformPeople: 'people', PlatformPerson: 'people', TermsPeople: 'termsVersions' },
  ...{ PlatformBrands: 'brands', BrandVersions: 'brands' },
  ...{ PlatformAccounts: 'platformAccounts', PlatformAccount: 'platformAccounts' },
  ...{ TermsText: 'termsVersions', TermsVersions: 'termsVersions' },
  ...{ BulkRows: 'read again with their operation' },
  ...{ ImportedRows: 'pushed with their import', WholeImportedRows: 'pushed with their import' },
  ...{
    RecordHistory: 'historyQuery',
    HoldingValue: 'holdingValueQuery',
    HoldingsOnDay: 'holdingsStatementQuery',
    CapitalOverTime: 'capitalOverTimeQuery',
  },
  ...{ CapTable: 'capTableSource', WholeCapTable: 'capTableSource', CapTableSums: 'capTableSource' },
  ...{ CapTableTotals: 'capTableTotalsQuery', CapTableParts: 'capTablePartsQuery' },
  ...{ CapTableRounds: 'capTableRoundsQuery', PurchaserTotals: 'purchaserTotalsQuery' },
  ...{ ScheduleOfPurchasers: 'purchasersSource', WholeScheduleOfPurchasers: 'purchasersSource' },
  ...{ PurchaserSums: 'purchasersSource', StatementHolders: 'statementHoldersQuery' },
  ...{ StatementPositions: 'statementPositionsQuery', LedgerStatuses: 'ledgerStatusesQuery' },
  ...{ StakeholderLedger: 'ledgerSource', WholeStakeholderLedger: 'ledgerSource' },
  StakeholderLedgerTotals: 'ledgerSource',
}

describe('the tables that a query follows', () => {
  it('are not empty, except for records that never change or that a feature declares', async () => {
    const files = globSync('*/operations.generated.ts', { cwd: import.meta.dirname })
    const modules = await Promise.all(
      files.map((file) => import(path.join(import.meta.dirname, file)) as Promise<Record<string, object>>),
    )
    const queries = modules
      .flatMap((module) => Object.entries(module))
      .filter(([, document]) => String(document).startsWith('query'))
    const silent = queries.filter(([, document]) => shownBy(document, {}).length === 0)

    expect(queries.length).toBeGreaterThan(100)
    expect(silent.map(([name]) => name.replace(/Document$/, '')).sort()).toEqual(
      Object.keys(tellsNothing).sort(),
    )
  })

  it('are those of its document, unless there is a reason', () => {
    const files = globSync('**/*.ts', { cwd: import.meta.dirname }).map((file) =>
      file.replaceAll(path.sep, '/'),
    )
    const written = files.filter(
      (file) =>
        !/\.test\.ts$|testing\.ts$/.test(file) &&
        /^ +entities: /m.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
    )

    expect(written.map((file) => file.replace(/\.ts$/, '')).sort()).toEqual(Object.keys(byHand))
  })

  // Single rows of a list are requested by the ids of the records that changed: those of another table have other ids.
  it('is shown as no type that has a table of its own', () => {
    const tables = readFileSync(
      path.join(import.meta.dirname, '../client/records/PlatformTable.generated.ts'),
      'utf8',
    )
    const ownTypes = new Set([...tables.matchAll(/'(\w+)'/g)].map(([, table = '']) => typenameOf(table)))
    const rules = globSync('**/*.ts', { cwd: import.meta.dirname })
      .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
      .filter((source) => source.includes('RecordRules'))
    const named = rules.flatMap((source) =>
      [...source.matchAll(/(?:shownAs:?|sums) ?=? ?\[([^\]]+)\]/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/'(\w+)'/g)].map(([, typename = '']) => typename),
      ),
    )

    expect(ownTypes).toContain('WebhookEndpoint')
    expect(named).toEqual(
      expect.arrayContaining(['FullHolding', 'CapTableRow', 'RecordChange', 'LedgerStatus']),
    )
    expect(named.filter((typename) => ownTypes.has(typename))).toEqual([])
  })
})
