import { describe, expect, it } from 'vitest'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { askForToken } from '../../testing/anEmbedToken.ts'

const page = 'https://invest.larkspur.example'

describe('a token', () => {
  const platform = aPlatform()
  const account = () => platform.browser().signInTo('investor@capstan.test', 'investor')
  async function ask(components: string[], query: string) {
    const { token } = await askForToken(platform.url, {
      account: await account(),
      origins: [page],
      components,
    })
    const answer = await platform.browser().ask('/api/v2/graphql', {
      json: { query },
      headers: { authorization: `Bearer ${token}`, origin: page },
    })
    return (await answer.json()) as {
      data?: object
      errors?: { message: string; extensions: { code: string } }[]
    }
  }
  const codeOf = async (components: string[], query: string) =>
    (await ask(components, query)).errors?.[0]?.extensions.code

  it.each([
    [['portfolio'], '{ allHoldings { nodes { id } } }'],
    [
      ['portfolio'],
      '{ allDistributions(filter: { and: [{ status: { equalTo: "open" } }] }) { nodes { id amount } } }',
    ],
    [['steps'], '{ stepById(id: "00000000-0000-4000-8000-000000000000") { id status } }'],
    [['setup'], '{ getUsersData { account { setup taxShort } } allInvestorAccountTypes { nodes { type } } }'],
    [['documents'], '{ allDocuments(first: 5) { nodes { name downloadUrl } } }'],
    [['portfolio'], '{ getUsersData { user { pendingTermsOfService { id agreement } } } }'],
    [['invest'], '{ getUsersData { user { firstName } account { name } } __schema { queryType { name } } }'],
  ])('for %s may ask %s', async (components, query) => {
    const { data, errors } = await ask(components, query)

    expect(errors).toBeUndefined()
    expect(data).toBeTruthy()
  })

  it.each([
    ['a list', ['steps'], '{ allHoldings { nodes { id } } }'],
    ['a list counted only', ['steps'], '{ allHoldings { totalCount } }'],
    ['a list by its edges', ['steps'], '{ allHoldings { edges { node { id } } } }'],
    ['a relation', ['steps'], '{ getUsersData { account { holdingsByInvestorId { nodes { id } } } } }'],
    ['a fragment', ['steps'], '{ ...f } fragment f on Query { allHoldings { nodes { id } } }'],
    ['an inline fragment', ['steps'], '{ ... on Query { allHoldings { nodes { id } } } }'],
    ['an alias', ['steps'], '{ steps: allHoldings { nodes { id } } }'],
    [
      'one operation of several',
      ['steps'],
      'query a { __typename } query b { allHoldings { nodes { id } } }',
    ],
    [
      'a mutation',
      ['portfolio'],
      'mutation { investorMakeDistribution(input: { offeringId: "00000000-0000-4000-8000-000000000000", amount: "1" }) { code } }',
    ],
    [
      'a mutation of another component',
      ['invest'],
      'mutation { completeStep(input: { stepId: "00000000-0000-4000-8000-000000000000", blob: {} }) { clientMutationId } }',
    ],
    ['the account’s setup', ['invest'], '{ allParties { nodes { id } } }'],
    [
      'the parties it sets up',
      ['setup'],
      '{ getUsersData { account { partiesByAccountId { nodes { id } } } } }',
    ],
    [
      'the person’s other accounts',
      ['portfolio'],
      '{ getUsersData { user { usersAccountsByUserId { nodes { id } } } } }',
    ],
    [
      'what no component shows',
      ['setup', 'invest', 'steps', 'portfolio'],
      '{ allOperations { nodes { id } } }',
    ],
  ])('does not reach %s it was not granted', async (_what, components, query) => {
    expect(await codeOf(components, query)).toBe('not_granted')
  })

  it.each([
    ['a birth date', 'dateOfBirth: { lessThan: "1980-01-01" }'],
    ['a tax id', 'taxShort: { lessThan: "5000" }'],
    ['an e-mail', 'email: { startsWith: "m" }'],
    ['an address', 'addressesByPartyId: { some: { city: { startsWith: "H" } } }'],
  ])('does not find %s by asking who has it', async (_what, party) => {
    const account = `{ partiesByAccountId: { some: { ${party} } } }`
    const filters = [
      `{ allAccounts(filter: ${account}) { totalCount } }`,
      `{ allHoldings(filter: { accountByInvestorId: ${account} }) { nodes { id } } }`,
      `query ($f: HoldingFilter = { accountByInvestorId: ${account} }) { allHoldings(filter: $f) { nodes { id } } }`,
    ]

    for (const query of filters) expect(await codeOf(['portfolio'], query), query).toBe('not_granted')
  })

  it('names the component that is not granted', async () => {
    const { errors } = await ask(['portfolio'], '{ allHoldings(orderBy: [AMOUNT_ASC]) { nodes { id } } }')

    expect(errors?.[0]).toMatchObject({
      message: 'This embed session was not granted Query.allHoldings(orderBy=AMOUNT_ASC).',
      extensions: { code: 'not_granted' },
    })
  })

  it('for steps leads to the signing provider, one for the portfolio does not', async () => {
    const codes = []
    for (const components of [['portfolio'], ['steps']]) {
      const { token } = await askForToken(platform.url, {
        account: await account(),
        origins: [page],
        components,
      })
      const answer = await platform.browser().ask('/api/v2/integration/docusign-link', {
        json: { stepId: crypto.randomUUID() },
        headers: { authorization: `Bearer ${token}`, origin: page },
      })
      codes.push(
        ((await answer.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code,
      )
    }

    expect(codes).toEqual(['not_granted', 'not_found'])
  })

  it('is for no component there is not', async () => {
    const request = { account: await account(), origins: [page] }

    expect((await askForToken(platform.url, { ...request, components: ['admin'] })).status).toBe(400)
    expect((await askForToken(platform.url, { ...request, components: [] })).status).toBe(400)
  })

  it('reports the errors of a document as plain GraphQL errors, granted or not', async () => {
    expect(await codeOf(['steps'], '{ allHoldings { nonsense } }')).toBe('not_granted')
    expect(await codeOf(['portfolio'], '{ allHoldings { nonsense } }')).toBe('invalid_input')
    expect(await codeOf(['steps'], '{{{')).not.toBe('not_granted')
  })
})
