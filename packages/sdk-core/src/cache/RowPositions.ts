import type { Entity } from './entity'

/** After more changes than this, rebuilding the index is faster than searching around each position. */
const maxDrift = 64

/**
 * The positions of the rows of one list, by id.
 *
 * Adding or removing a row shifts others by one. Their positions are not updated: the number of changes says how far a
 * stored position may be off, and the row is searched for within that distance.
 */
export class RowPositions {
  #positions = new Map<string, number>()
  #drift = 0
  /** Whether an id may have more than one row. Then which of them a removal is about is unknown. */
  hasDuplicates = false

  constructor(rows: readonly unknown[]) {
    this.#rebuild(rows)
  }

  /** How many rows there are, duplicates counted once. */
  get size(): number {
    return this.#positions.size
  }

  has(id: string): boolean {
    return this.#positions.has(id)
  }

  ids(): Iterable<string> {
    return this.#positions.keys()
  }

  /** Every position of a row: one, unless the list has duplicates. */
  of(id: string, rows: readonly unknown[]): number[] {
    const position = this.#positions.get(id)
    if (position === undefined) return []
    if (this.hasDuplicates) return [...rows.keys()].filter((at) => idAt(rows, at) === id)
    const nearby = this.#findNear(id, position, rows)
    if (nearby !== undefined) return [nearby]
    this.#rebuild(rows)
    return this.of(id, rows)
  }

  add(id: string, position: number): void {
    if (this.#positions.has(id)) this.hasDuplicates = true
    this.#positions.set(id, position)
    this.#drift++
  }

  /** Removes an id, whose only row is gone. */
  delete(id: string): void {
    this.#positions.delete(id)
    this.#drift++
  }

  #findNear(id: string, position: number, rows: readonly unknown[]): number | undefined {
    if (this.#drift > maxDrift) return undefined
    for (let offset = 0; offset <= this.#drift; offset++) {
      if (idAt(rows, position - offset) === id) return position - offset
      if (idAt(rows, position + offset) === id) return position + offset
    }
    return undefined
  }

  #rebuild(rows: readonly unknown[]): void {
    this.#positions = new Map()
    this.#drift = 0
    rows.forEach((_, at) => {
      const id = idAt(rows, at)
      if (id !== undefined) this.#positions.set(id, at)
    })
    this.hasDuplicates = this.#positions.size < rows.filter((row) => row !== null).length
  }
}

/** The id of the row at a position, as text. */
function idAt(rows: readonly unknown[], at: number): string | undefined {
  const row = rows[at]
  return row ? String((row as Entity).id) : undefined // rows are records, or null
}
