import { afterEach, describe, expect, it } from 'vitest'
import { anInvestment } from '../../testing/investments/anInvestment.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { aSocket } from '../../testing/server/aSocket.ts'

const me = 'query Me { getUsersData { user { id } account { name } } }'

describe('a scenario', () => {
  const platform = aPlatform()
  const request = async (json: object) => {
    const answer = await platform.browser().ask('/sandbox/scenario', { json })
    return { status: answer.status, ...((await answer.json()) as { said?: string; scenarios?: object[] }) }
  }
  afterEach(() => platform.browser().ask('/sandbox/scenario', { method: 'DELETE' }))

  async function anInvestor() {
    const browser = platform.browser()
    const account = await browser.signInTo('investor@capstan.test', 'investor')
    return { browser, account }
  }

  it('slows down only the named requests', async () => {
    const { browser } = await anInvestor()
    await request({ kind: 'slow', milliseconds: 400, operation: 'getUsersData' })
    const timed = async (query: string) => {
      const begin = performance.now()
      await browser.graphql(query)
      return performance.now() - begin
    }

    expect(await timed(me)).toBeGreaterThan(390)
    // A busy machine can be late once, a delay comes every time.
    const others: number[] = []
    while (others.length < 10 && !others.some((took) => took < 390))
      others.push(await timed('{ allCountries(first: 1) { nodes { id } } }'))
    expect(Math.min(...others)).toBeLessThan(390)
  })

  it.each(['401', '403', '413', '429', '500', '503'])(
    'answers %s so many times, then works again',
    async (status) => {
      const { browser } = await anInvestor()
      await request({ kind: 'fail', as: status, times: 2, operation: 'Me' })

      expect([await browser.graphql(me), await browser.graphql(me), await browser.graphql(me)]).toMatchObject(
        [
          { status: Number(status), errors: [{ extensions: {} }] },
          { status: Number(status) },
          { status: 200 },
        ],
      )
    },
  )

  it('cuts the connection', async () => {
    const { browser } = await anInvestor()
    await request({ kind: 'fail', as: 'reset' })

    await expect(browser.graphql(me)).rejects.toThrow()
    expect((await browser.graphql(me)).status).toBe(200)
  })

  it('is for one person when it was asked for so', async () => {
    const [{ browser }, other] = [await anInvestor(), platform.browser()]
    await other.signInTo('broker@capstan.test')
    await browser.ask('/sandbox/scenario', { json: { kind: 'fail', as: '500', for: 'me' } })

    expect((await other.graphql(me)).status).toBe(200)
    expect((await browser.graphql(me)).status).toBe(500)
  })

  it('answers with old data, like a replica, and catches up', async () => {
    const { browser, account } = await anInvestor()
    const name = async () =>
      (await browser.graphql(me)).data as unknown as { getUsersData: { account: { name: string } } }
    const before = await name()
    // Long enough for a slow machine to ask again within it.
    await request({ kind: 'lag', milliseconds: 3_000 })
    await name()
    await platform.db.pool.query(
      `update app_public.accounts set legal_name = legal_name, name = 'Renamed' where id = $1`,
      [account],
    )

    expect(await name()).toEqual(before)
    await expect
      .poll(async () => (await name()).getUsersData.account.name, { timeout: 20_000 })
      .toBe('Renamed')
  })

  it('drops sockets, and freezes them so that not even a ping is answered', async () => {
    const { browser, account } = await anInvestor()
    const open = () => aSocket(platform.url, { account, headers: { cookie: browser.cookie } })
    const dropped = await open()
    expect(await request({ kind: 'sockets', how: 'drop' })).toMatchObject({ said: '1 socket was dropped.' })
    expect(await dropped.closed).toBe(1006)

    const frozen = await open()
    await request({ kind: 'sockets', how: 'freeze' })
    frozen.send({ type: 'ping' })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(frozen.rest()).toEqual([])
    frozen.close()
  })

  it('brings a step to its retry limit', async () => {
    const { browser } = await anInvestor()
    const { processId } = await anInvestment(platform, browser, 'form')
    const stepId = await platform.value('select current_step from app_public.processes where id = $1', [
      processId,
    ])

    expect((await request({ kind: 'retryLimit', stepId })).status).toBe(200)
    expect(await platform.value('select status from app_public.steps where id = $1', [stepId])).toBe(
      'retry_limit',
    )
    expect((await request({ kind: 'retryLimit', stepId: crypto.randomUUID() })).status).toBe(404)
  })

  it('lets the mailed links of an address expire', async () => {
    const status = () =>
      platform.value(
        `select app_private.status_of(mail_links) from app_private.mail_links where email = 'office@saltmarsh.example'`,
      )
    expect(await status()).toBe('open')
    expect((await request({ kind: 'links', email: 'Office@Saltmarsh.example' })).status).toBe(200)
    expect(await status()).toBe('expired-token')
    expect((await request({ kind: 'links', email: 'unknown@saltmarsh.example' })).status).toBe(404)
  })

  it('makes a chain refuse the operations of a contract', async () => {
    const contractId = await platform.value('select id from app_public.contracts limit 1')

    expect((await request({ kind: 'chain', contractId })).status).toBe(200)
    expect(await platform.value('select count(*)::int from app_private.chain_refusals')).toBe(1)
    expect((await request({ kind: 'chain', contractId: crypto.randomUUID() })).status).toBe(404)
    await platform.db.pool.query('delete from app_private.chain_refusals')
  })

  it('moves the one clock, and puts it right again', async () => {
    const today = () => platform.value<string>('select (app_private.today() - current_date)::text')
    await request({ kind: 'clock', by: '40 days' })
    expect(Number(await today())).toBeGreaterThanOrEqual(39)
    await request({ kind: 'clock', by: '0' })
    expect(Math.abs(Number(await today()))).toBeLessThanOrEqual(1)
  })

  it.each([
    { kind: 'nonsense' },
    { kind: 'slow', milliseconds: -1 },
    { kind: 'fail', as: '418' },
    { kind: 'clock', by: `1 day'; drop table x` },
    { kind: 'sockets', how: 'burn' },
  ])('that cannot be, %o, is refused in words', async (json) => {
    expect((await request(json)).status).toBe(400)
  })

  it('is asked for on a page that needs no script, and by no other site', async () => {
    const browser = platform.browser()
    const page = await browser.visit('/sandbox/scenario')
    const asked = await browser.ask('/sandbox/scenario', {
      form: { kind: 'slow', milliseconds: '5', for: 'all' },
      headers: { accept: 'text/html', origin: platform.url, 'sec-fetch-site': 'same-origin' },
    })
    const foreign = await browser.ask('/sandbox/reset', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    })

    expect(await page.text()).toContain('Cause faults on purpose')
    expect(page.headers.get('content-security-policy')).not.toContain('script-src')
    expect(await asked.text()).toContain('Every request takes 5 ms longer')
    expect(foreign.status).toBe(403)
  })

  it('ends with the seed restored, the sockets notified, and all users still signed in', async () => {
    const { browser, account } = await anInvestor()
    const socket = await aSocket(platform.url, { account, headers: { cookie: browser.cookie } })
    await socket.ask({ type: 'subscribe', table: 'accounts', ids: [account] })
    await platform.db.pool.query(`update app_public.accounts set name = 'Another Name' where id = $1`, [
      account,
    ])
    await socket.next()
    const reset = await browser.ask('/sandbox/reset', { method: 'POST' })

    expect(await reset.json()).toMatchObject({ said: 'The sample data is restored.' })
    await expect.poll(() => socket.rest()).toContainEqual({ type: 'resync' })
    expect(JSON.stringify((await browser.graphql(me)).data)).toContain('Maren Okafor')
    socket.close()
  })
})
