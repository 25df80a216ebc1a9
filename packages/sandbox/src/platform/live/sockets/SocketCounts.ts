/** The number of open sockets of each person. */
export class SocketCounts {
  readonly #most: number
  readonly #counts = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Counts one more, unless the person has enough. */
  take(userId: string): boolean {
    const count = this.#counts.get(userId) ?? 0
    if (count >= this.#most) return false
    this.#counts.set(userId, count + 1)
    return true
  }

  give(userId: string): void {
    const count = (this.#counts.get(userId) ?? 0) - 1
    if (count > 0) this.#counts.set(userId, count)
    else this.#counts.delete(userId)
  }
}
