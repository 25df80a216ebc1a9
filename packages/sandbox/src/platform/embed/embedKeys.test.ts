import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { aVendor } from '../../testing/accounts/aVendor.ts'
import { answered, codeOf } from '../../testing/database/codeOf.ts'
import {
  aKey,
  askToMakeKey,
  askToRevokeKey,
  askToRotateKey,
  askToUpdateKey,
  type EmbedKey,
  keysOf,
  makeKey,
  rotateKey,
} from '../../testing/embedKeys.ts'
import { onEveryEngine, onPostgres } from '../../testing/database/onEveryEngine.ts'
import type { Actor, TestDatabase } from '../../testing/database/TestDatabase.ts'
import { taxKey } from '../graphql/taxKey.ts'
import { ownComponents, usualComponents } from './components.ts'

const keyed = (actor: Actor, idempotencyKey: string): Actor => ({
  ...actor,
  idempotencyKey,
  operationBodyHash: 'body',
})

/** Returns all stored records about keys, and all answers, as text. */
async function everythingWritten(database: TestDatabase): Promise<string> {
  const [stored] = await database.rows<{ stored: string }>(
    `select concat((select string_agg(embed_keys::text, ' ') from app_public.embed_keys),
       (select string_agg(operations::text, ' ') from app_public.operations),
       (select string_agg(changes::text, ' ') from app_public.changes),
       (select string_agg(app_private.pgp_sym_decrypt(answer, $1), ' ') from app_private.idempotency)) as stored`,
    [taxKey()],
  )
  return stored?.stored ?? ''
}

