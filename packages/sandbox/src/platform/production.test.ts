import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBrowser } from '../testing/aBrowser.ts'
import { type Platform, startPlatform } from './startPlatform.ts'

describe('a production platform', () => {
  const before = process.env.NODE_ENV
  let platform: Platform

  beforeAll(async () => {
    process.env.NODE_ENV = 'production'
    platform = await startPlatform({ port: 0, logLevel: 'silent' })
  })
  afterAll(async () => {
    process.env.NODE_ENV = before
    await platform.close()
  })

  it('lets nobody pick who to be, and has no emulators', async () => {
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
