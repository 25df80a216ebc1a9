import type { Chance } from '../randomList.ts'
import { noTrouble, type Trouble } from './network.ts'
import { option } from './options.ts'

/** The faults during a hundred changes; shares are from 0 to 1. */
export interface FaultPlan {
  trouble: Trouble
  /** How many milliseconds the replica is late. */
  lag: number
  /** How often the socket is dropped after a change. */
  drops: number
  /** How often a list is left or shown. */
  visits: number
  /** How often another account is chosen. */
  switches: number
}

const calm: FaultPlan = { trouble: noTrouble, lag: 0, drops: 0, visits: 0, switches: 0 }

/** The weather by turns: calm, a late replica, and twice anything. */
export function weatherOf(hundred: number, { random }: Chance, mayLag: boolean): FaultPlan {
  const some = (share: number) => (random() < 0.5 ? share : 0)
  const trouble = { slow: some(0.3), stuck: some(0.03), lost: some(0.03), refused: some(0.05) }
  const usual: FaultPlan = { trouble, lag: 0, drops: some(0.03), visits: some(0.1), switches: some(0.03) }
  const any = {
    ...usual,
    visits: Number(option('--visits') ?? usual.visits),
    trouble: {
      ...trouble,
      stuck: Number(option('--stuck') ?? trouble.stuck),
      lost: Number(option('--lost') ?? trouble.lost),
    },
  }
  if (hundred % 4 === 0) return calm
  // What a reader can tell from versions is right behind a late replica; PGlite has no past to show.
  if (hundred % 4 === 1 && mayLag) return { ...any, lag: 600 }
  return any
}
