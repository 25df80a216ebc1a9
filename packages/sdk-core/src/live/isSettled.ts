import type { LiveTable } from '../client/LiveTable'

/** What a record says once it will not change by itself any more; one of a table without a rule is always followed. */
export const settledBy: { readonly [Table in LiveTable]?: { field: string; at: readonly string[] } } = {
  account_integrations: { field: 'status', at: ['complete'] },
  account_qualifications: { field: 'status', at: ['passed'] },
  blockchain_registrations: { field: 'status', at: ['registered'] },
  contracts: { field: 'status', at: ['deployed'] },
  // The platform's word for passed.
  distribution_qualifications: { field: 'status', at: ['complete'] },
  documents: { field: 'uploadStatus', at: ['uploaded', 'failed'] },
  steps: { field: 'status', at: ['complete', 'failed'] },
}

/** Whether nobody needs to follow a record for now; a write may set it going again. */
export function isSettled(table: LiveTable, record: Readonly<Record<string, unknown>>): boolean {
  const rule = settledBy[table]
  return rule?.at.some((word) => record[rule.field] === word) ?? false
}
