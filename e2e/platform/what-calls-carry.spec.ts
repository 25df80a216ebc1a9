import { randomUUID } from 'node:crypto'
import { recordCalls } from '../drivers/calls'
import { askOnTestPage } from '../drivers/answers'
import { goWithin } from '../drivers/goWithin'
import { invest } from '../drivers/investments/invest'
import { newInvestor } from '../drivers/people/newInvestor'
import { openOffering } from '../drivers/investments/openOffering'
import { graphqlUrl, isOperation } from '../drivers/platform'
import { makeClosedDistribution, makeOwnRound } from '../drivers/investments/rounds'
import { typeDay } from '../drivers/people/setUpAccount'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { accredit, atStep, fillInvestorProfile, fillSuitability, goOn } from '../drivers/investments/steps'
import type { Response } from '@playwright/test'
import { sentFields } from '../sentFields'
import { expect, test, type Page } from '../test'

test('setup asks for the types of investors in their order, and for every country', async ({
  page,
  context,
  request,
}) => {
  const { email } = await newInvestor(request, { setUp: false })
  await startSessionOf(context, email)
  const [types, countries] = ['allInvestorAccountTypes', 'allCountries'].map((field) =>
    page.waitForResponse((response) => sentFields(response.request()).includes(field)),
  )
  await page.goto('/account/setup')

  const { allInvestorAccountTypes } = await dataOf<Lists>(await types)
  const names = allInvestorAccountTypes.nodes.map(({ type }) => type.toLowerCase())
  expect(names).toHaveLength(20)
  // proves CALL-107
  expect(names).toEqual(names.toSorted())
  expect(new Set(allInvestorAccountTypes.nodes.map(({ id }) => id)).size).toBe(20)
  const { allCountries } = await dataOf<Lists>(await countries)
  // proves CALL-108
  expect(allCountries.nodes).toContainEqual(
    expect.objectContaining({ id: expect.any(Number), name: 'Norway' }),
  )
  expect(allCountries.nodes.length).toBeGreaterThan(200)
})

