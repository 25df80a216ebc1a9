import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { placeOf } from '../drivers/investments/distributions'
import { mailedLink } from '../drivers/people/mail'
import { newInvestor } from '../drivers/people/newInvestor'
import { offeringPath } from '../drivers/investments/openOffering'
import { person, vendorSession } from '../drivers/people/person'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { accredit, atStep, fillInvestorProfile, fillSuitability, goOn } from '../drivers/investments/steps'
import { platformOrigin, platformPort, postgresOrigin, postgresPort } from '../places'
import { expect, test } from '../test'

/** The platforms on which past security holes are tried again, as an attacker would. */
const engines = [
  { engine: 'PGlite', origin: platformOrigin, providers: `http://localhost:${platformPort + 1}` },
  { engine: 'PostgreSQL', origin: postgresOrigin, providers: `http://localhost:${postgresPort + 1}` },
]
const halden = 'bcaa3625-dfdc-4839-92c9-6fa7bcad13a3'

for (const { engine, origin, providers } of engines) {
  test.describe(`access that has to be refused, on ${engine}`, () => {
    test.use({ baseURL: origin })

    /** Signs in a user with a separate context, who uses the API. */
    const signedIn = test.extend<{ as: (email: string) => Promise<ReturnType<typeof person>> }>({
      as: async ({ playwright }, give) => {
        const opened: { dispose: () => Promise<void> }[] = []
        await give(async (email) => {
          const request = await playwright.request.newContext({ baseURL: origin })
          opened.push(request)
          await startSessionOf({ request }, email, origin)
          return person(request, origin)
        })
        for (const each of opened) await each.dispose()
      },
    })

    signedIn(
      '1: a mailed link that a victim opens gives an attacker no access',
      async ({ page, request, as }) => {
        const [attacker, victim] = [
          await newInvestor(request, {}, origin),
          await newInvestor(request, {}, origin),
        ]
        const mallory = `mallory-${randomUUID()}@evil.example`
        const offer = await (
          await as(attacker.email)
        ).ask(
          'mutation ($email: String!) { transferOwnership(input: { email: $email }) { clientMutationId } }',
          { email: mallory },
        )
        expect(offer.codes).toEqual([])
        const link = await mailedLink(request, mallory)
        await startSession(page, victim.email, origin)

        await page.goto(link)
        await expect(page.getByRole('heading', { name: 'Become the owner of an account' })).toBeVisible()
        await expect(page.getByText('You are signed in as')).toBeVisible()
        // The attack to prevent: the button acts for the signed-in user.
        const headers = { origin, 'sec-fetch-site': 'same-origin' }
        const token = new URL(link, origin).searchParams.get('token') ?? ''
        await page.context().request.post('/authenticate/claim', { form: { token }, headers })

        const { data } = await (
          await as(victim.email)
        ).ask<{ getUsersData: { user: { emails: string[] } } }>('{ getUsersData { user { emails } } }')
        expect(data?.getUsersData.user.emails).toEqual([victim.email])
        const form = { user: mallory }
        expect((await request.post('/authenticate/login', { form, headers })).status()).toBe(400)
      },
    )

    signedIn(
      '2: a vendor that invests for an email address reads nothing about its owner',
      async ({ request, as }) => {
        const investor = await newInvestor(request, { consent: false }, origin)
        const broker = await as('broker@capstan.test')
        const { data: sold } = await broker.ask<{ allAllocations: { nodes: { id: string }[] } }>(
          '{ allAllocations(filter: { status: { equalTo: "active" } }, first: 1) { nodes { id } } }',
        )
        const made = await broker.ask(
          `mutation ($email: String!, $id: UUID!) { makeDistribution(input: {
          accountEmail: $email, name: "Typed Name", amount: "10", allocationId: $id }) { distribution { id } } }`,
          { email: investor.email, id: sold?.allAllocations.nodes[0]?.id },
        )
        expect(made.codes).toEqual([])

        const session = await vendorSession(origin, investor.accountId, ['setup', 'portfolio'])
        const page = person(request, origin, session.token)
        const answers = [
          await page.ask('{ allParties { nodes { dateOfBirth taxShort } } }'),
          await page.ask('{ getUsersData { account { name taxShort } user { emails } } }'),
          await page.ask('{ allDistributions { totalCount } }'),
        ]
        expect(session.consent).not.toBe('given')
        for (const { data, codes } of answers) expect([data, codes.length > 0]).toEqual([undefined, true])
      },
    )

    test('3: a token of one provider completes no step of another', async ({ page, request }) => {
      test.slow()
      const investor = await newInvestor(request, {}, origin)
      await startSession(page, investor.email, origin)
      const { offeringId } = placeOf(await offeringPath(page, /Halden Biologics Preferred/))
      const self = person(page.context().request, origin)
      const { data: made } = await self.ask<Made>(
        `mutation ($id: UUID!) { investorMakeDistribution(input: { offeringId: $id, amount: "40" }) {
          distribution { id } } }`,
        { id: offeringId },
      )
      const { id } = made?.investorMakeDistribution.distribution ?? {}
      await page.goto(`/distribution/${id}`)
      await atStep(page, 'Suitability')
      await fillSuitability(page)
      await goOn(page)
      await atStep(page, 'Accreditation')
      const frame = page.locator('iframe')
      await expect(frame).toHaveAttribute('src', /token=/)
      const token = new URL((await frame.getAttribute('src')) ?? '').searchParams.get('token') ?? ''
      for (const path of ['/docusign/sign', '/fund/pay']) {
        const form = { token, name: 'Mallory', consent: 'yes', drawn: '[]', action: 'finish' }
        const headers = { origin: providers, 'sec-fetch-site': 'same-origin' }
        expect((await request.post(`${providers}${path}`, { form, headers })).status(), path).toBe(404)
      }
      await accredit(page.frameLocator('iframe'))
      await atStep(page, 'Investor profile')
      await fillInvestorProfile(page)
      await goOn(page)
      await atStep(page, 'Sign documents')

      const { data } = await self.ask<{ distributionById: { processByProcessId: { currentStep: string } } }>(
        'query ($id: UUID!) { distributionById(id: $id) { processByProcessId { currentStep } } }',
        { id },
      )
      const stepId = data?.distributionById.processByProcessId.currentStep
      const asked = await self.send('POST', '/api/v2/integration/investready-credential', { stepId })
      expect([asked.status, asked.codes]).toEqual([422, ['wrong_provider']])
    })

    test('4: a token for the portfolio finds no birth date by filtering for it', async ({ request }) => {
      const { accountId } = await newInvestor(request, {}, origin)
      const { token } = await vendorSession(origin, accountId, ['portfolio'])
      const page = person(request, origin, token)
      for (const party of ['dateOfBirth: { lessThan: "1990-01-01" }', 'taxShort: { lessThan: "5000" }']) {
        const { codes } = await page.ask(
          `{ allAccounts(filter: { partiesByAccountId: { some: { ${party} } } }) { totalCount } }`,
        )
        expect(codes, party).toEqual(['not_granted'])
      }
      expect(await page.ask('{ allHoldings { nodes { id } } }')).toMatchObject({ status: 200, codes: [] })
    })

    signedIn(
      '5: another spelling of a path does not avoid its check, and no file is served under a page',
      async ({ page, as }) => {
        const aliases = Array.from({ length: 1000 }, (_, at) => `a${at}: allAccounts { totalCount }`)
        const issuer = await as('issuer@capstan.test')
        for (const path of ['/api/v2/graphql', '/api/v2/%67raphql', '/api/v2/graphq%6C'])
          expect(await issuer.ask(`{ ${aliases.join(' ')} }`, {}, path)).toMatchObject({
            status: 400,
            codes: ['invalid_input'],
          })
        await startSession(page, 'issuer@capstan.test', origin)
        await page.goto('/assets')
        await page.reload()
        await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeVisible()
      },
    )

    signedIn('6: a form accepts no pattern that could hang the browser of an investor', async ({ as }) => {
      const admin = await as('admin@capstan.test')
      for (const pattern of ['(a*)*\\1$', '\\', '(a+)+$', '[']) {
        const schema = { title: 'Form', fields: [{ key: 'a', type: 'string', regex: pattern }] }
        const { codes } = await admin.ask(
          `mutation ($schema: JSON!) { createStepFormSchema(input: { stepFormSchema: {
            name: "Form", schema: $schema } }) { clientMutationId } }`,
          { schema },
        )
        expect(codes, pattern).toEqual(['pattern_refused'])
      }
    })

    signedIn('7: an email address tells a vendor nothing about its owner', async ({ request, as }) => {
      const known = await newInvestor(request, {}, origin)
      const broker = await as('broker@capstan.test')
      const answers = []
      for (const email of [known.email, `${randomUUID()}@example.com`]) {
        const { data, codes } = await broker.ask(
          `mutation ($email: String!) { makeCustomer(input: { email: $email, name: "Typed Name" }) { customer {
            contactName email accountByInvestorId { name type setup email } } } }`,
          { email },
        )
        answers.push([JSON.stringify(data).replaceAll(email, 'alike'), codes])
      }
      expect(answers[0]).toEqual(answers[1])
    })

    signedIn('8: a request for another account writes nothing into it', async ({ request, as }) => {
      const investor = await as((await newInvestor(request, {}, origin)).email)
      const owner = await as('issuer@capstan.test')
      const count = async () =>
        (
          await owner.ask<{ allOperations: { totalCount: number } }>(
            '{ allOperations(filter: { outcome: { equalTo: "refused" } }) { totalCount } }',
          )
        ).data?.allOperations.totalCount
      const before = await count()
      for (let times = 0; times < 10; times += 1) await investor.send('GET', `/authenticate/role/${halden}`)

      expect(before).toBeGreaterThanOrEqual(0)
      expect(await count()).toBe(before)
    })

    signedIn('9: every refusal has a code', async ({ request, as }) => {
      const { email, accountId } = await newInvestor(request, {}, origin)
      const investor = await as(email)
      const graphql = (body: string) => investor.send('POST', '/api/v2/graphql', body)
      const deep = '['.repeat(90_000) + ']'.repeat(90_000)
      const mistakes = Array.from({ length: 300 }, (_, at) => `nonsense${at}`).join(' ')
      for (const body of [
        `{"query":"{ __typename }","variables":{"a":${deep}}}`,
        '[{"query":"{ __typename }"}]',
        JSON.stringify({ query: `{ ${mistakes} }` }),
      ]) {
        const { status, codes } = await graphql(body)
        expect([status, [...new Set(codes)]], body.slice(0, 60)).toEqual([400, ['invalid_input']])
      }
      const byGet = await investor.send('GET', '/api/v2/graphql?query={__typename}')
      expect([byGet.status, byGet.codes]).toEqual([405, ['method_not_allowed']])

      const { token } = await vendorSession(origin, accountId, ['portfolio'])
      const page = person(request, origin, token)
      expect((await page.send('POST', '/api/v2/embed/sessions/refresh')).status).toBe(201)
      expect((await page.ask('{ allHoldings { nodes { id } } }')).status).toBe(401)
    })

    signedIn(
      '9: a name with hidden characters and a fraction of a unit are refused',
      async ({ page, as, request }) => {
        const broker = await as('broker@capstan.test')
        const customer = await broker.ask(
          `mutation ($name: String!) { makeCustomer(input: { email: "a@b.example", name: $name }) { customer { id } } }`,
          { name: 'statement\u202Efdp.exe' },
        )
        expect(customer.codes).toEqual(['invalid_input'])

        const investor = await as((await newInvestor(request, {}, origin)).email)
        const { offeringId } = placeOf(await offeringPath(page, /Halden Biologics Preferred/))
        const half = await investor.ask(
          `mutation ($id: UUID!) { investorMakeDistribution(input: { offeringId: $id, amount: "25.5" }) { code } }`,
          { id: offeringId },
        )
        expect(half.codes).toEqual(['units_not_whole'])
      },
    )

    test('9: a request whose headers never end is closed', async () => {
      test.setTimeout(60_000)
      const answer = await new Promise<string>((resolve) => {
        let text = ''
        const socket = connect(Number(new URL(origin).port), 'localhost', () =>
          socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n'),
        )
        const slowly = setInterval(() => socket.writable && socket.write('x-slow: 1\r\n'), 500)
        socket.on('data', (data) => (text += String(data))).on('error', () => undefined)
        socket.on('close', () => {
          clearInterval(slowly)
          resolve(text)
        })
      })
      expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/)
    })
  })
}

interface Made {
  investorMakeDistribution: { distribution: { id: string } }
}
