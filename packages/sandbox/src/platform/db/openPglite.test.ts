import { expect, it, describe } from 'vitest'
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
})
