import { pagesOf } from '../sandbox/pages.ts'
import { percentile } from '../sandbox/percentile.ts'

/** The number of requests for each page on each sandbox. */
export const times = 300

/** A page's median in milliseconds on two sandboxes. */
export interface Compared {
  name: string
  before: number
  now: number
}

/** Asks two sandboxes for every page in turns, so that other load on the machine affects both equally. */
export async function compare(before: string, now: string): Promise<Compared[]> {
  const [older, newer] = [await pagesOf(before), await pagesOf(now)]
  const compared: Compared[] = []
  for (const [at, { page, read }] of older.entries()) {
    const again = newer[at]
    if (!again) throw new Error(`${page.name} is read of one of the two.`)
    const taken = await limitConcurrency(read, again.read)
    compared.push({ name: page.name, before: percentile(taken[0], 0.5), now: percentile(taken[1], 0.5) })
  }
  return compared
}

async function limitConcurrency(...reads: [() => Promise<unknown>, () => Promise<unknown>]) {
  const taken: [number[], number[]] = [[], []]
  // The first one pays for the garbage collection of the other, so they alternate here as well.
  for (let round = -times / 2; round < times; round++) {
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const elapsed = await timeOf(reads[which])
      if (round >= 0) taken[which].push(elapsed)
    }
  }
  return taken
}

async function timeOf(read: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await read()
  return performance.now() - started
}
