import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { aSetup, setupAccount } from '../../testing/accounts/setupAccount.ts'

const card = `mutation ($id: UUID!, $patch: AccountPatch!) {
  updateAccountById(input: { id: $id, patch: $patch }) {
    account { name email url supportEmail twitterHandle version }
  }
}`

onEveryEngine('account edits', (database) => {
  const edit = async (patch: object, id?: string) => {
    const actor = await anInvestor(database)
    return database.ask(actor, card, { id: id ?? actor.accountId, patch })
  }

  it('change the card, each value in its stored form, and count the change', async () => {
    const { data } = await edit({
      name: '  Halcyon Trust ',
      email: ' Office@Halcyon.example ',
      url: 'http://halcyon.example/about',
      supportEmail: 'help@halcyon.example',
      twitterHandle: '@halcyon_1',
    })

    // proves CALL-006, SETTINGS-008
    expect(data?.updateAccountById).toEqual({
      account: {
        name: 'Halcyon Trust',
        email: 'office@halcyon.example',
        url: 'https://halcyon.example/about',
        supportEmail: 'help@halcyon.example',
        twitterHandle: 'halcyon_1',
        version: '2',
      },
    })
  })

  it('empty optional fields', async () => {
    const { data } = await edit({ url: ' ', supportEmail: '', twitterHandle: '' })
    expect(data?.updateAccountById).toMatchObject({
      account: { url: null, supportEmail: null, twitterHandle: null },
    })
  })

  it.each([
    [{ name: '  ' }, { name: 'Name is required.' }],
    [{ name: 'n'.repeat(201) }, { name: 'Name is required.' }],
    [{ email: 'unknown' }, { email: 'A valid email is required.' }],
    [{ email: 'a@b' }, { email: 'A valid email is required.' }],
    [{ supportEmail: 'two words@x.example' }, { supportEmail: 'A valid email is required.' }],
    [{ url: 'https://user:word@host' }, { url: 'A valid link is required.' }],
    [{ url: 'javascript:alert(1)' }, { url: 'A valid link is required.' }],
    [{ url: 'https://example.com/\u0001a' }, { url: 'A valid link is required.' }],
    [{ url: 'example.co\u001d' }, { url: 'A valid link is required.' }],
    [
      { twitterHandle: 'sixteen_letters_' },
      { twitterHandle: 'A Twitter handle has 1 to 15 letters, digits or underscores.' },
    ],
  ])('refuse %j', async (patch, fields) => {
    const { errors } = await edit(patch)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'invalid_input', details: { fields } })
  })

  it('change no other account, and no column outside the card', async () => {
    const foreign = await edit({ name: 'Mine' }, accountIds.halden)
    expect(foreign.data?.updateAccountById ?? null).toBeNull()
    const [halden] = await database.rows('select name from app_public.accounts where id = $1', [
      accountIds.halden,
    ])
    expect(halden).toEqual({ name: 'Halden Biologics, Inc.' })

    for (const patch of [{ type: 'admin' }, { setup: true }, { slug: 'halden' }]) {
      expect((await edit(patch)).errors).toHaveLength(1)
    }
  })

  it('report a change of the account made elsewhere', async () => {
    const actor = await anInvestor(database)
    const patch = (name: string, version: string) =>
      database.ask(actor, card, { id: actor.accountId, patch: { name, version } })

    expect((await patch('One', '1')).errors).toBeUndefined()
    expect((await patch('Two', '1')).errors?.[0]?.extensions).toMatchObject({
      code: 'changed_elsewhere',
      details: { version: 2 },
    })
  })

  it('change the custodian of a retirement account alone', async () => {
    const actor = await anInvestor(database)
    const save = (custodian: string | null) =>
      database.ask(actor, card, { id: actor.accountId, patch: { custodian } })

    expect((await save('Harbor Trust')).errors?.[0]?.extensions).toMatchObject({
      code: 'invalid_input',
      details: { fields: { custodian: 'Only a retirement account has a custodian.' } },
    })
    await database.rows(`update app_public.accounts set investor_type = 'Individual IRA' where id = $1`, [
      actor.accountId,
    ])
    expect((await save(' Harbor Trust ')).errors).toBeUndefined()
    const [saved] = await database.rows('select custodian from app_public.accounts where id = $1', [
      actor.accountId,
    ])
    expect(saved).toEqual({ custodian: 'Harbor Trust' })
    expect((await save('x'.repeat(201))).errors?.[0]?.extensions).toMatchObject({
      details: {
        fields: { custodian: 'The name of the custodian is too long, or contains hidden characters.' },
      },
    })
    expect((await save('')).errors).toBeUndefined()
  })

  it('name the contact that others read, trimmed, and no contact when it is blank', async () => {
    const actor = await anInvestor(database, { type: 'issuer' })
    const save = (contactName: string | null) =>
      database.ask(actor, card, { id: actor.accountId, patch: { contactName } })
    const saved = async () =>
      (
        await database.rows<{ name: string | null }>(
          'select contact_name as name from app_public.accounts where id = $1',
          [actor.accountId],
        )
      )[0]?.name

    expect((await save(' Ilse Quist ')).errors).toBeUndefined()
    expect(await saved()).toBe('Ilse Quist')
    for (const [refused, message] of [
      ['x'.repeat(201), 'The name of the contact is too long, or contains hidden characters.'],
      ['Ilse\u202e Quist', 'This contains hidden characters. Please type it again.'],
    ] as const)
      expect((await save(refused)).errors?.[0]?.extensions).toMatchObject({
        details: { fields: { contactName: message } },
      })
    expect((await save(' ')).errors).toBeUndefined()
    expect(await saved()).toBeNull()
  })

  it('keep slugs apart', async () => {
    await expect(
      database.rows(`update app_public.accounts set slug = 'halden' where id = $1`, [accountIds.cinder]),
    ).rejects.toThrow('accounts_slug_key')
  })

  it('leave an audit entry without the birth date', async () => {
    const actor = await anInvestor(database)
    await database.rows(
      `update app_public.accounts set formation_date = '1984-05-17', url = 'https://old.example' where id = $1`,
      [actor.accountId],
    )
    await database.ask(actor, card, { id: actor.accountId, patch: { url: 'new.example' } })
    const changes = await database.rows(
      `select verb, before, after, before::text || after::text as text from app_public.changes where row_id = $1`,
      [actor.accountId],
    )

    expect(changes).toMatchObject([
      { verb: 'update', before: { url: 'https://old.example' }, after: { url: 'https://new.example' } },
    ])
    expect(JSON.stringify(changes)).not.toContain('1984-05-17')
  })

  it('show a birth date only to the account itself, and permit no filter by it', async () => {
    const document = `query ($id: UUID!) { accountById(id: $id) { name formationDate } }`
    const ask = (userId: string, accountId: string) =>
      database.ask({ userId, accountId }, document, { id: accountIds.maren })

    expect((await ask(userIds.investor, accountIds.maren)).data?.accountById).toEqual({
      name: 'Maren Okafor',
      formationDate: '1984-05-17',
    })
    expect((await ask(userIds.issuer, accountIds.halden)).data?.accountById).toEqual({
      name: 'Maren Okafor',
      formationDate: null,
    })
    const filtered = await database.ask(
      { userId: userIds.issuer, accountId: accountIds.halden },
      `{ allAccounts(filter: { formationDate: { equalTo: "1984-05-17" } }) { totalCount } }`,
    )
    expect(filtered.errors?.[0]?.message).toContain('formationDate')
  })

  it('change an address, of the account or of a person behind it', async () => {
    const actor = await anInvestor(database, { setup: false })
    expect((await setupAccount(database, actor, aSetup())).errors).toBeUndefined()
    const { data } = await database.ask(
      actor,
      `query ($id: UUID!) { accountById(id: $id) {
        addressesByAccountId { nodes { id type } }
        partiesByAccountId { nodes { addressesByPartyId { nodes { id } } } } } }`,
      { id: actor.accountId },
    )
    const ids = JSON.stringify(data).match(/[\da-f]{8}-[\da-f-]{27}/g) ?? []
    expect(ids).toHaveLength(2)

    // proves CALL-005, ENTITY-006
    for (const id of ids) {
      const edited = await database.ask(actor, editAddress, {
        id,
        patch: { lineOne: ' 2 Pier Road ', lineTwo: '', lineThree: 'Floor 3', lineFour: null, city: 'Bath' },
      })
      expect(edited.data?.updateAddressById).toEqual({
        address: {
          lineOne: '2 Pier Road',
          lineTwo: null,
          lineThree: 'Floor 3',
          lineFour: null,
          city: 'Bath',
          province: 'ME',
          postalCode: '04101',
          type: 'primary',
          countryByCountryId: {
            name: 'United States of America (the)',
            alpha2: 'US',
            alpha3: 'USA',
            num: 840,
          },
        },
      })
      expect(
        (await database.ask(actor, editAddress, { id, patch: { city: ' ' } })).errors?.[0],
      ).toMatchObject({
        message: 'An address is not complete.',
      })
      const stranger = await anInvestor(database)
      const foreign = await database.ask(stranger, editAddress, { id, patch: { city: 'Rye' } })
      expect(foreign.data?.updateAddressById ?? null).toBeNull()
    }
  })

  it('add the address that an account lacks, once', async () => {
    const actor = await anInvestor(database)
    const [country] = await database.rows<{ id: number }>('select id from app_public.countries limit 1')
    const address = {
      ...{ type: 'primary', lineOne: ' 2 Pier Road ', lineTwo: '', city: 'Bath', province: 'ME' },
      ...{ postalCode: '04530', countryId: country?.id },
    }

    const added = await database.ask(actor, addAddress, { address })
    expect(added.errors).toBeUndefined()
    expect(added.data?.createAddress).toEqual({
      address: { accountId: actor.accountId, lineOne: '2 Pier Road', lineTwo: null, city: 'Bath' },
    })
    expect((await database.ask(actor, addAddress, { address })).errors).toHaveLength(1)
    const blank = { ...address, type: 'mailing', city: ' ' }
    expect((await database.ask(actor, addAddress, { address: blank })).errors?.[0]).toMatchObject({
      message: 'An address is not complete.',
    })
    const vendor = await anInvestor(database, { type: 'issuer' })
    expect((await database.ask(vendor, addAddress, { address })).errors?.[0]).toMatchObject({
      message: 'Operation not allowed',
    })
  })

  it('keep one mail preference a vendor, there from its first day', async () => {
    const vendor = await anInvestor(database, { type: 'broker' })
    const { data } = await database.ask(
      vendor,
      `query ($id: UUID!) { vendorDefaultEmailPreferenceByAccountId(accountId: $id) { id accountId sendDistribution } }`,
      { id: vendor.accountId },
    )
    const preference = data?.vendorDefaultEmailPreferenceByAccountId as { id: string }
    expect(preference).toMatchObject({ accountId: vendor.accountId, sendDistribution: true })

    const { data: changed } = await database.ask(
      vendor,
      `mutation ($id: UUID!) { updateVendorDefaultEmailPreferenceById(
        input: { id: $id, patch: { sendDistribution: false } }
      ) { vendorDefaultEmailPreference { sendDistribution } } }`,
      { id: preference.id },
    )
    expect(changed?.updateVendorDefaultEmailPreferenceById).toEqual({
      vendorDefaultEmailPreference: { sendDistribution: false },
    })
    const investor = await anInvestor(database)
    const none = await database.ask(investor, `{ allVendorDefaultEmailPreferences { totalCount } }`)
    // proves CALL-007, CALL-008, ENTITY-008, SETTINGS-013
    expect(none.data).toEqual({ allVendorDefaultEmailPreferences: { totalCount: 0 } })
  })
})

const addAddress = `mutation ($address: AddressInput!) {
  createAddress(input: { address: $address }) { address { accountId lineOne lineTwo city } }
}`

const editAddress = `mutation ($id: UUID!, $patch: AddressPatch!) {
  updateAddressById(input: { id: $id, patch: $patch }) { address {
    lineOne lineTwo lineThree lineFour city province postalCode type
    countryByCountryId { name alpha2 alpha3 num } } }
}`
