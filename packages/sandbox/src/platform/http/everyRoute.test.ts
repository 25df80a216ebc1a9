import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountIds, offeringIds } from '../../../seed/ids.ts'
import { seedId } from '../../../seed/seedId.ts'
import type { Browser } from '../../testing/server/aBrowser.ts'
import { anInvestment, reachStep } from '../../testing/investments/anInvestment.ts'
import { askForToken } from '../../testing/anEmbedToken.ts'
import { aQuietPlatform, type QuietPlatform } from '../../testing/server/aQuietPlatform.ts'
import { aSocket } from '../../testing/server/aSocket.ts'
import { changedTables, tableContents } from '../../testing/database/tableContents.ts'

/** The paths to call a route with, and the status for a user with access, so that the call gets as far as it can. */
interface Reached {
  paths: string[]
  status: number
  /** It may answer 500, for another reason than a write that is refused. */
  mayFail?: boolean
}

/** The routes that write on a GET request, and their tables: first those that always do. None does so from another site. */
const writing: Record<string, string[]> = {
  'main /api/v2/reports/cap-table': ['app_public.report_runs'],
  'main /api/v2/reports/contacts': ['app_public.report_runs'],
  'main /authenticate/role/:id': [
    'app_private.sessions',
    'app_public.operations',
    'app_public.user_sessions',
  ],
  'main /authenticate/logout': [
    'app_private.sessions',
    'app_private.ended_sessions',
    'app_public.user_sessions',
  ],
}

describe('no GET changes anything', () => {
  const platform = aQuietPlatform()
  const people = new Map<string, Browser>()
  let table: Record<string, Reached>
  let token: string

  beforeAll(async () => {
    table = await everyRoute(platform)
    for (const [email, type] of [
      ['investor', 'investor'],
      ['new-investor', 'investor'],
      ['investor-viewer', 'investor'],
      ['issuer', 'issuer'],
      ['broker', 'broker'],
      ['agent', 'agent'],
      ['ats', 'ats'],
      ['admin', 'admin'],
    ] as const) {
      const browser = platform.browser()
      await browser.signInTo(`${email}@capstan.test`, type)
      people.set(email, browser)
    }
    const chooser = platform.browser()
    await chooser.signIn('many@capstan.test')
    people.set('many, of no account yet', chooser)
    people.set('visitor', platform.browser())
    const request = { account: accountIds.maren, origins: ['https://invest.example'] }
    token = (await askForToken(platform.url, request)).token
  })

  const routes = () =>
    platform.routes.filter(({ methods }) => methods.includes('GET') || methods.includes('HEAD'))
  const nameOf = ({ server, url }: { server: string; url: string }) => `${server} ${url}`

  /** Opens every address of a route as every user and in every way; returns the statuses. */
  async function openAll(name: string, { paths }: Reached, sites: readonly string[]): Promise<number[]> {
    const statuses: number[] = []
    for (const path of paths) {
      const url = path.startsWith('http') ? path : platform.url + path
      for (const browser of people.values()) {
        for (const site of sites) statuses.push((await browser.visit(url, { 'sec-fetch-site': site })).status)
        statuses.push((await browser.visit(url, { 'sec-purpose': 'prefetch' })).status)
        await browser.ask(url, { method: 'HEAD' })
        if (!(name in writing)) statuses.push((await browser.ask(url)).status)
      }
      for (const headers of [
        { authorization: `Bearer ${token}` },
        { authorization: 'Bearer sk_test_larkspur_0123456789abcdef' },
      ])
        statuses.push((await platform.browser().ask(url, { headers })).status)
    }
    return statuses
  }

  it('lists every route of both servers below, with a request for each', () => {
    expect(Object.keys(table).sort()).toEqual([...new Set(routes().map(nameOf))].sort())
    expect(
      routes()
        .filter(({ writes }) => writes)
        .map(nameOf)
        .sort(),
    ).toEqual(Object.keys(writing).sort())
  })

  it('by whomever, however they come by it', async () => {
    // Each route starts from the unchanged state before the first.
    const before = await tableContents(platform.db)
    for (const [name, reached] of Object.entries(table)) {
      const files = readdirSync(platform.filesDir)
      const sites =
        name in writing ? ['none', 'cross-site', 'same-site'] : ['none', 'cross-site', 'same-origin']
      // Typed into the address bar, signing out is the person's own doing.
      const usedSites = name.endsWith('/logout') ? sites.slice(1) : sites

      const statuses = await openAll(name, reached, usedSites)

      expect([name, await changedTables(platform.db, before)]).toEqual([name, []])
      expect([name, readdirSync(platform.filesDir)]).toEqual([name, files])
      const hasFailed = !reached.mayFail && statuses.includes(500)
      expect([name, statuses.includes(reached.status), hasFailed]).toEqual([name, true, false])
    }
  })

  it('not even where there is no route, nor by the socket', async () => {
    const before = await tableContents(platform.db)
    const browser = people.get('investor')
    for (const path of [
      '/portfolio',
      '/offer-wall/a/offering/b?offering_link=c',
      '/api/v2/nothing',
      '/sandbox/none',
    ])
      await browser?.visit(path)
    const socket = await aSocket(platform.url, {
      headers: { cookie: browser?.cookie ?? '' },
      account: accountIds.maren,
    })
    await socket.ask({ type: 'subscribe', table: 'distributions' })
    socket.close()

    expect(await changedTables(platform.db, before)).toEqual([])
  })

  it.each(Object.entries(writing))(
    'but %s, from a page of ours, and no more of it than %j',
    async (name, allowed) => {
      const before = await tableContents(platform.db)

      for (const path of table[name]?.paths ?? [])
        for (const browser of people.values()) await browser.visit(path)

      const changed = await changedTables(platform.db, before)
      expect(changed).toContain(allowed[0])
      expect(allowed).toEqual(expect.arrayContaining(changed))
    },
  )
})

