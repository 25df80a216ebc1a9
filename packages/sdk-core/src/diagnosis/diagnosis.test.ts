import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import type { Capstan } from '../Capstan'
import type { CapstanOptions } from '../CapstanOptions'
import type { CapstanEvent } from '../events/CapstanEvent'
import { anInstance } from '../testing/anInstance'
import { setupDocsUrl, setupProblems } from './setupProblems'
import type { SetupCode } from './Diagnosis'

const endpoint = 'https://platform.test/api/v2/graphql'
const token = 'kQ3nV8sT1mXc0LwZr7yB5pHd2fGj9uEaOiNtRvSxWzY'
const fetchSession = async () => ({ token, expiresAt: '2100-01-01T00:00:00Z' })
const refusal = (code: string, message = 'Refused.') =>
  JSON.stringify({ errors: [{ message, extensions: { code } }] })

/** An instance on a page of another origin, whose platform gives one answer. */
function setUp(
  body: string | Error,
  { status = 200, ...options }: CapstanOptions & { status?: number } = {},
) {
  const problems: CapstanEvent[] = []
  const { capstan } = anInstance({
    endpoint,
    fetchSession,
    debug: true,
    onEvent: (event) => void problems.push(event),
    ...options,
    environment: {
      fetch: async () => {
        if (body instanceof Error) throw body
        return new Response(body, { status, headers: { 'content-type': 'application/json' } })
      },
      baseUrl: () => 'https://shop.test/invest',
    },
  })
  return {
    capstan,
    problems: () => problems.filter(({ type }) => type === 'setup.failed').map(({ data }) => data),
  }
}

const ask = ({ client }: Capstan) => client.askRows('{ __typename }', {})
const good = '{"data":{"__typename":"Query"}}'

