import type { LiveTable } from '../client/LiveTable'

/** The states from which a record does not change by itself; records of the other tables are always followed. */
export const finalStates: { readonly [Table in LiveTable]?: { field: string; values: readonly string[] } } = {
  account_integrations: { field: 'status', values: ['complete'] },
  account_qualifications: { field: 'status', values: ['passed'] },
  blockchain_registrations: { field: 'status', values: ['registered'] },
  contracts: { field: 'status', values: ['deployed'] },
  // Here the platform says `complete` where account_qualifications say `passed`.
  distribution_qualifications: { field: 'status', values: ['complete'] },
  documents: { field: 'uploadStatus', values: ['uploaded', 'failed'] },
  steps: { field: 'status', values: ['complete', 'failed'] },
}

/** Whether a record is in a final state, and need not be followed; a write may take it out of that state. */
export function isFinal(table: LiveTable, record: Readonly<Record<string, unknown>>): boolean {
  const rule = finalStates[table]
  return rule?.values.some((value) => record[rule.field] === value) ?? false
}
