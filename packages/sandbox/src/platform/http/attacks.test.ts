import { describe, expect, it } from 'vitest'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { aSocket } from '../../testing/server/aSocket.ts'

const many = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => one(i)).join(' ')
const nested = (depth: number, open: string, inside: string, close: string) =>
  open.repeat(depth) + inside + close.repeat(depth)
const deepFilter = nested(8, '{ accountByInvestorId: { distributionsByInvestorId: { some: ', '{}', ' } } }')
const deepVariable: object = Array.from({ length: 40 }).reduce<object>((inner) => ({ and: [inner] }), {})

interface Attack {
  query: unknown
  variables?: unknown
}

const attacks: [string, Attack | Attack[]][] = [
  [
    'depth',
    {
      query: `{ getUsersData { user { ${nested(40, 'usersAccountsByUserId { nodes { userByUserId { ', 'id', ' } } }')} } } }`,
    },
  ],
  ['depth by inline fragments', { query: nested(50, '{ query { ... on Query ', '{ __typename }', ' } }') }],
  ['the query in the query', { query: nested(100, '{ query ', '{ __typename }', ' }') }],
  ['a thousand aliases', { query: `{ ${many(1000, (i) => `a${i}: allAccounts { totalCount }`)} }` }],
  [
    'a hundred expensive aliases',
    { query: `{ ${many(100, (i) => `a${i}: allDistributions(first: 1000) { nodes { id } }`)} }` },
  ],
  ['a thousand times the same field', { query: `{ ${many(3000, () => '__typename')} }` }],
  ['fields that have to be merged', { query: `{ getUsersData { ${many(1200, () => 'user { id }')} } }` }],
  ['a fragment in itself', { query: '{ ...a } fragment a on Query { ...a __typename }' }],
  [
    'fragments in a circle',
    {
      query:
        '{ ...a } fragment a on Query { ...b } fragment b on Query { ...c } fragment c on Query { ...a }',
    },
  ],
  [
    'fragments that double',
    {
      query: `{ ...f0 } ${many(50, (i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`)} fragment f50 on Query { __typename }`,
    },
  ],
  [
    'hundreds of fragments',
    { query: `{ __typename } ${many(500, (i) => `fragment f${i} on Query { __typename }`)}` },
  ],
  [
    'lists in lists in lists',
    {
      query:
        '{ allUsers(first: 1000) { nodes { usersAccountsByUserId(first: 1000) { nodes { accountByAccountId { usersAccountsByAccountId(first: 1000) { nodes { id } } } } } } } }',
    },
  ],
  [
    'lists in lists by a variable',
    {
      query:
        'query ($n: Int) { allUsers(first: $n) { nodes { usersAccountsByUserId(first: $n) { nodes { accountByAccountId { usersAccountsByAccountId(first: $n) { nodes { id } } } } } } } }',
      variables: { n: 1e9 },
    },
  ],
  ['a negative first', { query: '{ allAccounts(first: -1, after: "x") { nodes { id } } }' }],
  ['a first beyond 32 bits', { query: '{ allAccounts(first: 99999999999) { nodes { id } } }' }],
  ['batched requests', [{ query: '{ __typename }' }, { query: '{ __typename }' }]],
  ['directives by the hundred', { query: `{ __typename ${many(300, () => '@include(if: true)')} }` }],
  ['unknown directives', { query: '{ __typename @a @b @c }' }],
  ['a deep filter', { query: `{ allDistributions(filter: ${deepFilter}) { totalCount } }` }],
  [
    'a deep filter by a variable',
    {
      query: 'query ($f: DistributionFilter) { allDistributions(filter: $f) { totalCount } }',
      variables: { f: deepVariable },
    },
  ],
  ['a huge document', { query: `{ __typename } #${'x'.repeat(900_000)}` }],
  ['a long document', { query: `{ ${many(20_000, (i) => `a${i}: __typename`)} }` }],
  ['a long string', { query: `{ accountById(id: "${'x'.repeat(300_000)}") { id } }` }],
  ['brackets without end', { query: '{'.repeat(100_000) }],
  [
    'a list literal in lists',
    { query: `{ allAccounts(filter: { id: { in: ${nested(500, '[', '', ']')} } }) { totalCount } }` },
  ],
  ['a subscription', { query: 'subscription { __typename }' }],
  ['a query that is no text', { query: { a: 1 } }],
]

/** An allowed request with as many lists as one may hold. */
const longest = `{ ${many(40, (i) => `a${i}: allDistributions(first: 50) { nodes { id status amount } }`)} }`

