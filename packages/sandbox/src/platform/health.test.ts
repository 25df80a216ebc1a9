import { afterEach, describe, expect, it } from 'vitest'
import { aSocket } from '../testing/server/aSocket.ts'
import { aBrowser } from '../testing/server/aBrowser.ts'
import { seededPglite } from '../testing/database/seededDb.ts'
import { type Platform, startPlatform } from './startPlatform.ts'
import type { Database } from './db/Database.ts'

describe('a platform', { timeout: 60_000 }, () => {
  const opened: Database[] = []
  async function started(): Promise<Platform> {
    const db = await seededPglite()
    opened.push(db)
    return startPlatform({ db, port: 0, logLevel: 'silent' })
  }
  afterEach(() => Promise.all(opened.splice(0).map((db) => db.close())))
  const health = async (url: string) => {
    const answer = await fetch(new URL('/healthz', url))
    return [answer.status, await answer.json()]
  }

  it('is well when its database answers, every migration is applied and changes reach it', async () => {
    const platform = await started()

    const checks = { database: true, migrations: true, listening: true, accepting: true }
    expect(await health(platform.url)).toEqual([200, { status: 'ok', engine: 'pglite', checks }])
    await platform.close()
  })

  it('answers 503 when a migration is missing', async () => {
    const platform = await started()
    await platform.db.pool.query('delete from public.migrations')

    expect(await health(platform.url)).toMatchObject([503, { checks: { migrations: false } }])
    await platform.close()
  })

  it('completes current requests, closes sockets with a reason, and accepts no new ones when it stops', async () => {
    const platform = await started()
    const browser = aBrowser(platform.url)
    const account = await browser.signInTo('investor@capstan.test', 'investor')
    const socket = await aSocket(platform.url, { account, headers: { cookie: browser.cookie } })
    const client = await platform.db.pool.connect()
    const late = browser.graphql('{ getUsersData { user { id } } }')
    await new Promise((resolve) => setTimeout(resolve, 100))

    const closed = platform.close()
    expect(await socket.closed).toBe(1012)
    await expect(fetch(new URL('/healthz', platform.url))).rejects.toThrow()
    client.release()

    expect((await late).data).toBeTruthy()
    await closed
  })
})
