import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { aPlatformOnEveryEngine } from '../../testing/server/aPlatform.ts'
import { asOperation } from '../audit/asOperation.ts'

const facts = 'id kind subject recipient account problem statusCode tries status canRetry'
const retry = `mutation ($id: String) { retryMessage(input: { messageId: $id }) { platformMessage { ${facts} } } }`

interface Message {
  id: string
  status: string
  tries: number
  problem: string | null
  canRetry: boolean
}

aPlatformOnEveryEngine('the messages of the platform', (platform) => {
  async function signedIn(email: string) {
    const browser = platform.browser()
    await browser.signInTo(email)
    return browser
  }
  type Browser = Awaited<ReturnType<typeof signedIn>>
  const find = async (browser: Browser, search: string, status: string | null = null) => {
    const query = `query ($search: String, $status: String) { platformMessages(search: $search, status: $status) { nodes { ${facts} } } }`
    const { data } = await browser.graphql(query, { variables: { search, status } })
    return (data as unknown as { platformMessages: { nodes: Message[] } }).platformMessages.nodes
  }
  const send = (email: string) =>
    platform.db.pool.query(
      `select app_private.send_mail($1, 'signSubject', 'sign', '{"title": "Agreement"}', 'https://example.com', 'signLink')`,
      [email],
    )
  const tryAgain = async (browser: Browser, id: string) => {
    const { data, errors } = await browser.graphql(retry, { variables: { id } })
    const answer = data as unknown as { retryMessage: { platformMessage: Message } | null } | null
    return { code: errors?.[0]?.extensions.code, message: answer?.retryMessage?.platformMessage }
  }

  /** An event that its endpoint has refused for good. */
  async function aFailedCallback(isEnabled = true) {
    const { rows } = await platform.db.pool.query<{ id: string }>(
      `with vendor as (select id from app_public.accounts where type = 'issuer' order by id limit 1),
       endpoint as (
         insert into app_public.webhook_endpoints (account_id, name, url, is_enabled, disabled_on, disabled_reason)
         select id, 'Own', 'https://' || gen_random_uuid() || '.example.com/secret?key=1', $1::boolean,
           case when not $1::boolean then now() end, case when not $1::boolean then 'by_hand' end
         from vendor returning id, account_id
       ), event as (
         insert into app_public.webhook_events
           (account_id, type, subject_type, subject_id, subject_version, correlation_id, path, data)
         select account_id, 'step.failed', 'step', gen_random_uuid(), 1, 'one', '/', '{}' from endpoint returning id
       )
       insert into app_public.webhook_deliveries (account_id, endpoint_id, event_id, type, occurred_on, status, attempt_count)
       select endpoint.account_id, endpoint.id, event.id, 'step.failed', now(), 'failed', 1 from endpoint, event returning id`,
      [isEnabled],
    )
    const id = rows[0]?.id ?? ''
    await platform.db.pool.query(
      `insert into app_public.webhook_attempts
         (account_id, endpoint_id, delivery_id, event_id, type, number, duration, status_code, error, is_delivered)
       select account_id, endpoint_id, id, event_id, type, 1, 20, 500, 'status', false
       from app_public.webhook_deliveries where id = $1`,
      [id],
    )
    return `callback-${id}`
  }

  it('are found, and a failed mail is tried again: it fails while its domain does not exist, or is sent', async () => {
    const browser = await signedIn('admin@capstan.test')
    const [gone, busy] = [`${randomUUID()}@gone.invalid`, `${randomUUID()}@busy.example`]
    await send(gone)
    await send(busy)

    const [first] = await find(browser, gone, 'failed')
    expect(first).toMatchObject({
      ...{ kind: 'mail', subject: 'Please sign: Agreement', recipient: gone, tries: 1, canRetry: true },
      problem: '550 5.1.2 The domain of the address does not exist',
    })
    expect((await tryAgain(browser, String(first?.id))).message).toMatchObject({ status: 'failed', tries: 2 })

    const [second] = await find(browser, busy, 'failed')
    const sent = { status: 'sent', tries: 2, problem: null, canRetry: false }
    expect((await tryAgain(browser, String(second?.id))).message).toMatchObject(sent)
    // Once more changes nothing.
    expect((await tryAgain(browser, String(second?.id))).message).toMatchObject(sent)
    expect(await find(browser, busy, 'failed')).toEqual([])
  })

  it('are in the outbox when they are sent', async () => {
    const email = `${randomUUID()}@busy.example`
    const received = async () => {
      const response = await fetch(`${platform.url}/sandbox/outbox.json?to=${encodeURIComponent(email)}`)
      return ((await response.json()) as { mails: unknown[] }).mails.length
    }
    await send(email)
    expect(await received()).toBe(0)
    const browser = await signedIn('admin@capstan.test')
    const [mail] = await find(browser, email)

    await tryAgain(browser, String(mail?.id))

    expect(await received()).toBe(1)
  })

  it('have failed callbacks that are sent again, unless the endpoint is disabled; the address is shown without its secrets', async () => {
    const browser = await signedIn('admin@capstan.test')
    const id = await aFailedCallback()
    expect(await find(browser, id)).toMatchObject([
      { kind: 'callback', subject: 'step.failed', problem: 'status', statusCode: 500, canRetry: true },
    ])
    expect(JSON.stringify(await find(browser, id))).not.toContain('secret')
    expect((await tryAgain(browser, id)).message).toMatchObject({ id, canRetry: false })

    const disabled = await aFailedCallback(false)
    expect(await find(browser, disabled)).toMatchObject([{ status: 'failed', canRetry: false }])
    expect((await tryAgain(browser, disabled)).code).toBe('webhook_endpoint_disabled')
    expect((await tryAgain(browser, `callback-${randomUUID()}`)).code).toBe('not_found')
    expect((await tryAgain(browser, 'mail-999999999')).code).toBe('not_found')
    expect((await tryAgain(browser, "mail-1' or true")).code).toBe('not_found')
  })

  it('are audited when they are tried again, and are no business of another account', async () => {
    const browser = await signedIn('admin@capstan.test')
    const email = `${randomUUID()}@gone.invalid`
    await send(email)
    const [mail] = await find(browser, email)
    for (const type of ['issuer', 'broker', 'agent', 'ats', 'investor']) {
      const other = await signedIn(`${type}@capstan.test`)
      expect(await find(other, '')).toEqual([])
      const figures =
        '{ platformMessageFigures { sent waiting failed } healthOfIntegrations { nodes { id } } }'
      expect((await other.graphql(figures)).data).toEqual({
        platformMessageFigures: { sent: 0, waiting: 0, failed: 0 },
        healthOfIntegrations: { nodes: [] },
      })
      expect((await tryAgain(other, String(mail?.id))).code).toBe('not_allowed')
    }

    await tryAgain(browser, String(mail?.id))

    const { rows } = await platform.db.pool.query(
      `select operations.operation, changes."table" from app_public.changes
       join app_public.operations on operations.id = changes.operation_id where changes.after ->> 'mail_id' = $1`,
      [mail?.id.replace('mail-', '')],
    )
    expect(rows).toEqual([{ operation: 'retryMessage', table: 'message_retries' }])
  })

  it('and calls of providers show the health of the integrations', async () => {
    const browser = await signedIn('admin@capstan.test')
    const service = `service-${randomUUID()}`
    await platform.db.pool.query(
      `with partner as (insert into app_public.partners (name) values ('Own partner') returning id)
       insert into app_public.integrations (type, service, partner_id) select 'signing', $1, id from partner`,
      [service],
    )
    const healthOf = async () => {
      const query = `{ healthOfIntegrations { nodes { id name successes failures lastProblem failingSince lastSuccessOn lastFailureOn } } }`
      const { data } = await browser.graphql(query)
      const { nodes } = (data as unknown as { healthOfIntegrations: { nodes: { id: string }[] } })
        .healthOfIntegrations
      return nodes.find(({ id }) => id === service)
    }
    const unused = { successes: 0, failures: 0, failingSince: null, lastSuccessOn: null, lastFailureOn: null }
    expect(await healthOf()).toMatchObject({ name: 'Own partner', ...unused })
    const call = (work: () => Promise<unknown>) =>
      asOperation(
        platform.db,
        { userId: null, accountId: null, operation: 'providerCompleteStep', provider: service },
        work,
      ).catch(() => undefined)

    await call(() => Promise.resolve())
    expect(await healthOf()).toMatchObject({ successes: 1, failingSince: null })
    await call(() => Promise.reject(new Error('broken')))
    await call(() => Promise.reject(new Error('broken')))

    const failing = await healthOf()
    expect(failing).toMatchObject({ successes: 1, failures: 2, lastProblem: 'internal' })
    expect(failing).toMatchObject({ failingSince: expect.any(String) as string })
    await call(() => Promise.resolve())
    expect(await healthOf()).toMatchObject({ successes: 2, failures: 2, failingSince: null })
  })
})
