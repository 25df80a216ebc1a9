import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { aVendor, type TestAccount } from '../../testing/accounts/aVendor.ts'
import { answered, codeOf } from '../../testing/database/codeOf.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { applySettings } from '../db/applySettings.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { taxKey } from '../graphql/taxKey.ts'
import { deliverDue, keepDelivering } from './keepDelivering.ts'
import { isSignedWith } from './signatures.ts'

interface Arrived {
  id: string
  timestamp: string
  signatures: string
  body: string
  event: { id: string; type: string; subject: { id: string; version: number } }
}

interface Delivery {
  id: string
  status: string
  attempt_count: number
  /** Seconds. */
  next_in: number | null
}

onEveryEngine('deliveries', (database) => {
  let server: Server
  let arrived: Arrived[] = []
  let status = 204
  /** Requests to an address that never answers. */
  let slow = 0
  /** Refuses some of the events. */
  let refuses: (event: Arrived['event']) => boolean = () => false

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => {
        if (request.url === '/slow') return void slow++
        const header = (name: string) => String(request.headers[name])
        const event = JSON.parse(body) as Arrived['event']
        arrived.push({
          id: header('webhook-id'),
          timestamp: header('webhook-timestamp'),
          signatures: header('webhook-signature'),
          body,
          event,
        })
        response.writeHead(refuses(event) ? 503 : status).end('The answer')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => void server.close())
  afterEach(async () => {
    arrived = []
    status = 204
    refuses = () => false
    await database.rows('delete from app_public.webhook_endpoints')
    await travel(0)
  })

  const travel = (seconds: number) =>
    database.rows('update app_private.clock set "offset" = make_interval(secs => $1)', [seconds])
  const hour = 3_600
  const day = 24 * hour
  const deliver = () =>
    deliverDue(database.db, { allowsLoopback: true, origin: () => 'https://capstan.example' })

  async function anEndpoint(input: object = {}) {
    const vendor = await aVendor(database)
    const { port } = server.address() as AddressInfo
    const made = answered<{ newWebhookEndpoint: { secret: string; webhookEndpoint: { id: string } } }>(
      await database.ask(
        vendor.as(),
        `mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) {
          newWebhookEndpoint { secret webhookEndpoint { id } } } }`,
        { input: { name: 'Production', url: `http://127.0.0.1:${port}/in`, ...input } },
      ),
      'createWebhookEndpoint',
    )
    const { secret, webhookEndpoint } = made.newWebhookEndpoint
    return { vendor, secret, id: webhookEndpoint.id }
  }
  const write = (
    vendor: TestAccount,
    { type = 'step.completed', subject = randomUUID(), version = 1 } = {},
  ) =>
    database.rows(
      `select app_private.write_event(array[$1::uuid], $2, 'step', $3, $4, '/distribution/1', '{"status": "complete"}')`,
      [vendor.accountId, type, subject, version],
    )
  const deliveries = (endpoint: string) =>
    database.rows<Delivery>(
      `select id, status, attempt_count, round(extract(epoch from next_attempt_on - app_private.now()))::int as next_in
       from app_public.webhook_deliveries where endpoint_id = $1 order by occurred_on, created_on, id`,
      [endpoint],
    )
  const ask = (vendor: TestAccount, mutation: string, input: object, answer: string) => {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`
    return database.ask(
      vendor.as(),
      `mutation ($input: ${type}) { made: ${mutation}(input: $input) { ${answer} } }`,
      { input },
    )
  }

  it('bring the event to each endpoint that wants its type, signed, and keep the answer', async () => {
    const { vendor, secret, id } = await anEndpoint({ eventTypes: ['step.completed'] })
    await write(vendor, { type: 'step.failed' })
    await write(vendor)
    await deliver()
    await deliver()

    expect(arrived).toHaveLength(1)
    const [message] = arrived
    if (!message) throw new Error('Nothing has arrived.')
    expect(isSignedWith(message, message.signatures, secret)).toBe(true)
    expect(message.event).toMatchObject({
      id: message.id,
      type: 'step.completed',
      link: 'https://capstan.example/distribution/1',
    })
    const { data } = await database.ask(
      vendor.as(),
      `query ($id: UUID!) { webhookEndpointById(id: $id) { failingSince figures { attempts delivered lastAttemptOn waiting } attemptTypes
        webhookAttemptsByEndpointId { nodes { number type statusCode error responseBody isDelivered
          webhookEventByEventId { body } } } } }`,
      { id },
    )
    expect(data?.webhookEndpointById).toMatchObject({
      failingSince: null,
      figures: { attempts: 1, delivered: 1, waiting: 0, lastAttemptOn: expect.any(String) as string },
      attemptTypes: [{ type: 'step.completed', count: 1 }],
      webhookAttemptsByEndpointId: {
        nodes: [
          {
            ...{ number: 1, type: 'step.completed', statusCode: 204, error: null, isDelivered: true },
            webhookEventByEventId: { body: { id: message.id } },
          },
        ],
      },
    })
  })

  it('are tried again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, and then no more', async () => {
    const { vendor, id } = await anEndpoint()
    status = 500
    await write(vendor)
    const delays: (number | null)[] = []
    let now = 0
    for (let attempt = 1; attempt <= 8; attempt++) {
      await deliver()
      const [delivery] = await deliveries(id)
      delays.push(delivery?.next_in ?? null)
      // A second too early nothing is sent.
      await travel((now += (delivery?.next_in ?? 0) - 1))
      await deliver()
      expect(arrived).toHaveLength(attempt)
      await travel((now += 1))
    }

    expect(delays).toEqual([5, 300, 1_800, 2 * hour, 5 * hour, 10 * hour, 10 * hour, null])
    expect(await deliveries(id)).toMatchObject([{ status: 'failed', attempt_count: 8 }])
    expect(new Set(arrived.map((message) => message.id)).size).toBe(1)
  })

  it('carry a signature of both secrets for a day after the rotation', async () => {
    const { vendor, secret, id } = await anEndpoint()
    const rotated = await ask(vendor, 'rotateWebhookSecret', { id }, 'newWebhookEndpoint { secret }')
    const second = answered<{ newWebhookEndpoint: { secret: string } }>(rotated, 'made').newWebhookEndpoint
      .secret
    const signedWith = async () => {
      await write(vendor)
      await deliver()
      const message = arrived.at(-1)
      return [secret, second].map((one) => message && isSignedWith(message, message.signatures, one))
    }

    expect(await signedWith()).toEqual([true, true])
    await travel(day + 1)
    expect(await signedWith()).toEqual([false, true])
  })

  it('disable an endpoint that fails for five days, with a mail, and are recovered once it works', async () => {
    const { vendor, id } = await anEndpoint()
    status = 500
    await write(vendor)
    await deliver()
    await travel(5 * day - 60)
    await write(vendor)
    await deliver()
    const endpoint = async () =>
      (
        await database.rows<{ is_enabled: boolean; disabled_reason: string | null }>(
          'select is_enabled, disabled_reason from app_public.webhook_endpoints where id = $1',
          [id],
        )
      )[0]
    expect(await endpoint()).toEqual({ is_enabled: true, disabled_reason: null })

    await travel(5 * day)
    await deliver()
    expect(await endpoint()).toEqual({ is_enabled: false, disabled_reason: 'failing' })
    const mails = await database.rows<{ to_email: string }>(
      `select to_email from app_private.outbox where subject like 'A webhook endpoint of % was disabled' and html like '%five days%'`,
    )
    expect(mails.map(({ to_email }) => to_email).toSorted()).toEqual(
      [`${vendor.as().userId}@vega.example`, `${vendor.as('account_admin').userId}@vega.example`].toSorted(),
    )

    // Events in the meantime are written to the log, and are not sent.
    await write(vendor)
    await deliver()
    const input = { endpointId: id, since: '2020-01-01T00:00:00Z' }
    const early = await ask(vendor, 'recoverWebhookEvents', input, 'count')
    expect(codeOf(early)).toBe('webhook_endpoint_disabled')
    const before = arrived.length
    status = 200
    await ask(vendor, 'enableWebhookEndpoint', { id }, 'webhookEndpoint { id }')
    const { data: asked } = await database.ask(
      vendor.as(),
      'query ($id: UUID!) { webhookEndpointById(id: $id) { undelivered(since: "2020-01-01T00:00:00Z") } }',
      { id },
    )
    expect(asked?.webhookEndpointById).toEqual({ undelivered: [{ type: 'step.completed', count: 1 }] })
    expect((await ask(vendor, 'recoverWebhookEvents', input, 'count')).data?.made).toEqual({ count: 1 })
    await deliver()

    expect(arrived.slice(before).map((message) => message.id)).toHaveLength(3)
    expect((await deliveries(id)).map((one) => one.status)).toEqual(['delivered', 'delivered', 'delivered'])
    expect((await ask(vendor, 'recoverWebhookEvents', input, 'count')).data?.made).toEqual({ count: 0 })
  })

  it.each([
    [true, [1, 1, 2]],
    [false, [1, 2, 1]],
  ])(
    'wait for the one before of the same record where the endpoint is ordered: %s',
    async (isOrdered, order) => {
      const { vendor } = await anEndpoint({ isOrdered })
      const subject = randomUUID()
      refuses = (event) => event.subject.id === subject && event.subject.version === 1
      await write(vendor, { subject })
      await write(vendor, { subject, version: 2 })
      await write(vendor)
      await deliver()
      const versions = () =>
        arrived.filter(({ event }) => event.subject.id === subject).map(({ event }) => event.subject.version)
      // Another record does not wait.
      expect(arrived.filter(({ event }) => event.subject.id !== subject)).toHaveLength(1)
      refuses = () => false
      await travel(6)
      await deliver()

      expect(versions()).toEqual(order)
    },
  )

  it('are made again by hand, with the same id', async () => {
    const { vendor, id } = await anEndpoint()
    await write(vendor)
    await deliver()
    const [delivery] = await deliveries(id)
    const resent = await ask(
      vendor,
      'resendWebhookEvent',
      { deliveryId: delivery?.id },
      'webhookDelivery { status }',
    )
    await deliver()

    expect(resent.data?.made).toEqual({ webhookDelivery: { status: 'waiting' } })
    expect(arrived.map((message) => message.id)).toEqual([arrived[0]?.id, arrived[0]?.id])
    expect(await deliveries(id)).toMatchObject([{ status: 'delivered', attempt_count: 2 }])
    const other = await ask(
      await aVendor(database),
      'resendWebhookEvent',
      { deliveryId: delivery?.id },
      'webhookDelivery { id }',
    )
    expect(codeOf(other)).toBe('not_found')
  })

  it('bring a test to an endpoint that is disabled, once, and put it in no log', async () => {
    const { vendor, id } = await anEndpoint({ eventTypes: ['holding.issued'] })
    await ask(vendor, 'disableWebhookEndpoint', { id }, 'webhookEndpoint { id }')
    status = 500
    await ask(vendor, 'sendTestEvent', { id }, 'webhookDelivery { id }')
    await deliver()
    await travel(day)
    await deliver()

    expect(arrived.map(({ event }) => event.type)).toEqual(['endpoint.tested'])
    expect(await deliveries(id)).toMatchObject([{ status: 'failed', attempt_count: 1 }])
    expect(
      await database.rows(
        'select from app_public.webhook_events where position is not null and test_of = $1',
        [id],
      ),
    ).toEqual([])
  })

  it('are left to another server by one that was killed, whose late word counts for nothing', async () => {
    const { vendor, id } = await anEndpoint()
    await write(vendor)
    await database.rows('select app_private.publish_events()')
    const claim = await inTransaction(database.db, async (client) => {
      await applySettings(client, { 'app.tax_key': taxKey() })
      const { rows } = await client.query<{ delivery_id: string; lease: string }>(
        'select delivery_id, lease from app_private.claim_deliveries(30, 10)',
      )
      return rows[0]
    })
    await deliver()
    expect(arrived).toEqual([])

    await database.rows(
      `update app_private.webhook_queue set leased_until = clock_timestamp() - interval '1 second'`,
    )
    await deliver()
    const late = await database.rows<{ ended: boolean }>(
      `select app_private.end_attempt($1, $2, 500, 1, 'status', null) as ended`,
      [claim?.delivery_id, claim?.lease],
    )

    expect(arrived).toHaveLength(1)
    expect(late).toEqual([{ ended: false }])
    expect(await deliveries(id)).toMatchObject([{ status: 'delivered', attempt_count: 1 }])
  })

  it('to an endpoint that never answers keep no other waiting', async () => {
    const { port } = server.address() as AddressInfo
    const { vendor: slowVendor } = await anEndpoint({ url: `http://127.0.0.1:${port}/slow` })
    const { vendor } = await anEndpoint()
    for (let count = 0; count < 40; count++) await write(slowVendor)
    await write(vendor)
    const stop = await keepDelivering(database.db, { allowsLoopback: true, origin: () => '' })

    await expect.poll(() => arrived.length).toBe(1)
    await stop()
    expect(slow).toBeLessThan(20)
    // The next server resumes unfinished deliveries.
    expect(await database.rows('select from app_private.webhook_queue where lease is not null')).toEqual([])
  })

  it('have positions in the log of each account without a gap, in the order of writing', async () => {
    const [one, other] = [await aVendor(database), await aVendor(database)]
    for (let version = 1; version <= 3; version++)
      for (const vendor of [one, other]) await write(vendor, { version })
    await database.rows('select app_private.publish_events()')
    await write(one, { version: 4 })
    await database.rows('select app_private.publish_events()')

    const log = await database.rows(
      `select position::int, subject_version::int as version from app_public.webhook_events where account_id = $1 order by position`,
      [one.accountId],
    )
    expect(log).toEqual([1, 2, 3, 4].map((version) => ({ position: version, version })))
  })

  it('and events are kept for 30 days', async () => {
    const { vendor, id } = await anEndpoint()
    await write(vendor)
    await deliver()
    const count = async () => {
      await database.rows('select app_private.forget_webhooks()')
      const [row] = await database.rows(
        `select (select count(*)::int from app_public.webhook_attempts where endpoint_id = $1) as attempts,
           (select count(*)::int from app_public.webhook_events where account_id = $2) as events`,
        [id, vendor.accountId],
      )
      return row
    }
    await travel(30 * day - 60)
    expect(await count()).toEqual({ attempts: 1, events: 1 })
    await travel(30 * day + 60)
    expect(await count()).toEqual({ attempts: 0, events: 0 })
  })
})
