import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededPglite } from '../../testing/database/seededDb.ts'
import { createServer } from './createServer.ts'
import type { Database } from '../db/Database.ts'

describe('a route that is only looked at', () => {
  let db: Database
  const app = createServer({ logLevel: 'silent' })
  const write = () =>
    db.pool.query(
      `insert into app_private.outbox (to_email, subject, html) values ('a@b.example', 'Pier', '')`,
    )
  const written = async () =>
    (await db.pool.query(`select from app_private.outbox where subject = 'Pier'`)).rowCount

  beforeAll(async () => {
    db = await seededPglite()
    app.get('/careless', async () => (await write()).rowCount)
    app.get('/late', (_request, reply) => {
      setTimeout(
        () =>
          void write().then(
            () => reply.send('written'),
            (error) => reply.send(error),
          ),
        5,
      )
    })
    app.get('/declared', { config: { writes: true } }, async () => (await write()).rowCount)
    app.post('/careless', async () => (await write()).rowCount)
    app.setNotFoundHandler(async () => (await write()).rowCount)
  })
  afterAll(async () => {
    await app.close()
    await db.close()
  })

  it.each([
    ['GET', '/careless'],
    ['HEAD', '/careless'],
    ['GET', '/late'],
    ['GET', '/nowhere'],
    ['OPTIONS', '/nowhere'],
  ] as const)('fails when it writes: %s %s', async (method, url) => {
    const answer = await app.inject({ method, url })

    expect(answer.statusCode).toBe(500)
    expect(await written()).toBe(0)
  })

  it('writes when it declares that, as may everything else', async () => {
    expect((await app.inject({ url: '/declared' })).statusCode).toBe(200)
    expect((await app.inject({ method: 'POST', url: '/careless' })).statusCode).toBe(200)
    expect(await written()).toBe(2)
  })
})
