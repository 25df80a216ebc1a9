import type { Atoms, WantedMove } from './randomLedger.ts'

interface Entry {
  holding: string
  holder: string
  atoms: Atoms
  ago: number
}

/** The model: the bookings, and the units of each holder on any day. It refuses a booking that leaves a holding below 0 on any day. */
export class Book {
  #entries: Entry[] = []

  /** Records a move and returns true, unless it leaves a holding below 0 on some day. */
  take(move: WantedMove): boolean {
    const given: Entry = { holding: move.holding, holder: move.holder, atoms: move.atoms, ago: move.ago }
    if (move.kind === 'issuance') {
      this.#entries.push(given)
      return true
    }
    const holder = this.#entries.find(({ holding }) => holding === move.from)?.holder
    if (holder === undefined) return false
    const taken: Entry = { holding: move.from, holder, atoms: -move.atoms, ago: move.ago }
    if (!this.#staysAbove([...this.#entries, taken], move.from)) return false
    this.#entries.push(taken, given)
    return true
  }

  /** Returns true when an entry was ever booked in a holding. */
  knows(holding: string): boolean {
    return this.#entries.some((entry) => entry.holding === holding)
  }

  /** Returns the units of each holding at the end of the day so many days ago; holdings without units are left out. */
  heldOn(ago: number): Map<string, Atoms> {
    const held = new Map<string, Atoms>()
    for (const entry of this.#entries)
      if (entry.ago >= ago) held.set(entry.holder, (held.get(entry.holder) ?? 0n) + entry.atoms)
    return new Map([...held].filter(([, atoms]) => atoms > 0n))
  }

  /** The days on which something was booked, and one before and one after all of them. */
  days(): number[] {
    const days = this.#entries.map(({ ago }) => ago)
    return [...new Set([Math.max(0, ...days) + 1, ...days, 0])]
  }

  #staysAbove(entries: readonly Entry[], holding: string): boolean {
    const own = entries.filter((entry) => entry.holding === holding)
    return own.every(({ ago }) => {
      const until = own.filter((entry) => entry.ago >= ago)
      return until.reduce((sum, { atoms }) => sum + atoms, 0n) >= 0n
    })
  }
}
