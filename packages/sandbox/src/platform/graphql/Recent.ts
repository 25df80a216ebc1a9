/** Keeps what was made of texts, those used last, up to so many characters of text in all. */
export class Recent<Value> {
  readonly #most: number
  readonly #values = new Map<string, Value>()
  #characters = 0

  constructor(most: number) {
    this.#most = most
  }

  get(text: string): Value | undefined {
    const value = this.#values.get(text)
    if (value === undefined) return undefined
    // A map is in the order in which its keys were set: what is used goes to its end.
    this.#values.delete(text)
    this.#values.set(text, value)
    return value
  }

  set(text: string, value: Value): void {
    if (text.length > this.#most) return
    if (!this.#values.has(text)) this.#characters += text.length
    this.#values.set(text, value)
    for (const oldest of this.#values.keys()) {
      if (this.#characters <= this.#most) return
      this.#values.delete(oldest)
      this.#characters -= oldest.length
    }
  }

  /** How many texts are kept. */
  get size(): number {
    return this.#values.size
  }
}
