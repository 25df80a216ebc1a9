import { expect, it, onTestFinished } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { anInvestment } from '../../testing/investments/anInvestment.ts'
import { aPlatformOnEveryEngine } from '../../testing/server/aPlatform.ts'
import { aSocket } from '../../testing/server/aSocket.ts'

const key = 'sk_test_larkspur_0123456789abcdef'

interface Log {
  events: { id: string; type: string; link: string; data: Record<string, string> }[]
  hasMore: boolean
  errors?: { extensions: { code: string } }[]
}

aPlatformOnEveryEngine('the platform', (platform) => {
  const read = async (query = '', authorization = `Bearer ${key}`, headers: Record<string, string> = {}) => {
    const answer = await platform
      .browser()
      .ask(`/api/v2/events${query}`, { headers: { authorization, ...headers } })
    return { status: answer.status, ...((await answer.json()) as Log) }
  }
  const invest = async (email: string) => {
    const browser = platform.browser()
    await browser.signInTo(email)
    return anInvestment(platform, browser, 'iframe')
  }

  it('answers the log of the vendor whose key it is, page by page, to a server', async () => {
    const { distributionId } = await invest('e2e-1@capstan.test')
    await invest('e2e-2@capstan.test')
    await expect.poll(async () => (await read()).events.length).toBeGreaterThanOrEqual(2)
    const all = await read()
    const first = await read('?limit=1')
    const rest = await read(`?after=${first.events[0]?.id}&limit=500`)

    expect(all.events[0]).toMatchObject({
      type: 'investment.submitted',
      link: `${platform.url}/distribution/${distributionId}`,
      data: { distributionId, status: 'open' },
    })
    expect([first.events.length, first.hasMore, rest.hasMore]).toEqual([1, true, false])
    expect([...first.events, ...rest.events]).toEqual(all.events)
    const vendors = await platform.value<string[]>(
      `select array_agg(distinct account_id::text) from app_public.webhook_events where id = any ($1::uuid[])`,
      [all.events.map(({ id }) => id)],
    )
    expect(vendors).toEqual([accountIds.larkspur])
  })

  it('answers no other account, and states the reason', async () => {
    const foreign = await platform.value(
      'select id from app_public.webhook_events where account_id <> $1 and position is not null limit 1',
      [accountIds.larkspur],
    )

    expect((await read('', '')).status).toBe(401)
    expect((await read('', 'Bearer sk_test_nobody_0123456789abcdef')).status).toBe(401)
    expect((await read('', undefined, { origin: 'https://invest.larkspur.example' })).status).toBe(403)
    for (const after of ['none', foreign, crypto.randomUUID()])
      expect((await read(`?after=${after}`)).errors?.[0]?.extensions.code).toBe('event_unknown')
    for (const limit of ['0', '501', 'x', '-1'])
      expect((await read(`?limit=${limit}`)).errors?.[0]?.extensions.code).toBe('invalid_input')
  })

  it('delivers by itself to the receiver of the sandbox, which checks the signature', async () => {
    const broker = platform.browser()
    await broker.signInTo('broker@capstan.test', 'broker')
    const { data } = await broker.graphql(
      `mutation ($url: String!) { createWebhookEndpoint(input: { name: "Mine", url: $url }) {
        newWebhookEndpoint { secret webhookEndpoint { id } } } }`,
      { variables: { url: `${platform.url}/sandbox/receiver/mine` } },
    )
    const { newWebhookEndpoint } = data?.createWebhookEndpoint as unknown as {
      newWebhookEndpoint: { secret: string; webhookEndpoint: { id: string } }
    }
    const { distributionId } = await invest('e2e-3@capstan.test')
    const received = async () => {
      const answer = await platform
        .browser()
        .ask('/sandbox/receiver/mine', { headers: { accept: 'application/json' } })
      return ((await answer.json()) as { messages: { body: string; isSigned?: boolean }[] }).messages
    }
    await expect.poll(async () => (await received()).length).toBe(1)
    const enter = (secret: string) =>
      broker.ask('/sandbox/receiver/mine/secret', { form: { secret }, headers: { origin: platform.url } })

    const [message] = await received()
    expect(message).not.toHaveProperty('isSigned')
    expect(JSON.parse(message?.body ?? '')).toMatchObject({
      type: 'investment.submitted',
      data: { distributionId },
    })
    await enter(newWebhookEndpoint.secret)
    expect((await received())[0]?.isSigned).toBe(true)
    await enter('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
    expect((await received())[0]?.isSigned).toBe(false)
    const page = await (await broker.visit('/sandbox/receiver/mine')).text()
    expect(page).toContain('The signature is of another secret.')
    expect(page).toContain('investment.submitted')
    expect(
      (await broker.ask('/sandbox/receiver/mine', { json: {}, headers: { origin: platform.url } })).status,
    ).toBe(403)
  })

  it('announces an endpoint as changed when an attempt changed its figures', async () => {
    const broker = platform.browser()
    const account = await broker.signInTo('broker@capstan.test', 'broker')
    const socket = await aSocket(platform.url, { account, headers: { cookie: broker.cookie } })
    onTestFinished(() => socket.close())
    await socket.ask({ type: 'subscribe', table: 'webhook_endpoints', ids: [] })
    const { data } = await broker.graphql(
      `mutation ($url: String!) { createWebhookEndpoint(input: { name: "Figures", url: $url }) {
        newWebhookEndpoint { webhookEndpoint { id } } } }`,
      { variables: { url: `${platform.url}/sandbox/receiver/figures` } },
    )
    const { id } = (
      data?.createWebhookEndpoint as unknown as { newWebhookEndpoint: { webhookEndpoint: { id: string } } }
    ).newWebhookEndpoint.webhookEndpoint
    const untilAnnounced = async () => {
      for (;;) {
        const { rows } = await socket.next()
        if ((rows as [string][] | undefined)?.some(([announced]) => announced === id)) return
      }
    }
    const delivered = () =>
      platform.value<number>(
        'select (app_public.webhook_endpoints_figures(endpoints)).delivered from app_public.webhook_endpoints as endpoints where id = $1',
        [id],
      )
    await untilAnnounced()

    await broker.graphql('mutation ($id: UUID!) { sendTestEvent(input: { id: $id }) { clientMutationId } }', {
      variables: { id },
    })

    // Without an announcement after the attempt this waits until the test times out.
    do await untilAnnounced()
    while ((await delivered()) === 0)
  })
})
