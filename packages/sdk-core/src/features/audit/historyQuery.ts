import type { Capstan } from '../../Capstan'
import { memoizeByRow, rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import type { RecordRules } from '../../live/RecordRules'
import { changedValues, type ChangedValue } from './changedValues'
import {
  RecordHistoryDocument,
  type RecordChangeFactsFragment,
  type RecordHistoryQuery,
} from './operations.generated'

/** The record that a history belongs to. */
export interface AuditedRecord {
  kind: 'asset' | 'round' | 'security'
  id: string
}

/** One change of a record, or of a record on its page. */
export interface HistoryChange {
  id: string
  /** The instant it was made. */
  changedOn: string
  /** The person who made the change. Only the account is set for a person of another account, neither for the platform itself. */
  person: string | null
  account: string | null
  /** The table of the platform that has the changed record. */
  table: string
  verb: 'insert' | 'update' | 'delete'
  /** The GraphQL operation that made the change, such as `updateRoundById`. */
  operation: string | null
  values: readonly ChangedValue[]
}

/** The changes of a record, and whether there are more. */
export interface RecordHistory {
  changes: readonly HistoryChange[]
  hasMore: boolean
}

const shownAs = ['RecordChange']

const rules: Readonly<Record<AuditedRecord['kind'], readonly RecordRules[]>> = {
  asset: [{ table: 'assets', shownAs }],
  round: [
    { table: 'rounds', shownAs },
    { table: 'tranche_bond_data', shownAs },
    { table: 'broker_allocations', shownAs },
    { table: 'capital_deployments', shownAs },
  ],
  security: [
    { table: 'securities', shownAs },
    { table: 'listings', shownAs },
    { table: 'documents', shownAs },
  ],
}

/**
 * Returns the query for the latest changes of an asset, a round or a security, newest first, at most `most`.
 *
 * The history is empty except for the owner and the admins of the account that the record belongs to.
 */
export function historyQuery(
  capstan: Capstan,
  { kind, id }: AuditedRecord,
  most: number,
): CapstanQuery<RecordHistory, RecordHistoryQuery> {
  capstan.register(...rules[kind])
  return recordQuery(capstan, {
    document: RecordHistoryDocument,
    // One row more than shown tells whether there are more.
    variables: { kind, recordId: id, first: most + 1 },
    select: (answer: RecordHistoryQuery) => readHistory(answer, most),
    // A change is not a record; the changed record is.
    entities: rules[kind].map(({ table }) => ({ table })),
    // Changes made while the record was not observed send no change event, so the history is always stale.
    staleTime: 0,
  })
}

function readHistory({ recordHistory }: RecordHistoryQuery, most: number): RecordHistory {
  const rows = rowsOf(recordHistory)
  const changes = rows.slice(0, most).flatMap((row) => readChange(row) ?? [])
  return { changes, hasMore: rows.length > most }
}

/** Returns undefined for a change without visible values, such as a new version number. */
const readChange = memoizeByRow((row: RecordChangeFactsFragment): HistoryChange | undefined => {
  const { id, changedOn, person, account, table, verb, operation } = row
  const values = changedValues(row.before, row.after)
  if (!id || !changedOn || !table || !isVerb(verb) || values.length === 0) return undefined
  return { id, changedOn, person, account, table, verb, operation, values }
})

const isVerb = (verb: string | null): verb is HistoryChange['verb'] =>
  verb === 'insert' || verb === 'update' || verb === 'delete'
