import { expect, it } from 'vitest'
import { anInvestor } from '../../../testing/accounts/anInvestor.ts'
import { anOffering } from '../../../testing/investments/anOffering.ts'
import { invest } from '../../../testing/investments/invest.ts'
import { onEveryEngine } from '../../../testing/database/onEveryEngine.ts'
import { aParty, aSetup, anAddress, setupAccount } from '../../../testing/accounts/setupAccount.ts'

onEveryEngine('setupAccount', (database) => {
  it('sets up an individual with addresses and a party, and returns the delegates of the account', async () => {
    const investor = await anInvestor(database, { setup: false })
    const { data, errors } = await setupAccount(database, investor, aSetup())
    expect(errors).toBeUndefined()
    // proves CALL-106
    expect(data?.setupAccount).toEqual({
      account: {
        name: 'Ida Test',
        setup: true,
        investorType: 'Individual',
        taxShort: '6789',
        taxNotApplicable: false,
        formationDate: '1984-05-17',
        addressesByAccountId: {
          nodes: [{ type: 'primary', lineTwo: null, countryByCountryId: { alpha2: 'US' } }],
        },
        partiesByAccountId: {
          nodes: [
            {
              firstName: 'Ida',
              taxShort: '6789',
              dateOfBirth: '1984-05-17',
              addressesByPartyId: { totalCount: 1 },
            },
          ],
        },
        usersAccountsByAccountId: { nodes: [{ role: 'account_owner' }] },
      },
    })
  })

  it.each([
    ['an address', 'ida@example.com', 'Ida Test'],
    ['a name', 'Ida of Portland', 'Ida of Portland'],
  ])('names the contact when the vendor gave %s: %s becomes %s', async (_, known, expected) => {
    const investor = await anInvestor(database, { setup: false })
    await database.rows(
      `update app_public.accounts set email = 'Ida@example.com', contact_name = $2 where id = $1`,
      [investor.accountId, known],
    )

    await setupAccount(database, investor, aSetup())

    expect(
      await database.rows('select contact_name as name from app_public.accounts where id = $1', [
        investor.accountId,
      ]),
    ).toEqual([{ name: expected }])
  })

  it('replaces an address that was added in the settings before', async () => {
    const investor = await anInvestor(database, { setup: false })
    const [country] = await database.rows<{ id: number }>('select id from app_public.countries limit 1')
    const address = { ...anAddress, lineOne: '9 Old Road', countryId: country?.id }
    const added = await database.ask(investor, addAddress, { address })
    expect(added.errors).toBeUndefined()

    expect((await setupAccount(database, investor, aSetup())).errors).toBeUndefined()

    expect(
      await database.rows('select line_one as line from app_public.addresses where account_id = $1', [
        investor.accountId,
      ]),
    ).toEqual([{ line: anAddress.lineOne }])
  })

  it('comes after investing as well as before', async () => {
    const investor = await anInvestor(database, { setup: false })
    const { id: offeringId } = await anOffering(database)
    const before = await invest(database, investor, { offeringId })
    expect((await setupAccount(database, investor, aSetup())).errors).toBeUndefined()
    expect(await invest(database, investor, { offeringId })).toMatchObject({
      code: 'already_open',
      distribution: { id: before.distribution.id },
    })
  })

  it('keeps tax ids encrypted and stores them nowhere else', async () => {
    const investor = {
      ...(await anInvestor(database, { setup: false })),
      idempotencyKey: 'k',
      operationBodyHash: 'h',
    }
    await setupAccount(database, investor, aSetup({ taxId: '987-65-4321' }))
    const tables = [
      'app_public.accounts',
      'app_public.parties',
      'app_private.tax_ids',
      'app_private.idempotency',
    ]
    for (const table of tables) {
      const rows = await database.rows(`select t::text as row from ${table} as t`)
      expect(JSON.stringify(rows)).not.toMatch(/987-?65-?4321/)
      // Bytes read as text are hexadecimal.
      expect(JSON.stringify(rows)).not.toContain(Buffer.from('987654321').toString('hex'))
    }
    const [replay] = await database.rows('select answer from app_private.idempotency where user_id = $1', [
      investor.userId,
    ])
    expect(replay?.answer).toBeInstanceOf(Uint8Array)
  })

  it('decrypts a tax id with the key alone', async () => {
    const investor = await anInvestor(database, { setup: false })
    await setupAccount(database, investor, aSetup({ taxId: '987-65-4321' }))
    const open = (key: string) =>
      database.rows(
        'select app_private.pgp_sym_decrypt(ciphertext, $2) as id from app_private.tax_ids where subject_id = $1',
        [investor.accountId, key],
      )
    await expect(open('another key')).rejects.toThrow()
    expect(await open('capstan-demo-key-for-a-laptop-only')).toEqual([{ id: '987654321' }])
  })

  it.each(['000', '000-00-0000', 'N/A'])(
    'takes %s for not applicable, never as the last four',
    async (taxId) => {
      const investor = await anInvestor(database, { setup: false })
      const { data } = await setupAccount(database, investor, aSetup({ taxId, parties: [aParty({ taxId })] }))
      expect(data?.setupAccount).toMatchObject({
        account: {
          taxShort: null,
          taxNotApplicable: true,
          partiesByAccountId: { nodes: [{ taxShort: null }] },
        },
      })
    },
  )

  it('invites a party that may sign in as a delegate', async () => {
    const investor = await anInvestor(database, { setup: false })
    const partner = await anInvestor(database)
    const parties = [
      aParty({ allowLogin: false }),
      aParty({ firstName: 'Bo', email: `${partner.userId}@example.com`, isPrimary: false, allowLogin: true }),
    ]
    const accountName = 'Ida and Bo'
    await setupAccount(database, investor, aSetup({ type: 'Joint TIC', accountName, parties }))
    const [member] = await database.rows('select role, status from app_private.membership($1, $2)', [
      partner.userId,
      investor.accountId,
    ])
    expect(member).toEqual({ role: 'account_viewer', status: 'invited' })
    const [mail] = await database.rows<{ subject: string; html: string }>(
      'select subject, html from app_private.outbox where to_email = $1',
      [`${partner.userId}@example.com`],
    )
    // The name that the account was just given, not its former one.
    expect(mail?.subject).toBe(`You can act for ${accountName}`)
    expect(mail?.html).toContain(`Ida Test has made you a viewer of ${accountName}: `)
  })

  it('gives a party the role it was chosen for, and no other than admin and viewer', async () => {
    const setUpWith = async (loginRole: string) => {
      const investor = await anInvestor(database, { setup: false })
      const partner = await anInvestor(database)
      const email = `${partner.userId}@example.com`
      const parties = [aParty(), aParty({ email, isPrimary: false, allowLogin: true, loginRole })]
      const { errors } = await setupAccount(database, investor, aSetup({ type: 'Joint TIC', parties }))
      const [member] = await database.rows<{ role: string }>(
        'select role from app_private.membership($1, $2)',
        [partner.userId, investor.accountId],
      )
      return errors?.[0]?.message ?? member?.role
    }

    expect(await setUpWith('account_admin')).toBe('account_admin')
    expect(await setUpWith('account_owner')).toBe('1318 The role of a delegate is not known.')
  })

  it('answers a repeated key with the same account and refuses a second setup', async () => {
    const investor = {
      ...(await anInvestor(database, { setup: false })),
      idempotencyKey: 'k',
      operationBodyHash: 'h',
    }
    const first = await setupAccount(database, investor, aSetup())
    expect(await setupAccount(database, investor, aSetup())).toEqual(first)
    const again = await setupAccount(database, { ...investor, idempotencyKey: undefined }, aSetup())
    expect(again.errors?.[0]).toMatchObject({
      message: '1318 This account has been set up already.',
      extensions: { code: 'setup_invalid' },
    })
  })

  it('takes the day it is where the reader is, which may be one ahead of UTC', async () => {
    const [days] = await database.rows<{ next: string; later: string }>(
      `select (app_private.today() + 1)::text as next, (app_private.today() + 2)::text as later`,
    )
    const setUpOn = async (formationDate: string | undefined) =>
      setupAccount(database, await anInvestor(database, { setup: false }), aSetup({ formationDate }))

    expect((await setUpOn(days?.next)).data?.setupAccount).toMatchObject({
      account: { formationDate: days?.next },
    })
    expect((await setUpOn(days?.later)).errors?.[0]?.message).toBe('1302 Formation date is not valid.')
  })

  it.each([
    ['1300', aSetup({ accountName: '  ' })],
    ['1300', aSetup({ accountName: 'Ida\u202eTest' })],
    ['1301', aSetup({ taxId: '12345678' })],
    ['1301', aSetup({ taxId: null })],
    ['1302', aSetup({ formationDate: '2999-01-01' })],
    ['1302', aSetup({ formationDate: null })],
    ['1303', aSetup({ type: 'Guild' })],
    ['1304', aSetup({ attestation: false })],
    ['1310', aSetup({ parties: [aParty({ lastName: '' })] })],
    ['1310', aSetup({ parties: [aParty({ firstName: 'Ida\u200b' })] })],
    ['1311', aSetup({ parties: [aParty({ email: 'unknown' })] })],
    ['1312', aSetup({ parties: [aParty({ dateOfBirth: '2999-01-01' })] })],
    ['1312', aSetup({ parties: [aParty({ dateOfBirth: `${new Date().getUTCFullYear() - 4}-01-01` })] })],
    ['1313', aSetup({ parties: [aParty({ taxId: 'x' })] })],
    ['1313', aSetup({ parties: [aParty({ taxId: 'none', usCitizen: false })] })],
    ['1314', aSetup({ parties: [] })],
    ['1314', aSetup({ parties: null })],
    ['1314', aSetup({ type: 'Joint TWROS' })],
    ['1315', aSetup({ addresses: [] })],
    ['1315', aSetup({ addresses: [{ ...anAddress, city: ' ' }] })],
    ['1315', aSetup({ addresses: [{ ...anAddress, lineOne: '1 Harbor\u202eStreet' }] })],
    ['1315', aSetup({ addresses: [anAddress, anAddress] })],
    ['1316', aSetup({ addresses: [{ ...anAddress, countryId: 9999 }] })],
    ['1317', aSetup({ parties: [aParty({ isPrimary: false })] })],
    ['1318', aSetup({ parties: [aParty({ usCitizen: null })] })],
  ])('refuses with %s and stores nothing', async (code, input) => {
    const investor = await anInvestor(database, { setup: false })
    const { errors } = await setupAccount(database, investor, input)
    expect(errors?.[0]?.message).toMatch(new RegExp(`^${code} \\S`))
    expect(errors?.[0]?.extensions).toEqual({ code: 'setup_invalid' })
    const [account] = await database.rows('select setup from app_public.accounts where id = $1', [
      investor.accountId,
    ])
    expect(account).toEqual({ setup: false })
  })

  it('refuses a viewer and other kinds of accounts', async () => {
    for (const options of [{ role: 'account_viewer' as const }, { type: 'issuer' }]) {
      const { errors } = await setupAccount(
        database,
        await anInvestor(database, { ...options, setup: false }),
        aSetup(),
      )
      expect(errors?.[0]).toMatchObject({
        message: 'Operation not allowed',
        extensions: { code: 'not_allowed' },
      })
    }
  })

  it('keeps the custodian of a retirement account, and of no other', async () => {
    const custodianOf = async (type: string, custodian: string) => {
      const investor = await anInvestor(database, { setup: false })
      const parties = [aParty({ role: type === 'Individual' ? 'Individual' : 'Beneficiary' })]
      const { errors } = await setupAccount(database, investor, aSetup({ type, parties, custodian }))
      if (errors) return errors[0]?.message
      const { data } = await database.ask(
        investor,
        'query ($id: UUID!) { accountById(id: $id) { custodian } }',
        { id: investor.accountId },
      )
      return (data?.accountById as { custodian: string | null }).custodian
    }

    expect(await custodianOf('Individual IRA', ' Harbor Trust Company ')).toBe('Harbor Trust Company')
    expect(await custodianOf('LLC SEP IRA', '')).toBeNull()
    expect(await custodianOf('Individual', 'Harbor Trust Company')).toBeNull()
    expect(await custodianOf('Individual IRA', 'Harbor\u202e Trust')).toBe(
      '1300 The name of the custodian is too long, or contains hidden characters.',
    )
  })
})

const addAddress = `mutation ($address: AddressInput!) {
  createAddress(input: { address: $address }) { address { id } }
}`
