import type { Holding } from '../holdings.ts'
import type { GridUnderTest } from './GridUnderTest.ts'
import { rows } from './rows.ts'

/** The time of the next frame. */
export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

interface Source {
  grid: GridUnderTest
  next: (rows: readonly Holding[], count: number) => Holding[]
}

/** Returns the duration of each frame for some time, while a source changes a thousand rows a second, batched by frame. */
export async function countFrames(milliseconds: number, source: Source | undefined): Promise<number[]> {
  const times: number[] = []
  const current = [...rows]
  const start = await frame()
  let [last, sent] = [start, 0]
  while (last - start < milliseconds) {
    const now = await frame()
    times.push(now - last)
    last = now
    const due = Math.floor(now - start) - sent
    sent += due
    if (source) source.grid.update?.(changesOf(source, current, due))
  }
  return times
}

/** Each row once, as it is in the end. */
function changesOf({ next }: Source, current: Holding[], count: number): Holding[] {
  const changes = new Map(next(current, count).map((row) => [row.id, row]))
  for (const row of changes.values()) current[Number(row.id.slice(-12)) - 1] = row
  return [...changes.values()]
}