const me = '?query=%7B__typename%7D'
const open = { status: 200 }
const onward = { status: 302 }

async function everyRoute(platform: QuietPlatform): Promise<Record<string, Reached>> {
  const links = await linksOf(platform)
  const at = (path: string) => platform.providerUrl + path
  return {
    'main /': { ...open, paths: ['/', '/?x=1'] },
    'main /app-files/*': { ...open, paths: ['/app-files/app-1a2b3c.js', '/app-files/none.js'] },
    'main /healthz': { ...open, paths: ['/healthz'] },
    'main /content/logos/:name': { ...open, paths: ['/content/logos/color-full'] },
    'main /content/inter.woff2': { ...open, paths: ['/content/inter.woff2'] },
    'main /stack/brand/:slug/brand.json': { ...open, paths: ['/stack/brand/capstan/brand.json'] },
    'main /stack/brand/:slug/logos/color-full': { ...open, paths: ['/stack/brand/capstan/logos/color-full'] },
    'main /authenticate/app-user': { ...onward, paths: ['/authenticate/app-user?next=%2Fwallet'] },
    'main /authenticate/offering': { ...open, paths: ['/authenticate/offering?next=%2Fwallet'] },
    'main /authenticate/terms-of-service': { ...onward, paths: ['/authenticate/terms-of-service'] },
    'main /authenticate/login': { ...open, paths: ['/authenticate/login?next=%2Fwallet'] },
    'main /authenticate/claim': { ...open, paths: links.mails },
    'main /authenticate/second-factor': { status: 404, paths: ['/authenticate/second-factor?ticket=none'] },
    'main /authenticate/second-factor.js': { ...open, paths: ['/authenticate/second-factor.js'] },
    'main /offering-link/:id': { ...onward, paths: [links.offering] },
    'main /api/v2/config': { ...open, paths: ['/api/v2/config'] },
    // A browser is answered with grafserv's own page, which is not installed.
    'main /api/v2/graphql': { status: 405, mayFail: true, paths: [`/api/v2/graphql${me}`] },
    'main /api/v2/files/:id': { ...open, paths: [links.file] },
    'main /api/v2/example/download/contacts.csv': {
      ...open,
      paths: ['/api/v2/example/download/contacts.csv'],
    },
    'main /api/v2/example/download/allocation-cap-table.csv': {
      ...open,
      paths: ['/api/v2/example/download/allocation-cap-table.csv'],
    },
    'main /verify': { ...open, paths: ['/verify'] },
    'main /packages/:file': {
      ...open,
      paths: ['/packages/capstan-theme.tgz', '/packages/capstan-sandbox.tgz', '/packages/none'],
    },
    'main /sandbox': { ...onward, paths: ['/sandbox'] },
    'main /sandbox/welcome': { ...open, paths: ['/sandbox/welcome'] },
    'main /sandbox/copy.js': { ...open, paths: ['/sandbox/copy.js'] },
    'main /sandbox/outbox': {
      ...open,
      paths: ['/sandbox/outbox', '/sandbox/outbox?to=investor@capstan.test'],
    },
    'main /sandbox/outbox.json': { ...open, paths: ['/sandbox/outbox.json'] },
    'main /sandbox/outbox/:id': { ...open, paths: ['/sandbox/outbox/1'] },
    'main /sandbox/receiver': { ...open, paths: ['/sandbox/receiver'] },
    'main /sandbox/receiver/:path': { ...open, paths: ['/sandbox/receiver/try', '/sandbox/receiver/a%20b'] },
    'main /api/v2/events': { ...open, paths: ['/api/v2/events', '/api/v2/events?after=none&limit=0'] },
    'main /sandbox/scenario': { ...open, paths: ['/sandbox/scenario'] },
    'main /sandbox/csp-report': { ...open, paths: ['/sandbox/csp-report'] },
    'main /vnet-explorer/txpage': { ...open, paths: ['/vnet-explorer/txpage?block=1'] },
    'main /integration/payment/:stepId/:key': { ...onward, paths: [links.payment] },
    'main /integration/signing/:id/:key': { ...onward, paths: [links.envelope] },
    'main /integration/signing-step/:id/:key': { ...onward, paths: [links.signing] },
    'main /integration/signed-document/:id/:key': { ...onward, paths: [links.document] },
    'main /integration/signing-template/:id': { ...onward, paths: [links.template] },
    'provider /content/inter.woff2': { ...open, paths: [at('/content/inter.woff2')] },
    'provider /scripts/:file': { ...open, paths: [at('/scripts/verify.ts')] },
    'provider /docusign/documents/:id/:key': { ...open, paths: [links.led.document] },
    'provider /docusign/documents/:id/:key/file': { ...open, paths: [`${links.led.document}/file`] },
    // No investor has signed in the page here: their papers are tested where they are signed.
    'provider /docusign/documents/:id/:key/papers/:paper': {
      ...open,
      status: 404,
      paths: [`${links.led.document}/papers/${crypto.randomUUID()}`],
    },
    'provider /docusign/templates/:id': { ...open, paths: [links.led.template] },
    'provider /docusign/sign': {
      ...open,
      paths: [links.led.signing, links.led.envelope, links.providerTask],
    },
    'provider /exchange/:symbol': { ...open, paths: [at('/exchange/ETH')] },
    'provider /exchange/:symbol/trade': { ...open, paths: [at('/exchange/ETH/trade')] },
    'provider /fund/pay': { ...open, paths: [links.led.payment, at('/fund/pay?token=')] },
    'provider /investready/login': { ...open, paths: [links.accreditation] },
    // Routes that change data when they are opened come last.
    'main /api/v2/reports/cap-table': { ...open, paths: ['/api/v2/reports/cap-table'] },
    'main /api/v2/reports/contacts': { ...open, paths: ['/api/v2/reports/contacts'] },
    'main /authenticate/role/:id': {
      ...onward,
      paths: [accountIds.maren, accountIds.halden, accountIds.operations].map(
        (id) => `/authenticate/role/${id}`,
      ),
    },
    'main /authenticate/logout': { ...onward, paths: ['/authenticate/logout'] },
  }
}

