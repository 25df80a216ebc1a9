import { expect, it, describe } from 'vitest'
import { seededPglite } from '../../testing/database/seededDb.ts'
import { openDb } from './openDb.ts'

describe('openDb', () => {
  it('keeps working after queries that fail, one after the other and all at once', async () => {
    const database = await openDb()
    const good = () => database.pool.query<{ two: number }>('select 1 + $1::int as two', [1])
    const bad = () => database.pool.query('select 1 / $1::int', [0])
    await expect(bad()).rejects.toThrow('division by zero')
    expect((await good()).rows).toEqual([{ two: 2 }])
    const answers = await Promise.allSettled([bad(), good(), bad(), good()])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
    await database.close()
  })

  it('gives each database that begins with one snapshot its own rows', async () => {
    const first = await seededPglite()
    await first.pool.query('create table kept as select n from generate_series(1, 5000) as n')
    const snapshot = await first.snapshot?.()
    await first.close()

    const [one, other] = [await openDb({ snapshot }), await openDb({ snapshot })]
    await one.pool.query('update kept set n = n + 1')
    await one.pool.query('checkpoint')
    const sums = [one, other].map(
      async ({ pool }) => (await pool.query('select sum(n)::int from kept')).rows[0],
    )
    expect(await Promise.all(sums)).toEqual([{ sum: 12_507_500 }, { sum: 12_502_500 }])
    await Promise.all([one.close(), other.close()])
  })

  it('refuses a damaged snapshot', async () => {
    const snapshot = new Blob([new Uint8Array(2048).fill(7)])
    await expect(openDb({ snapshot })).rejects.toThrow('The snapshot is damaged at byte 0.')
  })
})
