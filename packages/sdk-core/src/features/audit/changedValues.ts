/** The value of one column before and after a change; `null` where there was or is no value. */
export interface ChangedValue {
  /** The column, as the platform names it: `unit_value`. */
  column: string
  before: string | null
  after: string | null
}

/** Returns the columns that differ between two states of a row: all values of a new row, all former values of a deleted one. */
export function changedValues(before: unknown, after: unknown): ChangedValue[] {
  const [was, is] = [columnsOf(before), columnsOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((column) => ({ column, before: was.get(column) ?? null, after: is.get(column) ?? null }))
    .filter((value) => value.before !== value.after)
}

/** The values as texts: the platform sends figures as texts. Values that are lists or objects are not shown. */
function columnsOf(row: unknown): Map<string, string> {
  if (typeof row !== 'object' || row === null) return new Map()
  return new Map(
    Object.entries(row).flatMap(([column, value]: [string, unknown]) => {
      if (typeof value === 'string' && value !== '') return [[column, value] as const]
      if (typeof value === 'boolean') return [[column, String(value)] as const]
      return []
    }),
  )
}
