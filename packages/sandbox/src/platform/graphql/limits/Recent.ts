/** A cache by text that evicts the least recently used, up to a total weight. The weight of a text is its length by default. */
export class Recent<Value> {
  readonly #most: number
  readonly #kept = new Map<string, { value: Value; weight: number }>()
  #weight = 0

  constructor(most: number) {
    this.#most = most
  }

  get(text: string): Value | undefined {
    const kept = this.#kept.get(text)
    if (kept === undefined) return undefined
    // A map is ordered by insertion: a used key is moved to the end.
    this.#kept.delete(text)
    this.#kept.set(text, kept)
    return kept.value
  }

  set(text: string, value: Value, weight = text.length): void {
    if (weight > this.#most) return
    this.#weight += weight - (this.#kept.get(text)?.weight ?? 0)
    this.#kept.set(text, { value, weight })
    this.#forget()
  }

  /** Adds the size of the data that now depends on a text to its weight. */
  grow(text: string, by: number): void {
    const kept = this.#kept.get(text)
    if (!kept) return
    kept.weight += by
    this.#weight += by
    // An entry that exceeds the limit alone is dropped, instead of all the others.
    if (kept.weight > this.#most) this.#drop(text, kept.weight)
    this.#forget()
  }

  /** The number of cached texts. */
  get size(): number {
    return this.#kept.size
  }

  /** Drops the oldest until the rest fits. */
  #forget(): void {
    for (const [oldest, { weight }] of this.#kept) {
      if (this.#weight <= this.#most) return
      this.#drop(oldest, weight)
    }
  }

  #drop(text: string, weight: number): void {
    this.#kept.delete(text)
    this.#weight -= weight
  }
}
