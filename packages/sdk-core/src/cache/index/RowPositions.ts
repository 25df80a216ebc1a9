import type { RowDiff } from './diffRows'
import type { Entity } from '../entity'
import { isInIdOrder, positionInOrder } from './idOrder'

/** After more changes than this, rebuilding the index is faster than searching around each position. */
const maxDrift = 64

/**
 * The positions of the rows of one list, by id. Each call gets the rows as they are.
 *
 * Where rows stand in the order of their ids, as those of a list that is read by id do, they are found by halving: an index of
 * 50,000 takes a megabyte. Elsewhere, adding or removing a row shifts others by one. Their positions are not updated: the
 * number of changes says how far a stored position may be off, and the row is searched for within that distance.
 */
export class RowPositions {
  /** Undefined if rows are in the order of their ids. */
  #positions: Map<string, number> | undefined
  #drift = 0
  /** True when an id may have more than one row. A removal by id is then ambiguous. */
  hasDuplicates = false

  constructor(rows: readonly unknown[]) {
    this.#build(rows)
  }

  /** How many rows there are, duplicates counted once. */
  count(rows: readonly unknown[]): number {
    return this.#positions?.size ?? rows.length
  }

  has(id: string, rows: readonly unknown[]): boolean {
    return this.#positions ? this.#positions.has(id) : positionInOrder(id, rows) !== undefined
  }

  ids(rows: readonly unknown[]): Iterable<string> {
    return this.#positions?.keys() ?? rows.map((_, at) => idAt(rows, at) ?? '')
  }

  /** Every position of a row: one, unless the list has duplicates. */
  of(id: string, rows: readonly unknown[]): number[] {
    const position = this.#positions ? this.#positions.get(id) : positionInOrder(id, rows)
    if (position === undefined) return []
    if (this.hasDuplicates) return [...rows.keys()].filter((at) => idAt(rows, at) === id)
    const nearby = this.#findNear(id, position, rows)
    if (nearby !== undefined) return [nearby]
    this.#build(rows)
    return this.of(id, rows)
  }

  /** Applies a change of the rows. Rebuilds the positions when an id has more than one row. */
  follow(rows: readonly unknown[], { removed, added, range }: RowDiff): void {
    if (!this.#positions) {
      if (!isInIdOrder(rows, ...range)) this.#build(rows)
      return
    }
    for (const { id } of removed) this.#positions.delete(String(id))
    for (const [{ id }, at] of added) {
      if (this.#positions.has(String(id))) this.hasDuplicates = true
      this.#positions.set(String(id), at)
    }
    this.#drift += removed.length + added.length
  }

  #findNear(id: string, position: number, rows: readonly unknown[]): number | undefined {
    if (this.#drift > maxDrift) return undefined
    for (let offset = 0; offset <= this.#drift; offset++) {
      if (idAt(rows, position - offset) === id) return position - offset
      if (idAt(rows, position + offset) === id) return position + offset
    }
    return undefined
  }

  #build(rows: readonly unknown[]): void {
    this.#positions = undefined
    this.#drift = 0
    this.hasDuplicates = false
    if (isInIdOrder(rows, 0, rows.length)) return
    const positions = (this.#positions = new Map<string, number>())
    rows.forEach((_, at) => {
      const id = idAt(rows, at)
      if (id !== undefined) positions.set(id, at)
    })
    this.hasDuplicates = positions.size < rows.filter((row) => row !== null).length
  }
}

/** The id of the row at a position, as text. */
function idAt(rows: readonly unknown[], at: number): string | undefined {
  const row = rows[at]
  return row ? String((row as Entity).id) : undefined // rows are records, or null
}
