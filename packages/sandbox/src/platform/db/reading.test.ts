import { expect, it } from 'vitest'
import { onEveryEngine, onPostgres } from '../../testing/database/onEveryEngine.ts'
import type { TestDatabase } from '../../testing/database/TestDatabase.ts'
import { asAccount } from '../graphql/asAccount.ts'
import { inTransaction } from './inTransaction.ts'
import { runReading, runWriting } from './reading.ts'

const write = `insert into app_private.outbox (to_email, subject, html) values ('a@b.example', 'Quay', '') returning id`
const refusal = 'cannot execute INSERT in a read-only transaction'

/** Does work as a request that only reads does. */
const reading = <T>(work: () => Promise<T>) =>
  new Promise<T>((resolve, reject) => runReading(() => void work().then(resolve, reject)))

const writing = <T>(work: () => Promise<T>) =>
  new Promise<T>((resolve, reject) => runWriting(() => void work().then(resolve, reject)))

const mails = async (database: TestDatabase) =>
  (await database.rows(`select from app_private.outbox where subject = 'Quay'`)).length

onEveryEngine('who only reads', (database) => {
  const noActor = { userId: '', accountId: null, role: null, accountType: null }
  const context = { ...noActor, sessionKind: 'cookie', requestId: '' } as const
  const ways: Record<string, () => Promise<unknown>> = {
    'by itself': () => database.db.pool.query(write),
    'in a transaction': () => inTransaction(database.db, (client) => client.query(write)),
    'as an account': () =>
      asAccount(database.db, context, async (client) => {
        await client.query('reset role')
        await client.query(write)
      }),
  }

  it.each(Object.entries(ways))('writes nothing %s', async (_how, work) => {
    const before = await mails(database)

    await expect(reading(work)).rejects.toThrow(refusal)
    await expect(reading(async () => Promise.resolve().then(work))).rejects.toThrow(refusal)
    expect(await mails(database)).toBe(before)
  })

  it('reads all the same, and leaves the next one free to write', async () => {
    expect((await reading(() => database.db.pool.query('select 1 as one'))).rows).toEqual([{ one: 1 }])
    const before = await mails(database)

    await database.db.pool.query(write)
    await reading(() => writing(() => database.db.pool.query(write)))

    expect(await mails(database)).toBe(before + 2)
  })

  it('runs a notified worker with its own role, not with that of the request', async () => {
    const before = await mails(database)
    let done: () => void = () => undefined
    const written = new Promise<void>((resolve) => (done = resolve))
    const stop = await database.db.listen('quay', () => void database.db.pool.query(write).then(done, done))

    await reading(() => database.db.pool.query(`select pg_notify('quay', '')`))
    await written
    await stop()

    expect(await mails(database)).toBe(before + 1)
  })
})

onPostgres('many who read and write at once', (database) => {
  it('keep their own roles', async () => {
    const before = await mails(database)
    const asked = Array.from({ length: 60 }, (_, index) =>
      (index % 2 ? reading : writing)(() => database.db.pool.query(write)).then(
        () => 'written',
        () => 'refused',
      ),
    )

    expect(await Promise.all(asked)).toEqual(
      Array.from({ length: 60 }, (_, index) => (index % 2 ? 'refused' : 'written')),
    )
    expect(await mails(database)).toBe(before + 30)
  })
})
