/** A day in the name of a file: sortable, or in the format of the United States. */
export type ExportDay = 'yyyy_MM_dd' | 'MM_dd_yyyy'

/** The name of an exported file: `holdings_2026_02_16.csv`. (HOLD-007, HOLD-008) */
export function exportName(prefix: string, day: string, pattern: ExportDay): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const parts = pattern === 'yyyy_MM_dd' ? [year, month, date] : [month, date, year]
  return `${prefix}_${parts.join('_')}.csv`
}
