import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { aSetup, setupAccount } from '../../testing/accounts/setupAccount.ts'

const investor = { userId: userIds.investor, accountId: accountIds.maren }

onEveryEngine('the session’s queries', (database) => {
  it('return the signed-in user, the account acted for and the role in it', async () => {
    const { data } = await database.ask(
      investor,
      `{ getUsersData { user { id firstName } account { name type } userAccount { role } } }`,
    )
    // proves CALL-001, ENTITY-001
    expect(data?.getUsersData).toEqual({
      user: { id: userIds.investor, firstName: 'Maren' },
      account: { name: 'Maren Okafor', type: 'investor' },
      userAccount: { role: 'account_owner' },
    })
  })

  it('list a person’s accounts with their roles, and the terms still to accept', async () => {
    const person = { userId: userIds.terms, accountId: null }
    const me = `{ allUsers { nodes { id pendingTermsOfService { id type agreement language }
      usersAccountsByUserId { nodes { role accountByAccountId { id name slug type } } } } } }`
    const { data } = await database.ask(person, me)
    const [user] = (data?.allUsers as { nodes: { pendingTermsOfService: { id: string } }[] }).nodes
    expect(user).toMatchObject({
      id: userIds.terms,
      pendingTermsOfService: { type: 'html', agreement: expect.any(String) as string, language: 'en' },
      usersAccountsByUserId: {
        nodes: [
          {
            role: 'account_owner',
            accountByAccountId: { id: accountIds.terms, name: 'Teodora Marsh', slug: null, type: 'investor' },
          },
        ],
      },
    })
    const id = user?.pendingTermsOfService.id
    const accepted = await database.ask(
      person,
      `mutation ($id: UUID!) { acceptTerms(input: { termsId: $id }) { termsOfService { id } } }`,
      { id },
    )
    expect(accepted.data?.acceptTerms).toEqual({ termsOfService: { id } })
    const after = await database.ask(person, me)
    // proves CALL-002, CALL-003, ENTITY-005
    expect(after.data?.allUsers).toMatchObject({ nodes: [{ pendingTermsOfService: null }] })
  })

  it('answer an account with everything the documents name', async () => {
    const actor = await anInvestor(database, { setup: false })
    const set = await setupAccount(database, actor, aSetup())
    expect(set.errors).toBeUndefined()
    const written = {
      email: 'ida@test.example',
      contact_name: 'Ida',
      support_email: 'help@test.example',
      slug: 'ida-test',
      url: 'https://ida.example',
      twitter_handle: 'idatest',
    }
    await database.rows(
      `update app_public.accounts as kept set email = wanted.email, contact_name = wanted.contact_name, support_email =
         wanted.support_email, slug = wanted.slug, url = wanted.url, twitter_handle = wanted.twitter_handle
       from jsonb_populate_record(null::app_public.accounts, $2) as wanted where kept.id = $1`,
      [actor.accountId, written],
    )
    const country = { id: 236, name: 'United States of America (the)', alpha2: 'US', alpha3: 'USA' }
    const { data, errors } = await database.ask(
      actor,
      `query ($id: UUID!) { accountById(id: $id) {
        id name email slug url twitterHandle contactName supportEmail setup type taxShort
        countryByJurisdiction { id name alpha2 alpha3 }
        addressesByAccountId { nodes { id lineOne lineTwo lineThree lineFour city province postalCode type
          countryByCountryId { id name alpha2 alpha3 num } } }
        partiesByAccountId { nodes { role usCitizen isPrimary dateOfBirth taxShort firstName lastName
          userByUserId { firstName lastName } addressesByPartyId { nodes { id } } } }
        holdingsByInvestorId { totalCount }
      } }`,
      { id: actor.accountId },
    )
    expect(errors).toBeUndefined()
    // proves CALL-004, ENTITY-002, ENTITY-003, ENTITY-007, ENTITY-044, ENTITY-045
    // proves ENTITY-046, ENTITY-047
    expect(data?.accountById).toEqual({
      id: actor.accountId,
      name: 'Ida Test',
      email: 'ida@test.example',
      contactName: 'Ida',
      supportEmail: 'help@test.example',
      slug: 'ida-test',
      url: 'https://ida.example',
      twitterHandle: 'idatest',
      setup: true,
      type: 'investor',
      taxShort: '6789',
      countryByJurisdiction: country,
      addressesByAccountId: {
        nodes: [
          {
            id: expect.any(String),
            lineOne: '1 Harbor Street',
            lineTwo: null,
            lineThree: null,
            lineFour: null,
            city: 'Portland',
            province: 'ME',
            postalCode: '04101',
            type: 'primary',
            countryByCountryId: { ...country, num: 840 },
          },
        ],
      },
      partiesByAccountId: {
        nodes: [
          {
            role: 'Individual',
            usCitizen: true,
            isPrimary: true,
            dateOfBirth: '1984-05-17',
            taxShort: '6789',
            firstName: 'Ida',
            lastName: 'Test',
            userByUserId: null,
            addressesByPartyId: { nodes: [{ id: expect.any(String) }] },
          },
        ],
      },
      holdingsByInvestorId: { totalCount: 0 },
    })
  })

  it('list the investor account types by type, and all countries', async () => {
    const { data } = await database.ask(
      investor,
      `{ allInvestorAccountTypes(orderBy: TYPE_ASC) { nodes { id type } }
         allCountries(first: 300) { totalCount nodes { id name } } }`,
    )
    const { allInvestorAccountTypes: types, allCountries: countries } = data as {
      allInvestorAccountTypes: { nodes: { id: number; type: string }[] }
      allCountries: { totalCount: number; nodes: object[] }
    }
    expect(types.nodes.map(({ type }) => type)).toHaveLength(20)
    expect(types.nodes[0]).toEqual({ id: 17, type: 'Corporation' })
    expect(types.nodes.at(-1)).toEqual({ id: 10, type: 'Sole Proprietorship Simple IRA' })
    expect(countries.totalCount).toBe(249)
    expect(countries.nodes).toHaveLength(249)
    // proves CALL-107, CALL-108, ENTITY-048
    expect(countries.nodes).toContainEqual({ id: 236, name: 'United States of America (the)' })
  })
})
