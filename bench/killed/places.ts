import type { BrowserContext, Page } from 'playwright'

/** A form that is opened, what is typed into it, and how it is sent. */
export interface FormPlace {
  name: 'setup' | 'step'
  path: string
  page: Page
  /** Labels of what is typed into, the secret one among them. */
  fields: readonly string[]
  /** Fills in what is left, presses the button twice, and tells how often the platform took it. */
  sendTwice: (page: Page) => Promise<number>
}

/** Whether a field is never kept. */
export const secretsOf = (field: string) => field === 'Tax ID'

const keys: Readonly<Record<string, string>> = {
  'First name': 'firstName',
  'Last name': 'lastName',
  'Street address': 'lineOne',
  City: 'city',
  'Experience with private securities': 'experience',
}

/** What a draft calls a field. */
export const keyOf = (field: string) => keys[field] ?? field

/** Opens a form for an investor of its own. */
export async function openForm(context: BrowserContext, name: FormPlace['name']): Promise<FormPlace> {
  const answer = await context.request.post('/sandbox/investors', { data: { setUp: name !== 'setup' } })
  const { email } = (await answer.json()) as { email: string }
  await signIn(context, email)
  return name === 'setup' ? openSetup(context) : openStep(context)
}

async function openSetup(context: BrowserContext): Promise<FormPlace> {
  const page = await context.newPage()
  await page.goto('/account/setup')
  await choose(page, /Investor Type/, 'Individual')
  const fields = ['First name', 'Tax ID', 'Last name', 'Street address', 'City']
  await page.getByLabel('First name').waitFor()
  return {
    name: 'setup',
    path: '/account/setup',
    page,
    fields,
    sendTwice: (again) => sendSetup(context, again),
  }
}

async function sendSetup(context: BrowserContext, page: Page): Promise<number> {
  await page.getByLabel('First name').fill('Mina')
  await page.getByLabel('Last name').fill('Calloway')
  await page.getByLabel('Email').fill('mina@example.com')
  await page.getByRole('spinbutton', { name: /^month/ }).click()
  await page.keyboard.type('05171984')
  await page.getByLabel('Tax ID').fill('000')
  await page.getByRole('radiogroup', { name: 'US citizen?' }).getByText('Yes').click()
  await page.getByRole('combobox', { name: 'Country' }).fill('Norw')
  await page.getByRole('option', { name: 'Norway' }).click()
  await page.getByLabel('Street address', { exact: true }).fill('1 Harbour Walk')
  await page.getByLabel('City').fill('Bergen')
  await page.getByLabel('State / Province').fill('Vestland')
  await page.getByLabel('Postal code').fill('5003')
  await page.getByText(/^I certify/).click()
  await page.getByRole('button', { name: 'Submit' }).dblclick()
  await page.getByText('Thank you for setting up your account!').waitFor({ timeout: 30_000 })
  const { getUsersData } = await ask<{
    getUsersData: { account: { partiesByAccountId: { totalCount: number } } }
  }>(context, '{ getUsersData { account { id partiesByAccountId { totalCount } } } }')
  return getUsersData.account.partiesByAccountId.totalCount
}

async function openStep(context: BrowserContext): Promise<FormPlace> {
  const page = await context.newPage()
  await page.goto('/sandbox/welcome')
  const href = await page
    .getByRole('link', { name: /^Community Round/ })
    .first()
    .getAttribute('href')
  const offeringId = (href ?? '').split('/').at(-1)?.split('?')[0]
  const { investorMakeDistribution } = await ask<{
    investorMakeDistribution: { distribution: { id: string } }
  }>(
    context,
    'mutation ($input: InvestorMakeDistributionInput!) { investorMakeDistribution(input: $input) { distribution { id } } }',
    { input: { offeringId, amount: '100' } },
  )
  const path = `/distribution/${investorMakeDistribution.distribution.id}`
  await page.goto(path)
  const fields = ['Experience with private securities']
  await page.getByLabel(fields[0] ?? '').waitFor()
  return { name: 'step', path, page, fields, sendTwice: (again) => sendStep(context, again) }
}

async function sendStep(context: BrowserContext, page: Page): Promise<number> {
  await choose(page, /Investment objective/, 'Growth')
  await choose(page, /Time horizon/, 'Over 7 years')
  await page
    .getByRole('radiogroup', { name: /I can afford to lose/ })
    .getByText('Yes')
    .click()
  await page.getByRole('button', { name: 'Continue' }).dblclick()
  await page.getByRole('heading', { name: 'Fund', exact: true }).waitFor({ timeout: 30_000 })
  const { allOperations } = await ask<{ allOperations: { totalCount: number } }>(
    context,
    '{ allOperations(condition: { operation: "completeStep", outcome: "done" }) { totalCount } }',
  )
  return allOperations.totalCount
}

async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function signIn(context: BrowserContext, email: string): Promise<void> {
  const headers = ours
  const { request } = context
  await request.post('/authenticate/login', { form: { user: email }, headers, maxRedirects: 0 })
  const { getUsersData } = await ask<Mine>(
    context,
    '{ getUsersData { user { id usersAccountsByUserId { nodes { id accountByAccountId { id } } } } } }',
  )
  const [first] = getUsersData.user.usersAccountsByUserId.nodes
  await request.get(`/authenticate/role/${first?.accountByAccountId.id}`, { headers, maxRedirects: 0 })
}

interface Mine {
  getUsersData: { user: { usersAccountsByUserId: { nodes: { accountByAccountId: { id: string } }[] } } }
}

async function ask<Data>(context: BrowserContext, query: string, variables: object = {}): Promise<Data> {
  const answer = await context.request.post('/api/v2/graphql', { data: { query, variables }, headers: ours })
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

const ours = { origin: `http://localhost:${process.env.PORT ?? 4510}`, 'sec-fetch-site': 'same-origin' }