onEveryEngine('a secret key', (database) => {
  it('is made by a person, shown once, and stored as a hash', async () => {
    const vendor = await aVendor(database, 'broker')
    const { secret, embedKey } = await makeKey(database, vendor.as('account_admin'))

    expect(secret).toMatch(/^sk_live_[0-9a-f]{48}$/)
    expect(embedKey).toMatchObject({
      ...aKey,
      hint: `${secret?.slice(0, 12)}…${secret?.slice(-4)}`,
      maker: { name: 'Vera account_admin', status: 'active' },
      ...{ rotatedFrom: null, lastUsedOn: null, expiresAt: null, revokedAt: null },
    })
    const hash = createHash('sha256').update(String(secret)).digest()
    expect(
      await database.rows('select embed_key_id from app_private.embed_key_secrets where secret_hash = $1', [
        hash,
      ]),
    ).toEqual([{ embed_key_id: embedKey.id }])
    expect(await keysOf(database, vendor.as())).toEqual([embedKey])
  })

  it('is neither shown nor made again when the same request is sent again', async () => {
    const vendor = await aVendor(database)
    const first = await makeKey(database, keyed(vendor.as(), 'make'))
    const again = await makeKey(database, keyed(vendor.as(), 'make'))
    const rotated = await rotateKey(database, keyed(vendor.as(), 'rotate'), first.embedKey.id)
    const rotatedAgain = await rotateKey(database, keyed(vendor.as(), 'rotate'), first.embedKey.id)

    expect(again).toEqual({ ...first, secret: null })
    expect(rotatedAgain).toEqual({ ...rotated, secret: null })
    expect(await keysOf(database, vendor.as())).toHaveLength(2)
  })

  it('is not shown again under any alias in a request of several mutations', async () => {
    const vendor = await aVendor(database)
    const make = (name: string) =>
      `${name}: makeEmbedKey(input: { name: "${name}", origins: ["https://a.example"], components: ["invest"] }) {
        newEmbedKey { stored: secret } again: newEmbedKey { secret embedKey { name } } }`
    const ask = () =>
      database.ask(keyed(vendor.as(), 'several'), `mutation { ${make('one')} ${make('two')} }`)
    const first = await ask()
    const again = await ask()
    const nothing = (name: string) => ({
      newEmbedKey: { stored: null },
      again: { secret: null, embedKey: { name } },
    })

    expect(JSON.stringify(first).match(/sk_live_[0-9a-f]{48}/g)).toHaveLength(4)
    expect(again).toEqual({ data: { one: nothing('one'), two: nothing('two') } })
  })

  it('that leaked ends with every key that was made with it by API, and with none that a person made', async () => {
    const vendor = await aVendor(database, 'broker')
    const owner = vendor.as()
    const rotateByServer = async (id: string) => {
      await database.rows('select app_private.rotate_own_key($1, 3600)', [id])
      const keys = await keysOf(database, owner)
      return keys.find(({ rotatedFrom }) => rotatedFrom === id)?.id ?? ''
    }
    const { embedKey: leaked } = await makeKey(database, owner)
    const stolen = await rotateByServer(leaked.id)
    // The key before must have ended before the next rotation.
    await database.rows(
      'update app_public.embed_keys set expires_at = app_private.now() - interval $$1 minute$$ where id = $1',
      [leaked.id],
    )
    const stolenAgain = await rotateByServer(stolen)
    await database.rows('update app_public.embed_keys set expires_at = app_private.now() where id = $1', [
      stolen,
    ])
    const { embedKey: own } = await rotateKey(database, owner, stolenAgain)
    const { embedKey: other } = await makeKey(database, owner, { name: 'Other' })
    expect(codeOf(await askToRevokeKey(database, owner, leaked.id))).toBeUndefined()

    const keys = await keysOf(database, owner)
    const ended = (id: string) => keys.find((key) => key.id === id)?.revokedAt !== null
    expect([leaked.id, stolen, stolenAgain, own.id, other.id].map(ended)).toEqual([
      ...[true, true, true],
      ...[false, false],
    ])
    expect(keys.filter(({ isSelfRotated }) => isSelfRotated).map(({ id }) => id)).toEqual(
      expect.arrayContaining([stolen, stolenAgain]),
    )
    expect(keys.find(({ id }) => id === own.id)?.isSelfRotated).toBe(false)
  })

  it('that rotates itself is reported to the owner and the admins by mail, and to no viewer', async () => {
    const vendor = await aVendor(database, 'broker')
    const { embedKey } = await makeKey(database, vendor.as())
    const mailsOf = (role?: 'account_admin' | 'account_viewer') =>
      database.rows<{ subject: string }>(
        'select subject from app_private.outbox join app_public.users on to_email = emails[1] where users.id = $1',
        [vendor.as(role).userId],
      )
    await rotateKey(database, vendor.as(), embedKey.id, 0)
    expect(await mailsOf()).toEqual([])
    const [{ id = '' } = {}] = (await keysOf(database, vendor.as())).filter(({ revokedAt }) => !revokedAt)
    await database.rows('select app_private.rotate_own_key($1, 0)', [id])

    for (const role of [undefined, 'account_admin'] as const)
      expect(await mailsOf(role)).toEqual([
        { subject: expect.stringMatching(/^A secret key of .* was rotated by a server$/) },
      ])
    expect(await mailsOf('account_viewer')).toEqual([])
  })

  it('is in no entry of the audit and no stored answer', async () => {
    const vendor = await aVendor(database)
    const { secret, embedKey } = await makeKey(database, keyed(vendor.as(), 'stored'))
    const next = await rotateKey(database, keyed(vendor.as(), 'rotated'), embedKey.id)

    const written = await everythingWritten(database)
    expect(written).toContain(embedKey.hint)
    for (const stored of [secret, next.secret]) {
      expect(written).not.toContain(stored)
      expect(written).not.toContain(Buffer.from(String(stored)).toString('hex'))
    }
    const changes = await database.rows<{ table: string; verb: string }>(
      'select "table", verb from app_public.changes where account_id = $1 order by id',
      [vendor.accountId],
    )
    expect(changes.map(({ table, verb }) => `${verb} ${table}`)).toEqual([
      'insert embed_keys',
      'update embed_keys',
      'insert embed_keys',
    ])
  })

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name'],
    ['no origin', { origins: [] }, 'origins'],
    ['origins that are nothing', { origins: null }, 'origins'],
    ['any origin', { origins: ['*'] }, 'origins'],
    ['plain http', { origins: ['http://shop.example'] }, 'origins'],
    ['any port elsewhere', { origins: ['https://shop.example:*'] }, 'origins'],
    ['any name below one', { origins: ['https://*.shop.example'] }, 'origins'],
    ['a path', { origins: ['https://shop.example/invest'] }, 'origins'],
    ['a user name in the URL', { origins: ['https://shop.example@evil.example'] }, 'origins'],
    ['a name that only begins like this computer', { origins: ['http://localhost.evil.example'] }, 'origins'],
    ['two in one', { origins: ['https://a.example https://b.example'] }, 'origins'],
    ['two lines', { origins: ['https://a.example\nhttps://b.example'] }, 'origins'],
    [
      'more than 20 origins',
      { origins: Array.from({ length: 21 }, (_, i) => `https://s${i}.example`) },
      'origins',
    ],
    ['no component', { components: [] }, 'components'],
    ['a component there is not', { components: ['admin'] }, 'components'],
  ])('is not made with %s, and the field is named', async (_what, change, field) => {
    const vendor = await aVendor(database)
    const answer = await askToMakeKey(database, vendor.as(), change)

    expect(codeOf(answer)).toBe('invalid_input')
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      details: { fields: { [field]: expect.any(String) } },
    })
    expect(await keysOf(database, vendor.as())).toEqual([])
  })

  it('stores origins in the form that browsers send, each once', async () => {
    const vendor = await aVendor(database)
    const origins = [
      ' HTTPS://Shop.Example:443 ',
      'https://shop.example',
      'http://localhost:*',
      'http://127.0.0.1:80',
    ]
    const { embedKey } = await makeKey(database, vendor.as(), {
      name: ' Shop ',
      origins,
      components: ['steps', 'invest', 'steps'],
    })

    expect(embedKey).toMatchObject({
      name: 'Shop',
      origins: ['https://shop.example', 'http://localhost:*', 'http://127.0.0.1'],
      components: ['steps', 'invest'],
    })
  })

  it('may be for every component that a page can show', async () => {
    const vendor = await aVendor(database)

    expect(
      (await makeKey(database, vendor.as(), { components: usualComponents })).embedKey.components,
    ).toEqual(usualComponents)
    expect(
      await database.rows(
        'select array_agg(name order by name) as names from unnest(app_private.embed_components()) as name',
      ),
    ).toEqual([{ names: [...new Set([...ownComponents, ...usualComponents])].sort() }])
    expect(
      await database.rows(
        `select array_agg(name order by name) as names
         from unnest(app_private.own_components() || app_private.shared_components()) as name`,
      ),
    ).toEqual([{ names: ownComponents }])
  })

  it('has a unique name among the valid keys, in upper and lower case', async () => {
    const vendor = await aVendor(database)
    const { embedKey } = await makeKey(database, vendor.as())
    const other = await makeKey(database, vendor.as(), { name: 'Other' })
    const codes = [
      codeOf(await askToMakeKey(database, vendor.as(), { name: 'SHOP' })),
      codeOf(await askToUpdateKey(database, vendor.as(), other.embedKey.id, { name: 'shop' })),
      codeOf(await askToUpdateKey(database, vendor.as(), embedKey.id, { name: 'SHOP' })),
      codeOf(await askToMakeKey(database, (await aVendor(database)).as())),
    ]
    await askToRevokeKey(database, vendor.as(), embedKey.id)

    expect(codes).toEqual(['name_taken', 'name_taken', undefined, undefined])
    expect((await makeKey(database, vendor.as())).embedKey.name).toBe('Shop')
  })

  it('is one of twenty at most, each of which can be rotated all the same', async () => {
    const vendor = await aVendor(database)
    const keys = []
    for (let i = 0; i < 20; i++) keys.push(await makeKey(database, vendor.as(), { name: `Key ${i}` }))
    const [first, second] = keys.map(({ embedKey }) => embedKey.id)

    expect(codeOf(await askToMakeKey(database, vendor.as()))).toBe('too_many_embed_keys')
    expect(codeOf(await askToRotateKey(database, vendor.as(), first ?? ''))).toBeUndefined()
    for (const id of [first, second]) {
      expect(codeOf(await askToMakeKey(database, vendor.as()))).toBe('too_many_embed_keys')
      await askToRevokeKey(database, vendor.as(), id ?? '')
    }
    expect(codeOf(await askToMakeKey(database, vendor.as()))).toBeUndefined()
  })

  it('lives beside the key that takes its place for the time that was chosen', async () => {
    const vendor = await aVendor(database)
    const { secret, embedKey } = await makeKey(database, vendor.as())
    const next = await rotateKey(database, vendor.as('account_admin'), embedKey.id, 3600)
    const [, old] = await keysOf(database, vendor.as())

    expect(next.secret).not.toBe(secret)
    expect(next.embedKey).toMatchObject({ ...aKey, rotatedFrom: embedKey.id, expiresAt: null })
    expect(next.embedKey.maker?.name).toBe('Vera account_admin')
    expect(old?.revokedAt).toBeNull()
    const seconds = (Date.parse(old?.expiresAt ?? '') - Date.now()) / 1000
    expect(seconds).toBeGreaterThan(3500)
    expect(seconds).toBeLessThan(3700)
  })

  it('stays valid for a day by default, and ends at once with 0', async () => {
    const vendor = await aVendor(database)
    const { embedKey } = await makeKey(database, vendor.as())
    const second = await rotateKey(database, vendor.as(), embedKey.id)
    const third = await rotateKey(database, vendor.as(), second.embedKey.id, 0)
    const byId = new Map((await keysOf(database, vendor.as())).map((key) => [key.id, key]))

    const hours = (Date.parse(byId.get(embedKey.id)?.expiresAt ?? '') - Date.now()) / 3_600_000
    expect(Math.round(hours)).toBe(24)
    expect(byId.get(second.embedKey.id)?.revokedAt).not.toBeNull()
    expect(byId.get(third.embedKey.id)).toMatchObject({ revokedAt: null, expiresAt: null })
  })

  it('is valid with at most one successor, for a week, and cannot be rotated when it has ended', async () => {
    const vendor = await aVendor(database)
    const { embedKey } = await makeKey(database, vendor.as())
    const codes = [
      codeOf(await askToRotateKey(database, vendor.as(), embedKey.id, -1)),
      codeOf(await askToRotateKey(database, vendor.as(), embedKey.id, 604_801)),
    ]
    const next = await rotateKey(database, vendor.as(), embedKey.id, 604_800)
    codes.push(codeOf(await askToRotateKey(database, vendor.as(), embedKey.id)))
    codes.push(codeOf(await askToRotateKey(database, vendor.as(), next.embedKey.id)))
    await askToRevokeKey(database, vendor.as(), embedKey.id)
    codes.push(codeOf(await askToRotateKey(database, vendor.as(), embedKey.id)))
    codes.push(codeOf(await askToRotateKey(database, vendor.as(), next.embedKey.id)))

    expect(codes).toEqual([
      ...['invalid_input', 'invalid_input'],
      ...['embed_key_rotating', 'embed_key_rotating'],
      ...['embed_key_ended', undefined],
    ])
  })

  it('is renamed and given other bounds, from the version that was shown, until it has ended', async () => {
    const vendor = await aVendor(database)
    const { embedKey } = await makeKey(database, vendor.as())
    const patch = { name: 'Store', origins: ['https://store.example'], components: ['invest'] }
    const changed = answered<{ embedKey: EmbedKey }>(
      await askToUpdateKey(database, vendor.as(), embedKey.id, { ...patch, version: embedKey.version }),
      'updateEmbedKeyById',
    )
    const late = await askToUpdateKey(database, vendor.as(), embedKey.id, {
      name: 'Late',
      version: embedKey.version,
    })
    await askToRevokeKey(database, vendor.as(), embedKey.id)
    const ended = await askToUpdateKey(database, vendor.as(), embedKey.id, { name: 'Ended' })

    expect(changed.embedKey).toMatchObject({ ...patch, hint: embedKey.hint })
    expect([codeOf(late), codeOf(ended)]).toEqual(['changed_elsewhere', 'embed_key_ended'])
  })

  it('is revoked once, and stays in the list', async () => {
    const vendor = await aVendor(database)
    const { embedKey } = await makeKey(database, vendor.as())
    const revoke = async () =>
      answered<{ embedKey: EmbedKey }>(
        await askToRevokeKey(database, vendor.as(), embedKey.id),
        'revokeEmbedKey',
      ).embedKey
    const revoked = await revoke()

    expect(revoked.revokedAt).not.toBeNull()
    expect(await revoke()).toEqual(revoked)
    expect(await keysOf(database, vendor.as())).toEqual([revoked])
  })

  it('stays with its account when its author is suspended or leaves, and shows that', async () => {
    const vendor = await aVendor(database)
    const admin = vendor.as('account_admin')
    const { embedKey } = await makeKey(database, admin)
    const now = async () => {
      const [key] = await keysOf(database, vendor.as())
      return { status: key?.maker?.status, version: key?.version }
    }
    const set = (sql: string) =>
      database.rows(`${sql} where user_id = $1 and account_id = $2`, [admin.userId, vendor.accountId])
    await set(`update app_public.users_accounts set status = 'suspended'`)
    const suspended = await now()
    await set('delete from app_public.users_accounts')
    const left = await now()
    await database.rows('delete from app_public.users where id = $1', [admin.userId])

    expect(embedKey).toMatchObject({ maker: { status: 'active' }, version: '1' })
    expect([suspended, left]).toEqual([
      { status: 'suspended', version: '2' },
      { status: 'left', version: '3' },
    ])
    expect((await keysOf(database, vendor.as()))[0]?.maker).toBeNull()
  })

  it('is for owners and admins of issuers and brokers to make and end; their viewers see its name', async () => {
    for (const type of ['issuer', 'broker', 'agent', 'ats', 'investor', 'admin']) {
      const account = await aVendor(database, type)
      const owner = account.as()
      const isVendor = type === 'issuer' || type === 'broker'
      const made = isVendor ? (await makeKey(database, owner)).embedKey : undefined
      const id = made?.id ?? crypto.randomUUID()
      for (const role of ['account_viewer', 'account_admin', 'account_owner'] as const) {
        const actor = account.as(role)
        const codes = [
          codeOf(await askToMakeKey(database, actor, { name: role })),
          codeOf(await askToUpdateKey(database, actor, id, { name: `By ${role}` })),
          codeOf(await askToRotateKey(database, actor, id, 0)),
          codeOf(await askToRevokeKey(database, actor, id)),
        ]
        const may = isVendor && role !== 'account_viewer'
        const ended = role === 'account_owner' ? 'embed_key_ended' : undefined
        expect([type, role, codes]).toEqual([
          type,
          role,
          may ? [undefined, ended, ended, undefined] : Array(4).fill('not_allowed'),
        ])
      }
      const seen = await keysOf(database, account.as('account_viewer'))
      expect(seen.map(({ name }) => name).includes('By account_admin')).toBe(isVendor)
    }
  })

  it('is nothing to another vendor', async () => {
    const vendor = await aVendor(database)
    const { embedKey } = await makeKey(database, vendor.as())
    const stranger = (await aVendor(database)).as()

    expect(await keysOf(database, stranger)).toEqual([])
    expect([
      codeOf(await askToUpdateKey(database, stranger, embedKey.id, { name: 'Mine' })),
      codeOf(await askToRotateKey(database, stranger, embedKey.id)),
      codeOf(await askToRevokeKey(database, stranger, embedKey.id)),
    ]).toEqual(['not_found', 'not_found', 'not_found'])
    expect(await keysOf(database, vendor.as())).toEqual([embedKey])
  })
})

onPostgres('at the same time, secret keys', (database) => {
  it('are twenty at most, each of its name', async () => {
    const vendor = await aVendor(database)
    const names = Array.from({ length: 50 }, (_, index) => `Key ${Math.floor(index / 2)}`)
    const codes = await Promise.all(
      names.map(async (name) => codeOf(await askToMakeKey(database, vendor.as(), { name }))),
    )
    const keys = await keysOf(database, vendor.as())

    expect(keys).toHaveLength(20)
    expect(new Set(keys.map(({ name }) => name)).size).toBe(20)
    expect(new Set(codes)).toEqual(new Set([undefined, 'name_taken', 'too_many_embed_keys']))
  })

  it('are rotated once', async () => {
    const vendor = await aVendor(database)
    const { embedKey } = await makeKey(database, vendor.as())
    const codes = await Promise.all(
      Array.from({ length: 10 }, async () =>
        codeOf(await askToRotateKey(database, vendor.as(), embedKey.id)),
      ),
    )

    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
    expect(await keysOf(database, vendor.as())).toHaveLength(2)
  })
})
