/** The id that stands for all rows of a table that an account sees. */
export const everyRow = ''

/** The rows that each watcher watches. */
export class Subscriptions<Watcher> {
  #watchersOf = new Map<string, Set<Watcher>>()
  #rowsOf = new Map<Watcher, Set<string>>()
  /** The number of watched rows of each table. */
  #counts = new Map<string, number>()
  #listRevision = 0

  /** A number that changes when the watchers of lists change. */
  get listRevision(): number {
    return this.#listRevision
  }

  add(watcher: Watcher, table: string, ids: readonly string[]): void {
    const rows = this.#rowsOf.get(watcher) ?? new Set()
    this.#rowsOf.set(watcher, rows)
    for (const id of ids) {
      const row = `${table}:${id}`
      rows.add(row)
      if (id === everyRow) this.#listRevision++
      if (!this.#watchersOf.has(row)) this.#count(table, 1)
      this.#watchersOf.set(row, (this.#watchersOf.get(row) ?? new Set()).add(watcher))
    }
  }

  remove(watcher: Watcher, table: string, ids: readonly string[]): void {
    for (const id of ids) this.#drop(watcher, `${table}:${id}`)
  }

  removeAll(watcher: Watcher): void {
    for (const row of this.#rowsOf.get(watcher) ?? []) this.#drop(watcher, row)
    this.#rowsOf.delete(watcher)
  }

  /** Removes the subscriptions of a watcher to all other tables. */
  keepTables(watcher: Watcher, tables: ReadonlySet<string>): void {
    for (const row of this.#rowsOf.get(watcher) ?? []) if (!tables.has(tableOf(row))) this.#drop(watcher, row)
  }

  /** Returns the number of rows that a watcher watches. */
  count(watcher: Watcher): number {
    return this.#rowsOf.get(watcher)?.size ?? 0
  }

  watchersOf(table: string, id: string): Iterable<Watcher> {
    return this.#watchersOf.get(`${table}:${id}`) ?? []
  }

  /** Returns true when a row of the table or its lists are watched. */
  isWatched(table: string): boolean {
    return (this.#counts.get(table) ?? 0) > 0
  }

  #drop(watcher: Watcher, row: string): void {
    if (row.endsWith(`:${everyRow}`)) this.#listRevision++
    this.#rowsOf.get(watcher)?.delete(row)
    const watchers = this.#watchersOf.get(row)
    watchers?.delete(watcher)
    if (watchers?.size !== 0) return
    this.#watchersOf.delete(row)
    this.#count(tableOf(row), -1)
  }

  #count(table: string, by: number): void {
    this.#counts.set(table, (this.#counts.get(table) ?? 0) + by)
  }
}

const tableOf = (row: string) => row.slice(0, row.indexOf(':'))
