import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBrowser } from '../testing/server/aBrowser.ts'
import { type Platform, startPlatform } from './startPlatform.ts'

describe('a production platform', () => {
  const before = process.env.NODE_ENV
  let platform: Platform

  beforeAll(async () => {
    process.env.NODE_ENV = 'production'
    platform = await startPlatform({ port: 0, logLevel: 'silent', seed: 'none' })
  })
  afterAll(async () => {
    process.env.NODE_ENV = before
    await platform.close()
  })

  it('has no demo sign-in and no emulators', async () => {
    const browser = aBrowser(platform.url)
    const paths = [
      '/authenticate/login',
      '/sandbox/welcome',
      '/sandbox/outbox',
      '/sandbox/csp-report',
      `/integration/payment/${crypto.randomUUID()}/key`,
    ]
    const statuses = []
    for (const path of paths) statuses.push((await browser.visit(path)).status)
    const picked = await browser.signIn('investor@capstan.test')
    const config = await browser.ask('/api/v2/config')

    expect(statuses).toEqual([404, 404, 404, 404, 404])
    expect([picked.status, browser.cookie]).toEqual([404, ''])
    expect(await config.json()).toMatchObject({ providerOrigin: null })
  })

  it('still answers data to who has a session, and 401 to who has none', async () => {
    expect((await aBrowser(platform.url).graphql('{ __typename }')).status).toBe(401)
    expect((await aBrowser(platform.url).ask('/healthz')).status).toBe(200)
  })
})

describe('the code of the emulators', () => {
  // The test starts a process that loads the whole platform, while other tests run.
  const aMinute = 60_000
  const server = new URL('../testing/server/loadedModules.ts', import.meta.url).pathname
  const loadedIn = (mode: string) =>
    execFileSync(process.execPath, [server], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: mode, NODE_OPTIONS: '', CAPSTAN_TAX_KEY: 'a key of its own' },
    })
      .split('\n')
      .filter((file) => /\/emulators\/|\/scenarios\/|loginRoutes|sandboxRoutes|seedDemo/.test(file))

  it(
    'is not even read in production',
    () => {
      expect(loadedIn('production')).toEqual([])
    },
    aMinute,
  )

  it(
    'is read on a laptop',
    () => {
      expect(loadedIn('development').length).toBeGreaterThan(10)
    },
    aMinute,
  )
})