/** Links of every kind: open, pending and signed. */
async function linksOf(platform: QuietPlatform) {
  const { investor, stepId: paying, key: payKey } = await atStep(platform, 'e2e-1@capstan.test', 'link')
  const signing = await atStep(platform, 'e2e-2@capstan.test', 'iframe')
  const checking = await atStep(platform, 'e2e-3@capstan.test', 'async_iframe')
  const providerTask = await credential<{ link: string }>(platform, signing, 'docusign-link')
  const { token } = await credential<{ token: string }>(platform, checking, 'investready-credential')
  const envelope = await envelopeOf(platform, signing.stepId)
  // An investor who declined before: their next page is not created yet.
  const declined = await atStep(platform, 'e2e-4@capstan.test', 'iframe')
  const payment = `/integration/payment/${paying}/${payKey}`
  const signStep = `/integration/signing-step/${declined.stepId}/${declined.key}`
  const document = await aSignedDocument(platform)
  const template = `/integration/signing-template/${seedId('provider-template:larkspur:subscription')}`
  const lead = async (path: string) => (await investor.visit(path)).headers.get('location') ?? ''
  return {
    payment,
    envelope,
    signing: signStep,
    document,
    template,
    providerTask: providerTask.link,
    accreditation: `${platform.providerUrl}/investready/login?token=${token}`,
    led: {
      payment: await lead(payment),
      envelope: await lead(envelope),
      signing: await lead(signStep),
      document: await lead(document),
      template: await lead(template),
    },
    mails: await mailedLinks(platform, investor),
    offering: await anOfferingLink(platform),
    file: await aFile(platform),
  }
}