describe('an attack', () => {
  const platform = aPlatform()
  const send = async (browser: ReturnType<typeof platform.browser>, attack: unknown) => {
    const begin = performance.now()
    const response = await browser.ask('/api/v2/graphql', {
      json: attack,
      headers: { origin: platform.url, 'sec-fetch-site': 'same-origin' },
    })
    const body = (await response.json()) as { errors?: unknown[]; data?: unknown }
    return {
      status: response.status,
      refused: (body.errors?.length ?? 0) > 0,
      took: performance.now() - begin,
    }
  }

  it.each(attacks)('by %s is refused sooner than an allowed request is answered', async (_how, attack) => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test', 'investor')
    let isSooner = false
    // A busy machine can be late; a slow implementation is slow every time.
    for (let tries = 0; tries < 5 && !isSooner; tries++) {
      const refusal = await send(browser, attack)
      const answer = await send(browser, { query: longest })
      expect([refusal.status < 500, refusal.refused]).toEqual([true, true])
      expect([answer.status, answer.refused]).toEqual([200, false])
      isSooner = refusal.took < answer.took
    }

    expect(isSooner).toBe(true)
  })

  it('by forty expensive lists, as many as a request may hold, lets others be answered in between', async () => {
    const browser = platform.browser()
    await browser.signInTo('issuer@capstan.test', 'issuer')
    const query = `{ ${many(
      40,
      (i) =>
        `a${i}: allAccounts(filter: { distributionsByInvestorId: { some: { amount: { greaterThan: "${i}" } } } }) { totalCount nodes { id } }`,
    )} }`
    let isOver = false
    const asked = browser.graphql(query).finally(() => (isOver = true))
    let answered = 0
    while (!isOver) {
      const health = await fetch(new URL('/healthz', platform.url))
      if (health.status === 200 && !isOver) answered++
    }

    expect((await asked).errors).toBeUndefined()
    // If they were not handled in turns, no request would be answered before the last of them is done.
    expect(answered).toBeGreaterThanOrEqual(5)
  })

  it.each([{ first: 1e9 }, { first: 2_147_483_647 }, { first: null }, {}])(
    'by first from a variable, %o, gets no more than the cap',
    async (variables) => {
      const browser = platform.browser()
      await browser.signInTo('investor@capstan.test', 'investor')
      const { data } = await browser.graphql(
        'query ($first: Int) { allCountries(first: $first) { nodes { id } } }',
        { variables },
      )

      expect((data as { allCountries: { nodes: unknown[] } }).allCountries.nodes.length).toBeLessThanOrEqual(
        1000,
      )
    },
  )

  it.each([
    ['a field that is not there', '{ nonsense }', 'Cannot query field "nonsense" on type "Query".'],
    ['an argument of another kind', '{ allAccounts(first: "x") { totalCount } }', 'Int cannot represent'],
    [
      'what cannot be read',
      '{ allAccounts {',
      'Syntax Error: Expected Name, found <EOF>. (line 1, column 16)',
    ],
  ])('by %s is refused with a code and the reason', async (_how, query, message) => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test', 'investor')
    const { status, errors } = await browser.graphql(query)

    expect([status, errors?.[0]?.extensions]).toEqual([400, { code: 'invalid_input' }])
    expect(errors?.[0]?.message).toContain(message)
  })

  it('by introspection gets nothing in production, or where introspection is off', async () => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test', 'investor')
    const ask = () => browser.graphql('{ __schema { types { name } } }')
    expect((await ask()).data).toBeTruthy()
    process.env.CAPSTAN_INTROSPECTION = 'off'
    const off = await ask().finally(() => delete process.env.CAPSTAN_INTROSPECTION)
    const before = process.env.NODE_ENV
    process.env.NODE_ENV = 'production'
    const live = await ask().finally(() => (process.env.NODE_ENV = before))

    // proves CACHE-010
    for (const { data, errors } of [off, live]) expect([data, errors?.length]).toEqual([undefined, 1])
  })

  it.each([
    'https://evil.example',
    'http://localhost:1',
    'http://localhost',
    'https://localhost',
    'http://127.0.0.1:1',
    'http://localhost.evil.example',
    'http://evil.example/localhost',
    'null',
    'file://',
    'chrome-extension://abcdef',
  ])('on the socket from %s is refused although the cookie is good', async (origin) => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test', 'investor')

    await expect(aSocket(platform.url, { headers: { cookie: browser.cookie, origin } })).rejects.toThrow(
      '403',
    )
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another port', { origin: 'http://localhost:9' }],
    ['another site that says nothing but where it is', { 'sec-fetch-site': 'cross-site' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a form that sends text', { 'content-type': 'text/plain' }],
    ['a form that says it sends JSON', { 'content-type': 'text/plain; application/json' }],
  ])('by a request in the person’s name from %s changes nothing', async (_from, headers) => {
    const browser = platform.browser()
    await browser.signInTo('terms@capstan.test')
    const answer = await browser.ask('/api/v2/graphql', {
      json: { query: 'mutation { acceptTerms(input: {}) { clientMutationId } }' },
      headers: headers as Record<string, string>,
    })

    expect([403, 415]).toContain(answer.status)
  })
})
