import type { Entity } from './entity'

/** Past this many moves it is quicker to learn the places anew than to look around for each. */
const mostDrift = 64

/**
 * Where the rows of one list stand, by their ids.
 *
 * A row that comes or goes moves others by one. Instead of writing down every new place, it is remembered how far a place
 * may be off, and looked for nearby.
 */
export class RowPlaces {
  #places = new Map<string, number>()
  #drift = 0
  #hasTwins = false

  constructor(rows: readonly unknown[]) {
    this.#learn(rows)
  }

  /** How many rows there are, twins counted once. */
  get size(): number {
    return this.#places.size
  }

  has(id: string): boolean {
    return this.#places.has(id)
  }

  ids(): Iterable<string> {
    return this.#places.keys()
  }

  /** Every place of a row; hardly ever more than one. */
  of(id: string, rows: readonly unknown[]): number[] {
    const place = this.#places.get(id)
    if (place === undefined) return []
    if (this.#hasTwins) return [...rows.keys()].filter((at) => idAt(rows, at) === id)
    const near = this.#near(id, place, rows)
    if (near !== undefined) return [near]
    this.#learn(rows)
    return this.of(id, rows)
  }

  add(id: string, place: number): void {
    if (this.#places.has(id)) this.#hasTwins = true
    this.#places.set(id, place)
    this.#drift++
  }

  delete(id: string): void {
    this.#places.delete(id)
    this.#drift++
  }

  #near(id: string, place: number, rows: readonly unknown[]): number | undefined {
    if (this.#drift > mostDrift) return undefined
    for (let off = 0; off <= this.#drift; off++) {
      if (idAt(rows, place - off) === id) return place - off
      if (idAt(rows, place + off) === id) return place + off
    }
    return undefined
  }

  #learn(rows: readonly unknown[]): void {
    this.#places = new Map()
    this.#drift = 0
    rows.forEach((_, at) => {
      const id = idAt(rows, at)
      if (id !== undefined) this.#places.set(id, at)
    })
    this.#hasTwins = this.#places.size < rows.filter((row) => row !== null).length
  }
}

/** The id of a row, as it is compared. */
export function idAt(rows: readonly unknown[], at: number): string | undefined {
  const row = rows[at]
  return row ? String((row as Entity).id) : undefined // rows are records, or holes
}
