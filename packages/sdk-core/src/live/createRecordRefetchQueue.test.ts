import { describe, expect, it } from 'vitest'
import { testClock } from '../testing/testClock'
import { createRecordRefetchQueue } from './createRecordRefetchQueue'

describe('createRecordRefetchQueue', () => {
  it('waits for each table by its own failures', async () => {
    const clock = testClock()
    const asked: [table: string, at: number][] = []
    const records = createRecordRefetchQueue({
      environment: { ...clock, random: () => 1 },
      refetch(table) {
        asked.push([table, clock.now()])
        return asked.length <= 3 ? Promise.reject(new Error('refused')) : Promise.resolve(new Map())
      },
      onCaughtUp: () => undefined,
    })
    const began = clock.now()
    for (const table of ['steps', 'holdings', 'distributions'] as const) records.markChanged(table, '1')
    await clock.advance(60_000)

    expect(asked.slice(3).map(([table, at]) => [table, at - began])).toEqual(
      ['steps', 'holdings', 'distributions'].map((table) => [table, 2_020]),
    )
  })
})
