import type { Capstan } from '../../Capstan'
import { orNotFound, rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { checkRecordId } from '../../client/records/recordId'
import { changedValues, type ChangedValue } from '../audit/changedValues'
import {
  AuditedChangesDocument,
  AuditedOperationsDocument,
  type AuditedChangesQuery,
  type AuditedOperationFactsFragment,
  type AuditedOperationsQuery,
} from './operations.generated'

/** The outcomes of an operation: it changed something, a rule refused it, or it failed. */
export const operationOutcomes = ['done', 'refused', 'failed'] as const

/** The outcome of an operation. */
export type OperationOutcome = (typeof operationOutcomes)[number]

/** An operation of any account, as the audit recorded it. */
export interface AuditedOperation {
  id: string
  /** An instant, ISO 8601. */
  doneOn: string
  /** The person who sent it; empty for a provider or the platform itself. */
  person: string
  email: string
  /** The account that was acted for; empty without one. */
  account: string
  role: string
  /** The mutation, as GraphQL names it. */
  operation: string
  outcome: OperationOutcome
  /** The code of the refusal or failure; empty when it was done. */
  code: string
  /** The request in the logs of the platform. */
  requestId: string
  /** The number of rows that it changed. */
  changes: number
}

/** The first operations of a list, and the number of all: at most 1,000 are found. */
export interface AuditedOperations {
  operations: readonly AuditedOperation[]
  total: number
}

/** The operations to read. */
export interface AuditAsked {
  /** A part of a name, an address, an operation, a code or a request, or the id of a changed record; empty for all. */
  search: string
  /** The outcome; null for any. */
  outcome: OperationOutcome | null
  /** The number of operations to read. */
  most: number
}

/** Reads operations of all accounts, the latest first. Empty unless the user is an owner or admin of the platform. */
export function auditedOperationsQuery(
  capstan: Capstan,
  { search, outcome, most }: AuditAsked,
): CapstanQuery<AuditedOperations, AuditedOperationsQuery> {
  return recordQuery(capstan, {
    document: AuditedOperationsDocument,
    variables: { search: search.trim(), outcome, first: most },
    select: readOperations,
    entities: [],
    // Operations of other accounts send no change events: they are read again whenever the screen opens.
    staleTime: 0,
  })
}

const readOperations = ({ auditedOperations }: AuditedOperationsQuery): AuditedOperations => ({
  operations: rowsOf(auditedOperations).flatMap((row) => readOperation(row) ?? []),
  total: auditedOperations?.totalCount ?? 0,
})

function readOperation(row: AuditedOperationFactsFragment): AuditedOperation | undefined {
  const { id, doneOn, operation, outcome } = row
  if (!id || !doneOn || !operation || !isOutcome(outcome)) return undefined
  return {
    ...{ id, doneOn, operation, outcome, changes: row.changes ?? 0 },
    ...{ person: row.person ?? '', email: row.email ?? '', account: row.account ?? '' },
    ...{ role: row.role ?? '', code: row.code ?? '', requestId: row.requestId ?? '' },
  }
}

const isOutcome = (outcome: string | null): outcome is OperationOutcome =>
  operationOutcomes.some((known) => known === outcome)

/** A row that an operation changed. Secret columns are left out. */
export interface AuditedChange {
  id: string
  /** The table, as the platform names it. */
  table: string
  rowId: string
  verb: 'insert' | 'update' | 'delete'
  values: readonly ChangedValue[]
}

/** The first 100 changes of an operation, and the number of all. */
export interface AuditedChanges {
  changes: readonly AuditedChange[]
  total: number
}

/** Reads the rows that an operation changed. */
export function auditedChangesQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<AuditedChanges, AuditedChangesQuery> {
  checkRecordId(id)
  return recordQuery(capstan, {
    document: AuditedChangesDocument,
    variables: { id },
    select: readChanges,
    entities: [],
  })
}

function readChanges({ operationById }: AuditedChangesQuery): AuditedChanges {
  const { changesByOperationId: found } = orNotFound(operationById)
  return {
    total: found.totalCount,
    changes: rowsOf(found).flatMap(({ id, table, rowId, verb, before, after }) =>
      isVerb(verb) ? [{ id, table, rowId: rowId ?? '', verb, values: changedValues(before, after) }] : [],
    ),
  }
}

const isVerb = (verb: string): verb is AuditedChange['verb'] => ['insert', 'update', 'delete'].includes(verb)