test('a step with a provider gets its link and its credential by its id, and receives the events of the provider', async ({
  page,
  investor,
}) => {
  test.slow()
  await startSession(page, investor.email)
  const calls = recordCalls(page)
  const completedSteps: object[] = []
  page.on('response', (response) => {
    if (sentFields(response.request()).includes('completeStep'))
      void dataOf<Completed>(response).then(({ completeStep }) => completedSteps.push(completeStep.step))
  })
  const said = await listenToPartners(page)
  await openOffering(page, /^Series B/)
  const offeringId = new URL(page.url()).pathname.split('/').at(-1)
  // proves CALL-110
  expect(calls('investorOfferingDetailsById')).toContainEqual({ id: offeringId })
  await invest(page, '80')
  await atStep(page, 'Suitability')
  // proves CALL-109
  expect(calls('investorMakeDistribution')).toMatchObject([{ input: { offeringId, amount: '80' } }])
  await fillSuitability(page)
  const credential = answerAt(page, '/api/v2/integration/investready-credential')
  await goOn(page)

  const { sent, data } = await credential
  const [completed] = calls('completeStep') as { input: { stepId: string; blob: unknown } }[]
  expect(completed?.input.stepId).toMatch(/^[0-9a-f-]{36}$/)
  expect(completed?.input.blob).toMatchObject({ values: { objective: 'Growth' } })
  const step = { id: completed?.input.stepId, status: 'complete' }
  // proves CALL-111
  await expect.poll(() => completedSteps).toContainEqual(expect.objectContaining(step))
  expect(sent).toEqual({ stepId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  const login = new URL((await page.locator('iframe').getAttribute('src')) ?? '')
  // proves CALL-114
  expect(login.searchParams.get('token')).toBe(data.token)
  expect(login.searchParams.get('state')).toBe(data.state)

  await expect.poll(said).toEqual(expect.arrayContaining(['loading', 'ready']))
  await accredit(page.frameLocator('iframe'))
  // proves CALL-115
  await expect.poll(said).toEqual(expect.arrayContaining(['change', 'complete']))
  await atStep(page, 'Investor profile')
  await fillInvestorProfile(page)
  const link = answerAt(page, '/api/v2/integration/docusign-link')
  await goOn(page)

  const signing = await link
  expect(signing.sent).toEqual({ stepId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect(signing.sent).not.toEqual(sent)
  // proves CALL-113
  await expect(page.locator('iframe')).toHaveAttribute('src', signing.data.link ?? '')
  await expect(page.frameLocator('iframe').getByLabel('Full legal name')).toBeVisible()
})

test('a deployment that is changed in its row sends only its changes, and is shown without a push', async ({
  page,
  context,
}) => {
  await startSession(page, 'issuer@capstan.test')
  const { roundId } = await makeOwnRound(context)
  const calls = recordCalls(page)
  // No pushes: no socket ever opens.
  await page.routeWebSocket(/\/wss\//, () => {})
  await page.goto(`/asset-class/${roundId}/capital`)
  const list = page.getByRole('list', { name: 'Capital Deployment' })
  const rows = list.getByRole('listitem').filter({ hasText: 'Plant lease' })
  await expect(page.getByText('No Deployments')).toBeVisible()

  await page.getByRole('button', { name: 'Add deployment' }).click()
  // Nothing was paid in: the page asks before it saves, once it has read that.
  await expect(page.getByText('Remaining Capital: $0.00')).toBeVisible()
  await enter(page, { day: '03152026', amount: '400.05', note: 'Plant lease' })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save it' }).click()
  await expect(rows).toContainText('$400.05')
  const deployment = { roundId, paidOn: '2026-03-15', amount: '400.05', note: 'Plant lease' }
  // proves CALL-044
  expect(calls('createCapitalDeployment')).toEqual([
    { input: { capitalDeployment: expect.objectContaining(deployment) } },
  ])

  await rows.getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Plant lease, first half')
  const changed = page.waitForRequest((request) => isOperation(request, 'updateCapitalDeploymentById'))
  await page.getByRole('button', { name: 'Save' }).click()
  const { variables } = (await changed).postDataJSON() as { variables: { input: object } }
  expect(variables.input).toMatchObject({ patch: { note: 'Plant lease, first half' } })
  await expect(rows).toHaveCount(1)
  // proves CALL-045
  await expect(rows).toContainText('Plant lease, first half')
})

test('a row shows its state, and a deleted row leaves its list without a new request', async ({
  page,
  context,
  request,
}) => {
  await startSession(page, 'issuer@capstan.test')
  const { roundId, allocationId } = await makeOwnRound(context)
  const investor = await newInvestor(request)
  await makeClosedDistribution(context, { allocationId, ...investor, amount: '100', paid: '1000.1' })
  await page.goto(`/asset-class/${roundId}/capital`)
  const row = page.getByRole('list', { name: 'Capital Deployment' }).locator('li[data-status]').first()
  const status = (name: string) => expect(row).toHaveAttribute('data-status', name)
  await expect(page.getByText('No Deployments')).toBeVisible()

  const made = await holdRequest(page, 'mutation CreateDeployment')
  await page.getByRole('button', { name: 'Add deployment' }).click()
  await expect(page.getByText('Remaining Capital: $1,000.10')).toBeVisible()
  await enter(page, { day: '03152026', amount: '400.05', note: 'Plant lease' })
  await status('create')
  await made.arrived
  made.release()
  await expect(row).toContainText('Plant lease')
  await status('read')
  await expect(page.getByText('1 deployment, 400.05 USD')).toBeVisible()

  const saved = await holdRequest(page, 'mutation UpdateDeployment')
  await row.getByRole('button', { name: /^Edit/ }).click()
  await status('edit')
  await page.getByRole('textbox', { name: 'Note' }).fill('Plant lease, first half')
  await page.getByRole('button', { name: 'Save' }).click()
  await status('create')
  await saved.arrived
  saved.release()
  await status('read')
  await expect(row).toContainText('Plant lease, first half')

  // A deletion can be undone for five seconds; then it is sent.
  const refused = await holdRequest(page, 'mutation DeleteDeployment')
  await row.getByRole('button', { name: /^Delete/ }).click()
  await status('delete')
  await page.getByRole('button', { name: 'Undo' }).blur()
  await page.mouse.move(0, 0)
  refused.answer({
    data: null,
    errors: [{ message: 'Not yours.', extensions: { code: 'not_allowed' } }],
  })
  await expect(row.getByRole('alert')).toHaveText('Not yours.')
  // proves FIELD-035
  await status('error')

  // From here on no read of deployments is answered.
  await blockReads(page, 'apitalDeployment')
  const deleted = await holdRequest(page, 'mutation DeleteDeployment')
  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Undo' }).blur()
  await page.mouse.move(0, 0)
  await deleted.arrived
  // proves FIELD-036
  await status('delete')
  deleted.release()
  // proves CACHE-004
  await expect(page.getByText('No Deployments')).toBeVisible()
})

test('a created record is in its list without a new request', async ({ page }) => {
  await startSession(page, 'broker@capstan.test')
  await page.goto('/issuers')
  const managed = page.getByRole('region', { name: 'Fully managed accounts' })
  await expect(managed.getByRole('rowheader').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await blockReads(page, 'anagedAccount')
  const name = `Made ${randomUUID()}`
  await managed.getByRole('button', { name: 'Add account' }).click()
  await managed.getByRole('textbox', { name: 'Name' }).fill(name)
  await managed.getByRole('textbox', { name: 'Email' }).fill(`${randomUUID()}@example.com`)
  await managed.getByRole('textbox', { name: 'Email' }).press('Enter')

  // proves CACHE-005
  await expect(managed.getByRole('row').filter({ hasText: name })).toBeVisible()
})

test('a developer orders and filters lists by every option that they have', async ({ page }) => {
  await startSession(page, 'broker@capstan.test')
  const ordered = await askOnTestPage<Record<string, { nodes: { by: string | null }[] }>>(page, orders)
  for (const [name, { nodes }] of Object.entries(ordered)) {
    const values = nodes.flatMap(({ by }) => (by === null ? [] : [by.toLowerCase()]))
    const rising = values.toSorted()
    expect(new Set(values).size, name).toBeGreaterThan(1)
    // proves CACHE-008
    expect(values, name).toEqual(name.endsWith('Up') ? rising : rising.toReversed())
  }

  const found = await askOnTestPage<Record<string, { nodes: { name: string }[] }>>(page, filters)
  const notes = 'Senior Notes 2031'
  for (const [operator, { nodes }] of Object.entries(found)) {
    const isFound = nodes.some(({ name }) => name === notes)
    // proves CACHE-009
    expect(isFound, operator).toBe(operator.startsWith('has'))
  }
})

test('the answers to a query are kept under its text: it is not sent again, and another one is', async ({
  page,
  context,
  request,
}) => {
  const { email } = await newInvestor(request, { setUp: false })
  await startSessionOf(context, email)
  const calls = recordCalls(page)
  await page.goto('/account/setup')
  const type = page.getByRole('combobox', { name: 'Investor type' })
  await expect(type).toBeVisible()
  await expect.poll(() => calls('allCountries')).toHaveLength(1)
  await goWithin(page, '/wallet')
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible()
  await expect.poll(() => calls('allCapTableEntries').length).toBeGreaterThan(0)

  await goWithin(page, '/account/setup')
  await expect(type).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls('allCountries')).toHaveLength(1)
  // proves CACHE-003
  expect(calls('allInvestorAccountTypes')).toHaveLength(1)
})

test('the platform’s first message replaces the form, and the entries are kept', async ({
  page,
  context,
}) => {
  await startSession(page, 'issuer@capstan.test')
  const { roundId } = await makeOwnRound(context)
  await page.goto(`/asset-class/${roundId}/manage`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Another name')
  await page.route(graphqlUrl, (route) =>
    isOperation(route.request(), 'mutation UpdateRound')
      ? route.fulfill({ json: { data: null, errors: [{ message: 'Not this round.' }, { message: 'No.' }] } })
      : route.fallback(),
  )
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('group', { name: 'Not this round.' })).toBeFocused()
  await expect(name).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await expect(name).toHaveValue('Another name')
  await page.unroute(graphqlUrl)
  await page.getByRole('button', { name: 'Save' }).click()
  // proves FIELD-037
  await expect(page.getByRole('heading', { level: 1, name: 'Another name' })).toBeVisible()
})

interface Completed {
  completeStep: { step: { id: string; status: string } }
}

interface Lists {
  allInvestorAccountTypes: { nodes: { id: string; type: string }[] }
  allCountries: { nodes: { id: number; name: string }[] }
}

async function dataOf<Data>(response?: Response): Promise<Data> {
  return ((await response?.json()) as { data: Data }).data
}

/** Returns the request that a page sends to an address of the platform, and the data of the answer. */
async function answerAt(page: Page, path: string) {
  const response = await page.waitForResponse((each) => new URL(each.url()).pathname === path)
  const { data } = (await response.json()) as { data: Record<string, string> }
  return { sent: response.request().postDataJSON() as object, data }
}

/** Leaves the reads of a type of records without an answer from now on: of a list, and of rows of it. */
async function blockReads(page: Page, name: string): Promise<void> {
  await page.route(graphqlUrl, (route) =>
    isOperation(route.request(), name) && !isOperation(route.request(), 'mutation')
      ? undefined
      : route.fallback(),
  )
}

/** Holds back the next request of an operation, until it is let through or answered in place of the platform. */
async function holdRequest(page: Page, operation: string) {
  let [arrive, settle] = [() => {}, (_?: object) => {}]
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const settled = new Promise<object | undefined>((resolve) => (settle = resolve))
  let isTaken = false
  await page.route(graphqlUrl, async (route) => {
    if (isTaken || !isOperation(route.request(), operation)) return route.fallback()
    isTaken = true
    arrive()
    const json = await settled
    await (json ? route.fulfill({ json }) : route.fallback())
  })
  return {
    arrived,
    release: () => settle(),
    answer: (json: object) => settle(json),
  }
}

/** The events that the pages of providers send to the page around them. */
async function listenToPartners(page: Page): Promise<() => string[]> {
  const said: string[] = []
  await page.exposeFunction('noteEvent', (event: string) => void said.push(event))
  await page.addInitScript(() => {
    window.addEventListener(
      'message',
      ({ data }: MessageEvent<{ source?: string; event?: string } | null>) => {
        if (data?.source === 'capstan-provider')
          void (window as unknown as { noteEvent: (event?: string) => void }).noteEvent(data.event)
      },
    )
  })
  return () => said
}

async function enter(page: Page, { day, amount, note }: Record<'day' | 'amount' | 'note', string>) {
  await typeDay(page, 'Paid On', day)
  await page.getByRole('textbox', { name: 'Amount (USD)' }).fill(amount)
  await page.getByRole('textbox', { name: 'Note' }).fill(note)
  await page.getByRole('button', { name: 'Save' }).click()
}

const orders = `{ ${[
  ['allRounds', 'ID', 'id'],
  ['allRounds', 'CREATED_ON', 'createdOn'],
  ['allRounds', 'OPENS_ON', 'opensOn'],
  ['allAssets', 'TYPE', 'type'],
  ['allSigningTemplates', 'UPDATED_ON', 'updatedOn'],
]
  .flatMap(([list, order, field]) => [
    `${field}Up: ${list}(orderBy: ${order}_ASC) { nodes { id by: ${field} } }`,
    `${field}Down: ${list}(orderBy: ${order}_DESC) { nodes { id by: ${field} } }`,
  ])
  .join('\n')} }`

// A round of the demo data, at $1,000: with and without it.
const filters = `{ ${Object.entries({
  hasEqualTo: 'name: { equalTo: "Senior Notes 2031" }',
  lacksNotEqualTo: 'name: { notEqualTo: "Senior Notes 2031" }',
  lacksGreaterThan: 'price: { greaterThan: "1000" }',
  hasGreaterThanOrEqualTo: 'price: { greaterThanOrEqualTo: "1000" }',
  lacksLessThan: 'price: { lessThan: "1000" }',
  hasLessThanOrEqualTo: 'price: { lessThanOrEqualTo: "1000" }',
  hasIn: 'name: { in: ["Senior Notes 2031", "Series A"] }',
  lacksIn: 'name: { in: ["Series A"] }',
  hasIncludes: 'name: { includes: "Notes" }',
  lacksIncludes: 'name: { includes: "NOTES" }',
  hasIncludesInsensitive: 'name: { includesInsensitive: "NOTES" }',
  hasExists: 'trancheBondDatumByRoundIdExists: true',
  lacksExists: 'trancheBondDatumByRoundIdExists: false',
})
  .map(([operator, filter]) => `${operator}: allRounds(filter: { ${filter} }) { nodes { id name } }`)
  .join('\n')} }`
