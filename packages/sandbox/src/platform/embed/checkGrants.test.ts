import { readFileSync } from 'node:fs'
import { buildSchema, parse } from 'postgraphile/graphql'
import { describe, expect, it } from 'vitest'
import { packageFile } from '../packageFiles.ts'
import { checkGrants } from './checkGrants.ts'
import { grantOf } from './grantOf.ts'

const schema = buildSchema(readFileSync(packageFile('schema.graphql'), 'utf8'))

/** Returns the words of a request that a token is refused, or undefined. */
function refused(components: string[], source: string, variables: Record<string, unknown> = {}) {
  try {
    checkGrants(schema, { document: parse(source), variables }, grantOf(components))
    return undefined
  } catch (error) {
    return /not granted (.*)\.$/.exec((error as Error).message)?.[1]
  }
}

const born = '{ partiesByAccountId: { some: { dateOfBirth: { lessThan: "1980-01-01" } } } }'
const bornValue = { partiesByAccountId: { some: { dateOfBirth: { lessThan: '1980-01-01' } } } }

describe('a grant of the portfolio', () => {
  it.each([
    [
      'a filter of a list that no component shows',
      `{ allAccounts(filter: ${born}) { totalCount } }`,
      'Query.allAccounts',
    ],
    [
      'a filter through relations of a list it shows',
      `{ allHoldings(filter: { accountByInvestorId: ${born} }) { nodes { id } } }`,
      'Query.allHoldings(filter.accountByInvestorId)',
    ],
    [
      'the same behind not',
      `{ allHoldings(filter: { not: { accountByInvestorId: ${born} } }) { nodes { id } } }`,
      'Query.allHoldings(filter.not)',
    ],
    [
      'the same in a list',
      `{ allHoldings(filter: { and: [{ accountByInvestorId: ${born} }] }) { nodes { id } } }`,
      'Query.allHoldings(filter.and.accountByInvestorId)',
    ],
    [
      'the same among alternatives',
      `{ allHoldings(filter: { or: [{ accountByInvestorId: ${born} }] }) { nodes { id } } }`,
      'Query.allHoldings(filter.or)',
    ],
    [
      'the book of holders, which no investor has',
      '{ allFullHoldings(filter: { and: [{ investorAccountEmail: { equalTo: "x" } }] }) { totalCount } }',
      'Query.allFullHoldings',
    ],
    [
      'another operator',
      '{ allHoldings(filter: { and: [{ amount: { lessThan: "5" } }] }) { nodes { id } } }',
      'Query.allHoldings(filter.and.amount.lessThan)',
    ],
    [
      'another operator beside one it sends',
      '{ allHoldings(filter: { and: [{ amount: { notEqualTo: "0", lessThan: "5" } }] }) { nodes { id } } }',
      'Query.allHoldings(filter.and.amount.lessThan)',
    ],
    [
      'a condition',
      '{ allHoldings(condition: { amount: "5" }) { nodes { id } } }',
      'Query.allHoldings(condition)',
    ],
    [
      'an order',
      '{ allHoldings(orderBy: [AMOUNT_ASC]) { nodes { id } } }',
      'Query.allHoldings(orderBy=AMOUNT_ASC)',
    ],
    [
      'an order that is no list',
      '{ allHoldings(orderBy: AMOUNT_ASC) { nodes { id } } }',
      'Query.allHoldings(orderBy=AMOUNT_ASC)',
    ],
    [
      'an order after one it sends',
      '{ allHoldings(orderBy: [ID_ASC, AMOUNT_ASC]) { nodes { id } } }',
      'Query.allHoldings(orderBy=AMOUNT_ASC)',
    ],
    ['a cursor', '{ allHoldings(after: "W10=") { nodes { id } } }', 'Query.allHoldings(after)'],
    ['a count', '{ allHoldings { totalCount } }', 'HoldingsConnection.totalCount'],
    [
      'an argument in a fragment, under another name',
      'query { ...f } fragment f on Query { mine: allHoldings(condition: { amount: "5" }) { nodes { id } } }',
      'Query.allHoldings(condition)',
    ],
    [
      'an argument of what is left out',
      '{ allHoldings(condition: { amount: "5" }) @skip(if: true) { nodes { id } } }',
      'Query.allHoldings(condition)',
    ],
    [
      'a field of what is left out',
      'query ($no: Boolean = false) { allHoldings { nodes { id brokerId @include(if: $no) } } }',
      'Holding.brokerId',
    ],
    [
      'an operation that is not run',
      'query a { allHoldings { nodes { id } } } query b { allHoldings(condition: { amount: "5" }) { nodes { id } } }',
      'Query.allHoldings(condition)',
    ],
    ['a directive', '{ allHoldings @live { nodes { id } } }', '@live'],
    [
      'what no block sends along',
      'mutation { acceptTerms(input: { termsId: "x", clientMutationId: "y" }) { termsOfService { id } } }',
      'Mutation.acceptTerms(input.clientMutationId)',
    ],
  ])('refuses %s', (_what, source, named) => {
    expect(refused(['portfolio'], source)).toBe(named)
  })

  it('refuses an argument of a relation', () => {
    const rounds = '(filter: { price: { lessThan: "5" } })'
    const source = `{ allDocuments { nodes { securityBySecurityId { roundsBySecurityId${rounds} { nodes { id } } } } } }`
    expect(refused(['documents'], source)).toBe('Security.roundsBySecurityId(filter)')
  })

  it.each([
    [
      'in a variable',
      'query ($filter: HoldingFilter) { allHoldings(filter: $filter) { nodes { id } } }',
      { filter: { accountByInvestorId: bornValue } },
    ],
    [
      'in the default of a variable',
      `query ($filter: HoldingFilter = { accountByInvestorId: ${born} }) { allHoldings(filter: $filter) { nodes { id } } }`,
      {},
    ],
    [
      'in the default of a variable that is given something else',
      `query ($filter: HoldingFilter = { accountByInvestorId: ${born} }) { allHoldings(filter: $filter) { nodes { id } } }`,
      { filter: { amount: { notEqualTo: '0' } } },
    ],
    [
      'in a variable that stands in a fragment',
      'query ($filter: HoldingFilter) { ...f } fragment f on Query { allHoldings(filter: $filter) { nodes { id } } }',
      { filter: { accountByInvestorId: bornValue } },
    ],
    [
      'in a variable of an operation that is not run',
      `query a { allHoldings { nodes { id } } }
       query b($filter: HoldingFilter) { allHoldings(filter: $filter) { nodes { id } } }`,
      { filter: { accountByInvestorId: bornValue } },
    ],
  ])('refuses a filter %s', (_where, source, variables) => {
    expect(refused(['portfolio'], source, variables)).toBe('Query.allHoldings(filter.accountByInvestorId)')
  })

  it.each([
    [
      'a member',
      'query ($of: AccountFilter) { allHoldings(filter: { accountByInvestorId: $of }) { nodes { id } } }',
    ],
    ['a list of them', 'query ($of: HoldingFilter!) { allHoldings(filter: { or: [$of] }) { nodes { id } } }'],
    ['nothing at all', 'query ($of: AccountFilter) { allAccounts(filter: $of) { nodes { id } } }'],
  ])('refuses a variable for %s even when it is not given', (_what, source) => {
    expect(refused(['portfolio'], source)).toBeTypeOf('string')
  })

  it.each([
    ['an order', 'HoldingsOrderBy!', 'AMOUNT_DESC'],
    ['orders', '[HoldingsOrderBy!]', ['ID_ASC', 'AMOUNT_DESC']],
    ['one for a list', '[HoldingsOrderBy!]', 'AMOUNT_DESC'],
  ])('refuses %s in a variable', (_what, type, orderBy) => {
    const list = type.startsWith('[') ? '$orderBy' : '[$orderBy]'
    const source = `query ($orderBy: ${type}) { allHoldings(orderBy: ${list}) { nodes { id } } }`

    expect(refused(['portfolio'], source, { orderBy })).toBe('Query.allHoldings(orderBy=AMOUNT_DESC)')
  })

  it.each([
    ['less than the block asks for', '{ allHoldings { nodes { id } } }', {}],
    ['nothing of a list', '{ allHoldings { __typename } }', {}],
    [
      'a filter that the block sends',
      'query ($f: DistributionFilter!, $n: Int) { mine: allDistributions(filter: { and: [$f] }, first: $n) { nodes { ...d } } } fragment d on Distribution { id status }',
      { f: { status: { equalTo: 'open' } }, n: 5 },
    ],
    [
      'a member of it',
      'query ($status: StringFilter, $o: DistributionsOrderBy!) { allDistributions(filter: { and: [{ status: $status }] }, orderBy: [$o]) { nodes { id } } }',
      { status: { notIn: ['locked', 'deleted'] }, o: 'ID_ASC' },
    ],
    [
      'an empty filter, and none',
      '{ a: allHoldings(filter: {}) { nodes { id } } b: allHoldings(filter: null) { nodes { id } } }',
      {},
    ],
    ['who is signed in', '{ getUsersData { user { firstName } account { name } } }', {}],
    [
      'what the schema is',
      '{ __schema { queryType { name } } __type(name: "Holding") { fields { name } } }',
      {},
    ],
    [
      'what is left out',
      'query ($no: Boolean!) { allHoldings { nodes { id amount @skip(if: $no) } } }',
      { no: true },
    ],
  ])('lets pass %s', (_what, source, variables) => {
    expect(refused(['portfolio'], source, variables)).toBeUndefined()
  })

  it('leaves unknown fields to GraphQL', () => {
    expect(
      refused(['portfolio'], '{ allHoldings(nonsense: 1) { nonsense { id } } nonsense }'),
    ).toBeUndefined()
  })
})