describe('a mistake of the set-up', () => {
  const cases: [SetupCode, Parameters<typeof setUp>, RegExp][] = [
    ['session_missing', [refusal('unauthenticated'), { status: 401, fetchSession: undefined }], /shop\.test/],
    ['session_failed', [good, { fetchSession: () => Promise.reject(new Error('HTTP 500')) }], /HTTP 500/],
    ['session_failed', [good, { fetchSession: async () => ({}) as never }], /no_token/],
    [
      'secret_key_in_page',
      [good, { fetchSession: async () => ({ token: 'sk_test_1234567890', expiresAt: 9e12 }) }],
      /secret key/,
    ],
    ['token_refused', [refusal('unauthenticated'), { status: 401 }], /does not know the token/],
    ['forbidden_origin', [refusal('forbidden_origin'), { status: 403 }], /https:\/\/shop\.test/],
    ['account_not_available', [refusal('account_not_available'), { account: 'acc-1' }], /acc-1/],
    ['not_granted', [refusal('not_granted', 'Query.allRounds')], /Query\.allRounds/],
    ['endpoint_wrong', ['<!doctype html>'], /platform\.test/],
    ['endpoint_wrong', ['{}', { status: 404 }], /HTTP 404/],
    ['platform_unreachable', [new TypeError('Failed to fetch')], /platform\.test/],
    ['platform_unreachable', ['', { status: 503 }], /platform\.test/],
  ]

  it.each(cases)(
    '%s is reported once, on the console and as an event, and by diagnose()',
    async (code, given, found) => {
      const page = setUp(...given)
      const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const askIt = () => ask(page.capstan).catch(() => undefined)

      await askIt()
      await askIt()
      const { ok, checks } = await page.capstan.diagnose()
      await vi.waitFor(() => expect(written).toHaveBeenCalled())

      const [problems, ...more] = page.problems()
      expect(problems).toMatchObject({ code })
      expect(more).toEqual([])
      expect(written.mock.calls).toEqual([[expect.stringContaining(`Capstan [${code}]: `)]])
      expect(written.mock.lastCall?.[0]).toMatch(/\nFix: .+\nMore: docs\/guides\/set-up-problems\.md#/)
      expect(ok).toBe(false)
      expect(checks.filter((check) => !check.ok).map((check) => [check.code, check.found])).toEqual([
        [code, expect.stringMatching(found)],
      ])
      expect(JSON.stringify([checks, page.problems(), written.mock.calls])).not.toContain(token)
      written.mockRestore()
    },
  )

  it('session_slow is a fetchSession that does not answer within 20 seconds, and a later answer counts', async () => {
    vi.useFakeTimers()
    let answer: (session: { token: string; expiresAt: string }) => void = () => undefined
    const never = vi.fn(
      () => new Promise<{ token: string; expiresAt: string }>((resolve) => (answer = resolve)),
    )
    const { capstan, problems } = setUp(good, { fetchSession: never, debug: false })

    const asked = ask(capstan).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await asked).toMatchObject({ code: 'session_failed', details: { reason: 'timeout' } })
    expect(problems()).toEqual([{ code: 'session_slow' }])
    const again = ask(capstan)
    await vi.advanceTimersByTimeAsync(0)
    answer({ token, expiresAt: '2100-01-01T00:00:00Z' })

    expect(await again).toEqual({ __typename: 'Query' })
    vi.useRealTimers()
  })

  it('is not an outage: a platform that has answered before may be away', async () => {
    let isDown = false
    const { capstan } = anInstance({
      environment: {
        fetch: async () => {
          if (isDown) throw new TypeError('Failed to fetch')
          return Response.json(JSON.parse(good))
        },
      },
    })
    const problems = vi.fn()
    capstan.events.on('setup.failed', problems)

    await ask(capstan)
    isDown = true
    await expect(ask(capstan)).rejects.toMatchObject({ code: 'network_failed' })

    expect(problems).not.toHaveBeenCalled()
  })

  it('is none where all is well, and the check names no token', async () => {
    const { capstan } = setUp(good)

    const diagnosis = await capstan.diagnose()

    expect(diagnosis.ok).toBe(true)
    expect(diagnosis.checks.map(({ code }) => code)).toEqual(Object.keys(setupProblems))
    expect(JSON.stringify(diagnosis)).not.toContain(token)
    for (const { found, expected, fix } of diagnosis.checks) expect(found && expected && fix).toBeTruthy()
  })

  it('never shows a token or a key in a text of the host, and shows an id', async () => {
    const account = '0b6d3c2a-1f4e-4a5b-8c7d-9e0f1a2b3c4d'
    const words = `sk_test_larkspur_0123456789abcdef was refused with ${token} for ${account}`
    const { capstan, problems } = setUp(good, {
      debug: false,
      fetchSession: () => Promise.reject(new Error(words)),
    })

    const { checks } = await capstan.diagnose()
    await ask(capstan).catch(() => undefined)

    const found = `[secret] was refused with [secret] for ${account}`
    expect(checks.find(({ code }) => code === 'session_failed')?.found).toBe(found)
    expect(problems()).toEqual([{ code: 'session_failed', found }])
  })

  it('writes nothing on the console of a page in production', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { capstan, problems } = setUp(refusal('forbidden_origin'), { status: 403, debug: undefined })

    await ask(capstan).catch(() => undefined)
    await capstan.diagnose()

    expect(problems()).toHaveLength(1)
    expect(written).not.toHaveBeenCalled()
    written.mockRestore()
  })

  it.each(Object.keys(setupProblems) as SetupCode[])('%s has a heading in the guide', (code) => {
    const [page = '', heading] = setupDocsUrl(code).split('#')
    const file = new URL(`../../../../${page}`, import.meta.url)

    expect(existsSync(file)).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain(`\n## ${heading}\n`)
  })
})

describe('the freshness of a token', () => {
  it.each([10, -10])(
    'goes by the clock of the platform where that of the machine is %i minutes off',
    async (minutes) => {
      const platformNow = Date.parse('2030-01-01T12:00:00Z')
      let passed = 0
      const sessions = vi.fn(async () => ({
        token: `${token}${sessions.mock.calls.length}`,
        expiresAt: new Date(platformNow + passed + 5 * 60_000).toISOString(),
      }))
      const { capstan } = anInstance({
        fetchSession: sessions,
        environment: {
          now: () => platformNow + passed + minutes * 60_000,
          fetch: async () =>
            Response.json(JSON.parse(good), {
              headers: { date: new Date(platformNow + passed).toUTCString() },
            }),
        },
      })
      await ask(capstan)
      await ask(capstan)
      await ask(capstan)
      const soon = sessions.mock.calls.length
      passed = 4 * 60_000 + 40_000
      await ask(capstan)

      expect([soon, sessions.mock.calls.length]).toEqual([1, 2])
    },
  )
})