async function atStep(platform: QuietPlatform, email: string, type: string) {
  const investor = platform.browser()
  await investor.signInTo(email)
  const stepId = await reachStep(platform, await anInvestment(platform, investor, type), type)
  return { investor, stepId, key: await platform.value('select app_private.link_key($1)', [stepId]) }
}

async function credential<T>(
  platform: QuietPlatform,
  { investor, stepId }: { investor: Browser; stepId: string },
  path: string,
): Promise<T> {
  const answer = await investor.ask(`/api/v2/integration/${path}`, {
    json: { stepId },
    headers: { origin: platform.url },
  })
  return ((await answer.json()) as { data: T }).data
}

async function envelopeOf(platform: QuietPlatform, stepId: string): Promise<string> {
  const id = await platform.value('select app_private.open_envelope_of($1)', [stepId])
  const key = await platform.value(
    'select app_private.signing_key(envelopes) from app_private.envelopes where id = $1',
    [id],
  )
  return `/integration/signing/${id}/${key}`
}

async function aSignedDocument(platform: QuietPlatform): Promise<string> {
  const signed = await atStep(platform, 'e2e-5@capstan.test', 'iframe')
  const { link } = await credential<{ link: string }>(platform, signed, 'docusign-link')
  await platform.browser().ask(`${platform.providerUrl}/docusign/sign`, {
    form: {
      token: new URL(link).searchParams.get('token') ?? '',
      name: 'Ida',
      consent: 'yes',
      action: 'finish',
    },
    headers: { origin: platform.providerUrl },
  })
  return platform.value(
    `select document_uri from app_public.sent_signing_documents
       join app_private.envelopes on envelopes.id = envelope_id where step_id = $1 limit 1`,
    [signed.stepId],
  )
}

/** Returns a link of each kind, one of them for an address that no user has, and one invalid link. */
async function mailedLinks(platform: QuietPlatform, investor: Browser): Promise<string[]> {
  await investor.graphql(
    `mutation { addEmailAddress(input: { email: "second@odd.example" }) { clientMutationId } }`,
  )
  await investor.graphql(
    `mutation { transferOwnership(input: { email: "heir@odd.example" }) { clientMutationId } }`,
  )
  await platform.value(
    `select app_private.send_claim_link(id, 'agent@capstan.test') from app_public.accounts where name = 'Harriet Oyelaran'`,
  )
  const { rows } = await platform.db.pool.query<{ link: string }>(
    `select distinct substring(html from 'href="(/authenticate/claim[^"]+)"') as link from app_private.outbox
      where html like '%/authenticate/claim?%' and to_email like any ('{%@odd.example,agent@%,harriet%}')`,
  )
  expect(rows).toHaveLength(4)
  return [
    ...rows.map(({ link }) => link),
    '/authenticate/claim',
    `/authenticate/claim?token=${'0'.repeat(64)}`,
  ]
}

async function anOfferingLink(platform: QuietPlatform): Promise<string> {
  return `/offering-link/${await platform.value(
    `insert into app_public.allocation_offering_links (allocation_id, agent_id, name, owner_id, issuer_id)
     select id, $2, 'Tour', owner_id, issuer_id from app_public.allocations where id = $1 returning id`,
    [offeringIds['series-b'], accountIds.brightwater],
  )}`
}

function aFile(platform: QuietPlatform): Promise<string> {
  return platform.value(
    `select '/api/v2/files/' || id || '?expires=9999999999&signature=' || app_private.signed('download', id || ':9999999999')
       from app_private.files where status = 'stored' and document_id is not null and content is not null limit 1`,
  )
}
