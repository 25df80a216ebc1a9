import type { Holding } from './holdings.ts'

/** The text that is typed into the filter of investors. */
export const filterText = 'SMITHSON'

/** The e-mail address, which only one row has, of the first row in each state. */
export interface Expected {
  unsorted: string
  byTotal: string
  byEmail: string
  /** Sorted by e-mail address and filtered. */
  filtered: string
  filteredCount: number
}

/** Returns the rows that a grid must show first, computed without a grid. */
export function expectedOf(rows: readonly Holding[]): Expected {
  const found = rows.filter(({ investorAccountName }) =>
    investorAccountName.toUpperCase().includes(filterText),
  )
  const emails = (of: readonly Holding[]) => of.map(({ investorAccountEmail }) => investorAccountEmail).sort()
  const cheapest = rows.reduce((least, row) =>
    Number(row.totalValue) < Number(least.totalValue) ? row : least,
  )
  return {
    unsorted: rows[0]?.investorAccountEmail ?? '',
    byTotal: cheapest.investorAccountEmail,
    byEmail: emails(rows)[0] ?? '',
    filtered: emails(found)[0] ?? '',
    filteredCount: found.length,
  }
}
