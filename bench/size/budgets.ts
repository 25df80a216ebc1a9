import { readFileSync, writeFileSync } from 'node:fs'

/** The budget of an entry in CI, in kB brotli. */
export interface EntryBudget {
  /** The first load: the entry's chunk with all it imports statically. */
  first: number
  /** All of it, with every part that comes when it is needed. */
  all: number
}

interface Budgets {
  /** Budgets by import specifier. */
  entries: Record<string, EntryBudget>
  /** The budget of each subpath of the core beyond its root, in kB gzip. */
  subpaths: Record<string, number>
}

const file = new URL('../budgets.json', import.meta.url)
const known = JSON.parse(readFileSync(file, 'utf8')) as Budgets
const used: Budgets = { entries: {}, subpaths: {} }
const isWrite = process.argv.includes('--write')

/** A new entry gets its size plus 2 % as its budget when the report is written; until then it has none. */
const given = (size: number) => (isWrite ? Math.ceil(size * 10.2) / 10 : 0)

/** The budget of an entry that weighs this much. */
export const entryBudget = (specifier: string, { first, all }: EntryBudget): EntryBudget =>
  (used.entries[specifier] = known.entries[specifier] ?? { first: given(first), all: given(all) })

/** The budget of a subpath of the core that adds this much. */
export const subpathBudget = (subpath: string, size: number): number =>
  (used.subpaths[subpath] = known.subpaths[subpath] ?? given(size))

/** Returns the budget of all subpaths of the core together, once each was requested. */
export const everySubpathBudget = (): number =>
  Object.values(used.subpaths).reduce((sum, budget) => sum + budget, 0)

/** Keeps only the budgets of existing entries. */
export function writeBudgets(): void {
  const kept = { entries: sorted(used.entries), subpaths: sorted(used.subpaths) }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}

const sorted = <Budget>(byName: Record<string, Budget>) =>
  Object.fromEntries(Object.entries(byName).sort(([a], [b]) => (a < b ? -1 : 1)))
