import { request as httpRequest } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { askForToken } from '../../testing/anEmbedToken.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { aRouteTable, spellingsOf, type TestRoute } from '../../testing/server/aRouteTable.ts'

interface RouteAnswer {
  status: number
  code: string | undefined
  kept: string | undefined
  sniffed: string | undefined
}

interface Visitor {
  headers?: Record<string, string>
  body?: (route: TestRoute) => string | undefined
}

/** The public routes of the API; every other route needs a session, including those added later. */
const publicApi = [
  'GET /api/v2/config',
  'GET /api/v2/files/:id',
  'POST /api/v2/uploads',
  'GET /api/v2/example/download/contacts.csv',
  'GET /api/v2/example/download/allocation-cap-table.csv',
  'OPTIONS /api/v2/*',
]
/** Paths that a browser may cache. */
const kept = /^(http:\/\/localhost)?\/(stack|content|%63ontent|app-files|scripts)\//
const isPublic = ({ method, url }: TestRoute) => publicApi.includes(`${method.replace('HEAD', 'GET')} ${url}`)
const isApi = ({ url, server }: TestRoute) => server === 'main' && url.startsWith('/api/')
const isWrite = ({ method }: TestRoute) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'

describe('a guard', () => {
  const table = aRouteTable()
  const platform = aPlatform()
  afterAll(() => table.stop())

  /** Sends an address as it is written: the test needs the parts that browsers and `fetch` normalize. */
  const send = (route: TestRoute, path: string, { headers, body }: Visitor = {}): Promise<RouteAnswer> =>
    new Promise((resolve, reject) => {
      const { port } = new URL(route.server === 'main' ? platform.url : platform.providerUrl)
      const content = isWrite(route) ? (body?.(route) ?? '{}') : undefined
      const type =
        content === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }
      const sent = httpRequest(
        {
          host: 'localhost',
          port,
          path,
          method: route.method,
          headers: { ...type, ...headers },
          agent: false,
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (part: string) => (text += part))
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              code: /"code":"(\w+)"/.exec(text)?.[1],
              kept: answer.headers['cache-control'],
              sniffed: answer.headers['x-content-type-options']?.toString(),
            }),
          )
        },
      )
      sent.on('error', reject).end(content)
    })

  const filled = ({ url }: TestRoute) =>
    url.replace(/:(\w+)/g, () => '00000000-0000-4000-8000-000000000000').replace('*', 'x')

  /** Returns the answer to every spelling of an address, beside the answer to the plain address. */
  async function walk(routes: TestRoute[], visitor: Visitor = {}) {
    const answers: { way: string; plain: RouteAnswer; spelled: RouteAnswer }[] = []
    for (const route of routes) {
      const path = filled(route)
      const plain = await send(route, path, visitor)
      for (const spelling of spellingsOf(path))
        answers.push({
          way: `${route.method} ${spelling}`,
          plain,
          spelled: await send(route, spelling, visitor),
        })
    }
    return answers
  }
  /** Statuses that give no access: not found, refused, invalid address, or rate limited. */
  const closed = [400, 403, 404, 414, 421, 429]
  const differing = (answers: Awaited<ReturnType<typeof walk>>) =>
    answers
      .filter(
        ({ plain, spelled }) =>
          !closed.includes(spelled.status) &&
          (plain.status !== spelled.status || plain.code !== spelled.code),
      )
      .map(
        ({ way, plain, spelled }) =>
          `${way}: ${spelled.status} ${spelled.code}, not ${plain.status} ${plain.code}`,
      )

  it('knows every route there is', () => {
    expect(table.routes.length).toBeGreaterThan(60)
    expect(table.routes.map(({ method, url }) => `${method} ${url}`)).toEqual(
      expect.arrayContaining(['POST /api/v2/graphql', 'POST /docusign/sign', 'GET /authenticate/role/:id']),
    )
  })

  it('of the session protects every private route of the API, in every spelling', async () => {
    const routes = table.routes.filter((route) => isApi(route) && !isPublic(route))
    const answers = await walk(routes)

    expect(answers.filter(({ plain }) => ![401, 429].includes(plain.status)).map(({ way }) => way)).toEqual(
      [],
    )
    expect(differing(answers)).toEqual([])
  })

  it('is the same for a visitor on every route of both servers, and is not cached', async () => {
    const reads = table.routes.filter((route) => !isWrite(route))
    const answers = await walk(reads)

    expect(differing(answers)).toEqual([])
    expect(answers.filter(({ spelled }) => spelled.sniffed !== 'nosniff').map(({ way }) => way)).toEqual([])
    const keeps = answers.filter(
      ({ way, spelled }) =>
        spelled.kept !== 'no-store' &&
        spelled.kept !== 'private, no-store' &&
        !kept.test(way.split(' ')[1] ?? ''),
    )
    expect(
      keeps
        .filter(({ spelled }) => spelled.status !== 404 || !/max-age=300$/.test(spelled.kept ?? ''))
        .map(({ way, spelled }) => `${way}: ${spelled.kept}`),
    ).toEqual([])
  })

  it('against other sites protects every write, in every spelling', async () => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test', 'investor')
    const headers = { cookie: browser.cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    // Violation reports, uploads with a separate signature, and the check of a file that is stored nowhere: these need no session.
    const writes = table.routes.filter(
      (route) => isWrite(route) && !/csp-report|uploads|^\/verify$/.test(route.url),
    )
    const answers = await walk(writes, { headers })

    expect(
      answers.filter(({ plain }) => plain.status !== 403).map(({ way, plain }) => `${way} ${plain.status}`),
    ).toEqual([])
    expect(differing(answers)).toEqual([])
    expect((await browser.graphql('{ getUsersData { user { id } } }')).data).toBeTruthy()
  })

  it('of a component grant protects every route of an embed session', async () => {
    const account = await platform.browser().signInTo('investor@capstan.test', 'investor')
    const page = 'https://invest.larkspur.example'
    const { token } = await askForToken(platform.url, { account, origins: [page], components: ['documents'] })
    const headers = { authorization: `Bearer ${token}`, origin: page }
    const query = '{ allHoldings { totalCount } }'
    // Every session may confirm a second factor, with any grant.
    const everybodys = /embed|second-factor\/(options|state)/
    const asked = table.routes.filter(
      (route) => isApi(route) && !isPublic(route) && !everybodys.test(route.url),
    )
    const body = () => JSON.stringify({ query, stepId: crypto.randomUUID() })
    const answers = await walk(asked, { headers, body })

    expect(
      answers
        .filter(({ plain }) => plain.status === 200 && plain.code !== 'not_granted')
        .map(({ way }) => way),
    ).toEqual([])
    expect(answers.some(({ plain }) => plain.code === 'not_granted')).toBe(true)
    expect(differing(answers)).toEqual([])
  })

  it.each([
    [
      'a thousand aliases',
      `{ ${Array.from({ length: 1000 }, (_, i) => `a${i}: allAccounts { totalCount }`).join(' ')} }`,
    ],
    ['the schema, on a platform that does not serve it', '{ __schema { types { name } } }'],
    [
      'a filter without end',
      `{ allAccounts(filter: ${'{ and: ['.repeat(30)}{}${'] }'.repeat(30)}) { totalCount } }`,
    ],
  ])('against %s stands however the way to GraphQL is spelled', async (_what, query) => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test', 'investor')
    const headers = { cookie: browser.cookie, origin: platform.url, 'sec-fetch-site': 'same-origin' }
    process.env.CAPSTAN_INTROSPECTION = 'off'
    const graphql = table.routes.filter(({ url }) => url === '/api/v2/graphql')
    const answers = await walk(graphql, { headers, body: () => JSON.stringify({ query }) }).finally(
      () => delete process.env.CAPSTAN_INTROSPECTION,
    )

    for (const { way, spelled } of answers)
      expect([way, spelled.status < 500 && spelled.status >= 400]).toEqual([way, true])
    expect(answers.find(({ way }) => way === 'POST /api/v2/%67raphql')?.spelled).toMatchObject({
      status: 400,
      code: 'invalid_input',
    })
  })

  it('keeps the doors of the provider’s forms, however they are spelled', async () => {
    const forms = table.routes.filter((route) => isWrite(route) && route.server === 'provider')
    const answers = await walk(forms, { headers: { origin: 'http://localhost:1' } })

    expect(forms.length).toBeGreaterThanOrEqual(4)
    expect(differing(answers)).toEqual([])
  })
})
