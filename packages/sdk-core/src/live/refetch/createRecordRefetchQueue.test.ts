import { describe, expect, it } from 'vitest'
import { testClock } from '../../testing/testClock'
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

  it('keeps the last push of a record, also that it is gone', async () => {
    const clock = testClock()
    const asked: unknown[] = []
    const records = createRecordRefetchQueue({
      environment: { ...clock, random: () => 1 },
      refetch(_, changes) {
        asked.push([...changes])
        return Promise.resolve(new Map())
      },
      onCaughtUp: () => undefined,
    })
    records.markChanged('steps', '1', { version: 3, isGone: false })
    records.markChanged('steps', '1', { version: 3, isGone: true })
    records.markChanged('steps', '2', { version: 0, isGone: true })
    records.markChanged('steps', '3', { version: 3, isGone: true })
    // Their state since then is unknown: one may be visible again.
    for (const id of ['3', '4']) records.markChanged('steps', id)
    await clock.advance(100)

    expect(asked).toEqual([
      [
        ['1', { version: 3, isGone: true }],
        ['2', { version: 0, isGone: true }],
        ['3', { version: 3, isGone: false, isNew: true }],
        ['4', { version: 0, isGone: false }],
      ],
    ])
  })
  it('remembers the announced change of a record that a request in flight may have missed', async () => {
    const clock = testClock()
    const asked: unknown[] = []
    const records = createRecordRefetchQueue({
      environment: { ...clock, random: () => 1 },
      async refetch(_, changes, onMissed) {
        asked.push(...changes.values())
        if (asked.length === 1) clock.setTimeout(() => onMissed(changes), 100)
        return new Map()
      },
      onCaughtUp: () => undefined,
    })
    records.markChanged('steps', '1', { version: 3, isGone: false })
    await clock.advance(1_000)

    expect(asked).toEqual([
      { version: 3, isGone: false },
      { version: 3, isGone: false },
    ])
  })

  it('requests a record that is visible again as such, when a request may have missed its removal', async () => {
    const clock = testClock()
    const asked: unknown[] = []
    let missed = () => {}
    const records = createRecordRefetchQueue({
      environment: { ...clock, random: () => 1 },
      async refetch(_, changes, onMissed) {
        asked.push(...changes.values())
        missed = () => onMissed(changes)
        return new Map()
      },
      onCaughtUp: () => undefined,
    })
    records.markChanged('steps', '1', { version: 3, isGone: true })
    await clock.advance(1_000)
    records.markChanged('steps', '1', { version: 3, isGone: false, isNew: true })
    missed()
    await clock.advance(1_000)

    expect(asked).toEqual([
      { version: 3, isGone: true },
      { version: 3, isGone: false, isNew: true },
    ])
  })
})