describe('a grant', () => {
  it('is of its components taken together, and of nothing for a component there is not', () => {
    const source = '{ allHoldings { nodes { id } } processById(id: "x") { id } }'

    expect(refused(['portfolio'], source)).toBe('Query.processById')
    expect(refused(['steps'], source)).toBe('Query.allHoldings')
    expect(refused(['portfolio', 'steps'], source)).toBeUndefined()
    expect(refused(['nonsense'], '{ getUsersData { account { id } } }')).toBe('Query.getUsersData')
    expect(refused([], '{ getUsersData { account { id } } }')).toBe('Query.getUsersData')
  })

  it('of an invitation shows nothing about the person', () => {
    expect(refused(['invitation'], '{ invitations { nodes { units price status link } } }')).toBeUndefined()
    expect(refused(['invitation'], '{ getUsersData { account { id } } }')).toBe('Query.getUsersData')
    expect(refused(['invitation'], '{ distributionById(id: "x") { amount } }')).toBe('Query.distributionById')
    expect(refused(['invitation', 'steps'], '{ getUsersData { account { id } } }')).toBeUndefined()
  })
})

describe('a grant of a grid', () => {
  const asked = (filter: object) =>
    refused(
      ['holdings'],
      'query ($filter: FullHoldingFilter) { allFullHoldings(filter: $filter) { totalCount } }',
      { filter },
    )

  it.each([
    ['a column', { amount: { greaterThan: '5' } }],
    ['several', { and: [{ amount: { lessThan: '5' } }, { securityName: { includesInsensitive: 'a' } }] }],
    [
      'one or another',
      { and: [{ roundId: { equalTo: 'x' } }, { or: [{ term: { in: [] } }, { term: { isNull: true } }] }] },
    ],
    ['none', {}],
  ])('lets rows be compared by %s it has', (_what, filter) => {
    expect(asked(filter)).toBeUndefined()
  })

  it.each([
    ['a column it has not', { investorId: { equalTo: 'x' } }, 'investorId'],
    [
      'one among those it has',
      { and: [{ amount: { lessThan: '5' } }, { investorId: { equalTo: 'x' } }] },
      'and.investorId',
    ],
    ['what a column is not', { not: { amount: { lessThan: '5' } } }, 'not'],
  ])('refuses %s', (_what, filter, named) => {
    expect(asked(filter)).toBe(`Query.allFullHoldings(filter.${named})`)
  })

  it('permits a column of another record, and no other column of it', () => {
    const contacts = (account: object) =>
      refused(
        ['contacts'],
        'query ($filter: CustomerFilter) { allCustomers(filter: $filter) { totalCount } }',
        {
          filter: { or: [{ accountByInvestorId: account }] },
        },
      )

    expect(contacts({ name: { startsWith: 'A' } })).toBeUndefined()
    expect(contacts({ email: { startsWith: 'm' } })).toBe(
      'Query.allCustomers(filter.or.accountByInvestorId.email)',
    )
    expect(contacts({ partiesByAccountId: { some: { email: { startsWith: 'm' } } } })).toBe(
      'Query.allCustomers(filter.or.accountByInvestorId.partiesByAccountId)',
    )
  })

  it('sorts by its columns either way, and by no other', () => {
    const sorted = (word: string) =>
      refused(['holdings'], `{ allFullHoldings(orderBy: [${word}]) { totalCount } }`)

    expect([sorted('AMOUNT_ASC'), sorted('AMOUNT_DESC')]).toEqual([undefined, undefined])
    expect(sorted('INVESTOR_ID_ASC')).toBe('Query.allFullHoldings(orderBy=INVESTOR_ID_ASC)')
  })

  it('does not use the lists of other components', () => {
    expect(
      refused(['holding', 'steps'], '{ allFullHoldings(filter: { or: [] }) { totalCount } }'),
    ).toBeDefined()
  })
})
