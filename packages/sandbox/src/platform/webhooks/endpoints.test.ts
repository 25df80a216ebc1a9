import { expect, it } from 'vitest'
import { aVendor, type TestAccount } from '../../testing/accounts/aVendor.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { answered, codeOf } from '../../testing/database/codeOf.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const create = `mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) {
  newWebhookEndpoint { secret webhookEndpoint { id name url eventTypes isOrdered isEnabled version } } } }`
const rotate = `mutation ($id: UUID!, $keepOldFor: Int) { rotateWebhookSecret(input: { id: $id, keepOldFor: $keepOldFor }) {
  newWebhookEndpoint { secret } } }`
const everything = `{ allWebhookEndpoints { nodes { id } } allWebhookSecrets { nodes { id } } allWebhookEvents { nodes { id } }
  allWebhookDeliveries { nodes { id } } allWebhookAttempts { nodes { id } } }`

interface Made {
  newWebhookEndpoint: { secret: string | null; webhookEndpoint: { id: string; version: string } }
}

onEveryEngine('a webhook endpoint', (database) => {
  const ask = (actor: Actor, input: object = {}) =>
    database.ask(actor, create, {
      input: { name: 'Production', url: 'https://hooks.haldenbio.example/capstan', ...input },
    })
  const make = async (account: TestAccount, input: object = {}) =>
    answered<Made>(await ask(account.as(), input), 'createWebhookEndpoint').newWebhookEndpoint
  const change = (actor: Actor, mutation: string, id: string) =>
    database.ask(
      actor,
      `mutation ($id: UUID!) { ${mutation}(input: { id: $id }) { webhookEndpoint { isEnabled disabledReason disabledOn } } }`,
      { id },
    )
  const secrets = async (actor: Actor, id: string) => {
    const answer = await database.ask(
      actor,
      `query ($id: UUID!) { webhookEndpointById(id: $id) {
        webhookSecretsByEndpointId(orderBy: CREATED_ON_DESC) { nodes { id hint endsOn } } } }`,
      { id },
    )
    return answered<{
      webhookSecretsByEndpointId: { nodes: { id: string; hint: string; endsOn: string | null }[] }
    }>(answer, 'webhookEndpointById').webhookSecretsByEndpointId.nodes
  }

  it('answers its secret once, and keeps it where no request reads it', async () => {
    const vendor = await aVendor(database)
    const actor = { ...vendor.as(), idempotencyKey: 'made-once', operationBodyHash: 'a' }
    const input = { name: ' Production ', eventTypes: ['step.failed', 'holding.issued', 'step.failed'] }
    const first = answered<Made>(await ask(actor, input), 'createWebhookEndpoint').newWebhookEndpoint
    const again = answered<Made>(await ask(actor, input), 'createWebhookEndpoint').newWebhookEndpoint

    expect(first).toMatchObject({
      // 24 bytes in base64.
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{32}$/) as string,
      webhookEndpoint: { name: 'Production', eventTypes: ['holding.issued', 'step.failed'], isEnabled: true },
    })
    expect(again.secret).toBeNull()
    expect(await secrets(vendor.as(), first.webhookEndpoint.id)).toMatchObject([
      { hint: first.secret?.slice(-4), endsOn: null },
    ])
    await expect(
      database.as(vendor.as(), (client) => client.query('select * from app_private.webhook_secret_values')),
    ).rejects.toThrow('permission denied')
    const [kept] = await database.rows<{ kept: string }>(
      `select string_agg(ciphertext::text, '') || (select string_agg(coalesce(after::text, ''), '') from app_public.changes
         where "table" like 'webhook%') as kept from app_private.webhook_secret_values`,
    )
    expect(kept?.kept).not.toContain(first.secret)
  })

  it('is of its account alone, and there of its owner and admins', async () => {
    const vendor = await aVendor(database)
    const { webhookEndpoint } = await make(vendor)
    await database.ask(
      vendor.as(),
      'mutation ($id: UUID!) { sendTestEvent(input: { id: $id }) { webhookDelivery { id } } }',
      { id: webhookEndpoint.id },
    )
    const counts = async (actor: Actor) =>
      Object.values((await database.ask(actor, everything)).data as Record<string, { nodes: object[] }>).map(
        ({ nodes }) => nodes.length,
      )

    expect(await counts(vendor.as())).toEqual([1, 1, 1, 1, 0])
    expect(await counts(vendor.as('account_admin'))).toEqual([1, 1, 1, 1, 0])
    for (const other of [vendor.as('account_viewer'), (await aVendor(database)).as()]) {
      expect(await counts(other)).toEqual([0, 0, 0, 0, 0])
      for (const mutation of ['enableWebhookEndpoint', 'disableWebhookEndpoint'])
        expect(codeOf(await change(other, mutation, webhookEndpoint.id))).toMatch(/not_(allowed|found)/)
    }
    expect(codeOf(await ask(vendor.as('account_viewer')))).toBe('not_allowed')
    expect(codeOf(await ask(await anInvestor(database)))).toBe('not_allowed')
  })

  it.each([
    ['', 'Address is required.'],
    ['hooks.example.com', 'The address must begin with https://.'],
    ['http://hooks.example.com/', 'The address must begin with https://.'],
    ['https://me:secret@hooks.example.com/', 'Leave the user name and the password out of the address.'],
    ...[
      ...['https://10.0.0.1/', 'https://192.168.1.1:8443/x', 'https://[fd00::1]/', 'https://2130706433/'],
      ...[
        'https://0x7f000001/',
        'https://0x7f.1/',
        'https://8.8.8.8/',
        'https://printer.local/',
        'https://a.localhost/',
      ],
    ].map((url) => [
      url,
      'This address is inside a network. Enter the name of a host that the internet reaches.',
    ]),
    ...[
      'https://hooks/',
      'https://hooks example.com/',
      'https://hooks.example.com/#a',
      'https://-a.example.com/',
    ].map((url) => [url, 'This is not a valid address. Write it like https://hooks.example.com/capstan.']),
    [`https://hooks.example.com/${'a'.repeat(500)}`, 'An address has at most 500 characters.'],
  ])('has no address like %s', async (url, message) => {
    const { errors } = await ask((await aVendor(database)).as(), { url })

    expect(errors).toMatchObject([
      { extensions: { code: 'invalid_input', details: { fields: { url: message } } } },
    ])
  })

  it('has an address on this machine only where the platform was started as a sandbox', async () => {
    const problem = async (isSandbox: string) => {
      const [row] = await database.rows<{ problem: string | null }>(
        `select set_config('app.is_sandbox', $1, true), app_private.in_english(
           app_private.webhook_url_problem('http://localhost:4400/sandbox/receiver/a')) as problem`,
        [isSandbox],
      )
      return row?.problem
    }

    expect(await problem('on')).toBeNull()
    expect(await problem('')).toBe('The address must begin with https://.')
  })

  it('is changed with its version, and wants types there are', async () => {
    const vendor = await aVendor(database)
    const { webhookEndpoint } = await make(vendor)
    const update = (patch: object) =>
      database.ask(
        vendor.as(),
        `mutation ($id: UUID!, $patch: WebhookEndpointPatch!) { updateWebhookEndpointById(input: { id: $id, patch: $patch }) {
          webhookEndpoint { url isOrdered eventTypes } } }`,
        { id: webhookEndpoint.id, patch },
      )

    const changed = await update({ isOrdered: true, version: webhookEndpoint.version })
    expect(changed.data?.updateWebhookEndpointById).toMatchObject({ webhookEndpoint: { isOrdered: true } })
    expect(codeOf(await update({ name: 'Old', version: webhookEndpoint.version }))).toBe('changed_elsewhere')
    expect((await update({ eventTypes: ['step.done'] })).errors).toMatchObject([
      { extensions: { details: { fields: { eventTypes: 'There is no event type step.done.' } } } },
    ])
    expect((await update({ url: 'https://localhost/' })).errors).toBeUndefined()
    expect((await update({ url: 'https://10.1.1.1/' })).errors).toHaveLength(1)
  })

  it('has two secrets while it is rotated, and never three', async () => {
    const vendor = await aVendor(database)
    const { webhookEndpoint, secret } = await make(vendor)
    const { id } = webhookEndpoint
    const second = answered<Made>(await database.ask(vendor.as(), rotate, { id }), 'rotateWebhookSecret')
    const third = await database.ask(vendor.as(), rotate, { id })
    const [, old] = (await secrets(vendor.as(), id)).toSorted(
      (a, b) => Number(a.endsOn !== null) - Number(b.endsOn !== null),
    )

    expect(second.newWebhookEndpoint.secret).not.toBe(secret)
    expect(codeOf(third)).toBe('webhook_secret_rotating')
    expect(old?.hint).toBe(secret?.slice(-4))
    const [grace] = await database.rows<{ hours: number }>(
      `select round(extract(epoch from ends_on - app_private.now()) / 3600)::int as hours from app_public.webhook_secrets where id = $1`,
      [old?.id],
    )
    expect(grace?.hours).toBe(24)

    await database.ask(
      vendor.as(),
      'mutation ($id: UUID!) { endWebhookSecret(input: { id: $id }) { webhookEndpoint { id } } }',
      { id: old?.id },
    )
    expect((await database.ask(vendor.as(), rotate, { id })).errors).toBeUndefined()
  })

  it('is disabled and enabled by hand, and deleted', async () => {
    const vendor = await aVendor(database)
    const { webhookEndpoint } = await make(vendor)
    const disabled = await change(vendor.as(), 'disableWebhookEndpoint', webhookEndpoint.id)
    const enabled = await change(vendor.as(), 'enableWebhookEndpoint', webhookEndpoint.id)

    expect(disabled.data?.disableWebhookEndpoint).toMatchObject({
      webhookEndpoint: {
        isEnabled: false,
        disabledReason: 'by_hand',
        disabledOn: expect.any(String) as string,
      },
    })
    expect(enabled.data?.enableWebhookEndpoint).toEqual({
      webhookEndpoint: { isEnabled: true, disabledReason: null, disabledOn: null },
    })
    const gone = await database.ask(
      vendor.as(),
      'mutation ($id: UUID!) { deleteWebhookEndpointById(input: { id: $id }) { webhookEndpoint { id } } }',
      { id: webhookEndpoint.id },
    )
    expect(gone.errors).toBeUndefined()
    expect(await secrets(vendor.as(), webhookEndpoint.id).catch(() => 'gone')).toBe('gone')
  })

  it('is one of at most 20', async () => {
    const vendor = await aVendor(database)
    for (let count = 0; count < 20; count++) await make(vendor)

    expect(codeOf(await ask(vendor.as()))).toBe('too_many_webhook_endpoints')
  })
})
