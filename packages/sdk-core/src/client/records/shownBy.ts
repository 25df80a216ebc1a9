import type { ListPlan } from '../../cache/rows/ListPlan'
import { listsOf } from './listsOf'
import type { LiveRecord, LiveTable } from './LiveTable'

/** Records that a document shows: the one with the id in a variable of it, or any of a table. */
export interface ShownRecords {
  table: string
  /** The variable. */
  by?: string
}

/**
 * The records and tables that the answer of a document depends on: those of its lists and the other records it shows. The build
 * derives them; a plain string has none.
 */
export function shownBy(document: { toString(): string }, variables: unknown): LiveRecord[] {
  const { shown = [] } = document as { shown?: readonly ShownRecords[] }
  const given = (variables ?? {}) as Readonly<Record<string, unknown>> // of an object each, by name
  const records = shown.map(({ table, by }) => record(table, by === undefined ? undefined : given[by]))
  return [...tablesOf(listsOf(document)).map((table) => ({ table })), ...records]
}

function record(table: string, id: unknown): LiveRecord {
  const live = table as LiveTable // of the schema that documents are generated from, too
  return typeof id === 'string' ? { table: live, id } : { table: live }
}

/** The tables whose changes may change the lists of some plans. */
function tablesOf(plans: readonly ListPlan[] = []): LiveTable[] {
  return [...new Set(plans.flatMap(({ tables }) => tables))] as LiveTable[] // of the schema they are generated from, too
}
