import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { aPlatformOnEveryEngine } from '../../testing/server/aPlatform.ts'
import { anOwnedAccount } from '../../testing/accounts/anOwnedAccount.ts'
import { aSecretKey } from '../../testing/aSecretKey.ts'
import { aSocket } from '../../testing/server/aSocket.ts'

const admin = 'admin@capstan.test'
const switchFeature = `mutation ($id: UUID, $feature: String, $isOn: Boolean) {
  switchFeature(input: { accountId: $id, feature: $feature, isOn: $isOn }) { platformAccount { id } } }`
const me = '{ getUsersData { disabledFeatures } }'

aPlatformOnEveryEngine('features of accounts', (platform) => {
  async function signedIn(email: string) {
    const browser = platform.browser()
    const account = await browser.signInTo(email)
    return { browser, account }
  }
  type Browser = Awaited<ReturnType<typeof signedIn>>['browser']
  const run = (sql: string, values: unknown[]) => platform.db.pool.query(sql, values)

  const anAccount = (type?: string) => anOwnedAccount(platform.db, type)
  const ask = (browser: Browser, query: string, variables: object = {}) =>
    browser.graphql(query, { variables })
  const codeOf = async (browser: Browser, query: string, variables: object = {}) =>
    (await ask(browser, query, variables)).errors?.[0]?.extensions.code
  const featuresOf = async (browser: Browser, id: string) => {
    const query = 'query ($id: UUID) { featuresOfAccount(accountId: $id) { nodes { feature isOn } } }'
    const { data } = await ask(browser, query, { id })
    const { nodes } = (
      data as unknown as { featuresOfAccount: { nodes: { feature: string; isOn: boolean }[] } }
    ).featuresOfAccount
    return Object.fromEntries(nodes.map(({ feature, isOn }) => [feature, isOn]))
  }
  /** An account of the type with its signed-in owner, and a function that switches a feature of it. */
  async function withFeature(type: string, feature: string) {
    const [{ browser: administrator }, account] = [await signedIn(admin), await anAccount(type)]
    const { browser } = await signedIn(account.email)
    const turn = (isOn: boolean) => ask(administrator, switchFeature, { id: account.id, feature, isOn })
    return { ...account, administrator, browser, turn }
  }

  it('are those that its type has', async () => {
    const { browser } = await signedIn(admin)
    const [issuer, broker, investor] = [
      await anAccount('issuer'),
      await anAccount('broker'),
      await anAccount(),
    ]

    expect(await featuresOf(browser, issuer.id)).toEqual({
      ...{ bulk_operations: true, transfers: true, tokens: true, webhooks: true, secret_keys: true },
    })
    expect(await featuresOf(browser, broker.id)).toEqual({
      ...{ bulk_operations: true, webhooks: true, secret_keys: true },
    })
    expect(await featuresOf(browser, investor.id)).toEqual({})
  })

  const none = randomUUID()
  it.each([
    [
      'bulk_operations',
      `mutation { previewBulkAllocation(input: { allocationId: "${none}" }) { clientMutationId } }`,
    ],
    ['transfers', `mutation { makeTransfer(input: { holdingId: "${none}" }) { clientMutationId } }`],
    ['tokens', `mutation { makeToken(input: {}) { clientMutationId } }`],
    ['webhooks', 'mutation { createWebhookEndpoint(input: {}) { clientMutationId } }'],
    ['secret_keys', 'mutation { makeEmbedKey(input: {}) { clientMutationId } }'],
  ])('%s: refused while it is off, and back when it is on', async (feature, mutation) => {
    const { browser, turn } = await withFeature('issuer', feature)
    const before = await codeOf(browser, mutation)
    expect(before).not.toBe('feature_not_available')

    await turn(false)
    const { errors } = await ask(browser, mutation)
    expect(errors?.[0]).toMatchObject({
      message: 'This feature is not available.',
      extensions: { code: 'feature_not_available' },
    })
    expect((await ask(browser, me)).data).toEqual({ getUsersData: { disabledFeatures: [feature] } })

    // Once more changes nothing.
    await turn(false)
    await turn(true)
    expect(await codeOf(browser, mutation)).toBe(before)
    expect((await ask(browser, me)).data).toEqual({ getUsersData: { disabledFeatures: [] } })
  })

  it('leave operations that end or remove something allowed while they are off', async () => {
    const { browser, turn } = await withFeature('issuer', 'secret_keys')
    const { rows } = await run(
      `select array_agg(operation order by operation) as operations from app_private.feature_operations
       where operation ~ '^(revoke|delete|remove|disable|end|stop|undo|cancel)_'`,
      [],
    )
    expect(rows).toEqual([{ operations: null }])

    await turn(false)
    expect(
      await codeOf(browser, `mutation { revokeEmbedKey(input: { id: "${none}" }) { clientMutationId } }`),
    ).toBe('not_found')
  })

  it('are announced to the open pages of the account', async () => {
    const { id, browser, turn } = await withFeature('issuer', 'transfers')
    const socket = await aSocket(platform.url, { account: id, headers: { cookie: browser.cookie } })
    onTestFinished(() => socket.close())
    await socket.ask({ type: 'subscribe', table: 'users_accounts', ids: [] })

    await turn(false)

    expect(await socket.next()).toMatchObject({ table: 'users_accounts' })
  })

  it('that are off for secret keys keep the keys from opening anything', async () => {
    const { id, turn, administrator } = await withFeature('issuer', 'secret_keys')
    const secret = `sk_${randomUUID().replaceAll('-', '')}`
    await aSecretKey(platform.db, { secret, accountId: id })
    const token = async () => {
      const headers = { authorization: `Bearer ${secret}` }
      const json = { account: randomUUID(), origins: ['https://invest.larkspur.example'] }
      const answer = await platform.browser().ask('/api/v2/embed/sessions', { headers, json })
      return ((await answer.json()) as { errors?: { extensions: { code: string } }[] }).errors?.[0]
        ?.extensions.code
    }
    expect(await token()).toBe('not_found')

    await turn(false)
    expect(await token()).toBe('feature_not_available')
    await turn(true)
    expect(await token()).toBe('not_found')
    const suspend =
      'mutation ($id: UUID) { suspendAccount(input: { accountId: $id, reason: "fees" }) { clientMutationId } }'
    await ask(administrator, suspend, { id })
    expect(await token()).toBe('account_suspended')
  })

  it('are switched by administrators of the platform alone, for another account, and audited', async () => {
    const { id, browser, turn } = await withFeature('issuer', 'tokens')
    const { browser: administrator, account } = await signedIn(admin)
    const off = { id, feature: 'tokens', isOn: false }
    expect(await codeOf(browser, switchFeature, off)).toBe('not_allowed')
    expect(await featuresOf(browser, id)).toEqual({})
    expect(await codeOf(administrator, switchFeature, { ...off, feature: 'rounds' })).toBe('invalid_input')
    expect(await codeOf(administrator, switchFeature, { ...off, isOn: null })).toBe('invalid_input')
    expect(await codeOf(administrator, switchFeature, { ...off, id: account })).toBe('own_access')
    expect(await codeOf(administrator, switchFeature, { ...off, id: randomUUID() })).toBe('not_found')

    await turn(false)

    const { rows } = await run(
      `select changes."table", changes.after ->> 'feature' as feature from app_public.changes
       join app_public.operations on operations.id = changes.operation_id
       where changes.after ->> 'account_id' = $1 and operations.operation = 'switchFeature'`,
      [id],
    )
    expect(rows).toEqual([{ table: 'disabled_features', feature: 'tokens' }])
  })
})
