import { randomUUID } from 'node:crypto'
import { recordCalls } from '../drivers/calls'
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { alterAnswers, ask, graphqlUrl, isOperation } from '../drivers/platform'
import { startSession, startSessionOf, switchPerson } from '../drivers/people/startSession'
import { platformOrigin } from '../places'
import { expect, test, type BrowserContext, type Page } from '../test'

const path = '/north-capital/issuers'
const timber = 'Tidewater Timber Fund I, LP'

test('a broker finds the issuers of its payment provider, sorted and filtered, and syncs them, which another tab follows', async ({
  page,
}) => {
  await startSession(page, 'broker@capstan.test')
  await page.goto(path)
  // proves PAY-001, ROUTE-030
  await expect(breadcrumb(page)).toHaveText(['North Capital'])
  // proves ROUTE-023
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('North Capital')
  await expect(page.getByRole('link', { name: 'Back' })).toHaveCount(0)
  const account = page.getByRole('region', { name: 'North Capital' })
  // proves CALL-144, FMT-016
  await expect(account).toContainText(/Synced on\s*[A-Z][a-z]{2} \d\d \d{4} \d{1,2}:\d\d[ap]m/)
  const issuers = page.getByRole('region', { name: 'Issuers' })
  // proves PAY-003
  await expect(issuers.getByRole('columnheader')).toHaveText(['Name', 'Updated on', 'Synced on', 'Mapping'])
  // proves CALL-140
  await expect(row(page, timber)).toContainText('@')

  const other = await page.context().newPage()
  await other.goto(path)
  await expect(row(other, timber)).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(graphqlUrl, async (route) => {
    if (isOperation(route.request(), 'mutation NorthCapitalSync')) await held
    await route.fallback()
  })
  await account.getByRole('button', { name: 'Sync template list' }).click()
  await expect(account.getByRole('button', { name: /Syncing/ })).toBeVisible()
  await expectAccessible(page, 'issuers that are synced')
  release()
  // proves PAY-007
  await expect(account.getByRole('button', { name: 'Sync template list' })).toBeVisible()
  // The provider has had one more for two days: only the sync adds it, here and in the other tab.
  // proves CALL-139
  for (const reader of [page, other]) await expect(row(reader, 'Larch & Loom Ltd')).toBeVisible()
  await expect(account.getByText('3', { exact: true })).toBeVisible()

  const heads = issuers.getByRole('rowheader')
  await expect(heads).toHaveText([/^Larch/, /^Tidewater/, /^Halden/])
  await issuers.getByRole('button', { name: 'Updated on' }).click()
  await expect(heads.first()).toHaveText(/^Halden/)
  await issuers.getByRole('button', { name: 'Updated on' }).click()
  await issuers.getByRole('button', { name: 'Updated on' }).click()
  await expect(heads.first()).toHaveText(/^Larch/)
  await issuers.getByRole('button', { name: 'Synced on' }).click()
  // proves PAY-005
  await expect(issuers.getByRole('columnheader', { name: 'Synced on' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('TIMBER')
  // proves PAY-004
  await expect(heads).toHaveText([/^Tidewater/])
  await expect(issuers.getByRole('status')).toHaveText('1 of 3 issuers')
  await heads.getByRole('link').click()
  // proves PAY-006
  await expect(page).toHaveURL(new RegExp(`${path}/[0-9a-f-]{36}$`))
  await other.close()
})

test('a sync that the provider or the platform refuses is reported, and can be retried', async ({ page }) => {
  await startSession(page, 'broker@capstan.test')
  await alterAnswers<Accounts>(page, 'query PaymentAccounts', ({ allPaymentAccounts }) => {
    for (const account of allPaymentAccounts?.nodes ?? [])
      Object.assign(account, {
        syncStatus: 'failed',
        syncError: 'Error loading templates, please try agian.',
      })
  })
  await page.goto(path)
  const account = page.getByRole('region', { name: 'North Capital' })
  await expect(account.getByRole('alert')).toHaveText('Error loading templates, please try agian.')
  await page.route(graphqlUrl, async (route) => {
    if (!isOperation(route.request(), 'mutation NorthCapitalSync')) return route.fallback()
    const errors = [{ message: 'Operation not allowed', extensions: { code: 'not_allowed' } }]
    await route.fulfill({ json: { data: { northCapitalSync: null }, errors } })
  })
  await account.getByRole('button', { name: 'Sync template list' }).click()

  await expect(account.getByRole('alert')).toHaveText('Operation not allowed')
  // proves PAY-007
  await expect(account.getByRole('button', { name: 'Sync template list' })).toBeVisible()
})

test('an issuer has its name, its offerings, and a mapping process until that is complete', async ({
  page,
}) => {
  await startSession(page, 'broker@capstan.test')
  await syncPast(page.context())
  await page.goto(path)
  await row(page, 'Larch & Loom Ltd').getByRole('link').click()
  // proves PAY-010
  await expect(page.getByText('No templates found.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sync template list' })).toBeVisible()
  await expectAccessible(page, 'an issuer without offerings')
  await page.getByRole('link', { name: 'Back' }).click()
  // proves PAY-016
  await expect(page).toHaveURL(path)

  const { id, name } = await notMapped(page.context(), 'allPaymentIssuers', 'process')
  await row(page, name).getByRole('link').click()
  await expect(breadcrumb(page)).toHaveText(['North Capital', name])
  // proves CALL-143, PAY-017
  await expect(page.getByRole('region', { name, exact: true })).toContainText('Updated on')
  // proves PAY-002, PAY-008
  await expect(page.getByRole('region', { name: 'Offerings' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(`${path}/${id}`)
  const steps = (reader: Page) => reader.getByRole('list', { name: 'Mapping process' })
  // proves PAY-012
  await expect(steps(other).getByRole('listitem')).toHaveText([/Issuer/, /Activate/])

  await page.getByRole('button', { name: 'Next step' }).click()
  const dialog = page.getByRole('dialog', { name: 'Next step' })
  await dialog.getByRole('textbox', { name: 'Legal name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Employer identification number' }).fill('12-3456789')
  await dialog.getByRole('textbox', { name: 'Email for payment notices' }).fill('pay@issuer.example')
  await expectAccessible(page, 'a step of a mapping process')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  // proves PAY-013
  await expect(dialog.getByRole('heading', { name: 'Activate' })).toBeVisible()
  await expect(steps(other).getByRole('listitem').first()).toContainText('Complete')
  await dialog.getByRole('button', { name: 'Activate the issuer' }).click()

  await expect(dialog).toHaveCount(0)
  // proves PAY-018
  for (const reader of [page, other]) await expect(steps(reader)).toHaveCount(0)
  // The focused element is gone: a keyboard user continues from the issuer.
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused()
  // proves CALL-141, PAY-009
  await expect(page.getByRole('region', { name: 'Offerings' })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(row(page, name)).toContainText('Complete')
  await other.close()
})

test('the fields of an offering’s document are mapped, each text where something is missing, until its process is complete', async ({
  page,
}) => {
  await startSession(page, 'broker@capstan.test')
  const { id, name, issuer } = await notMapped(
    page.context(),
    'allPaymentInstruments',
    'process: processByStepByStepId',
  )
  const offering = `${path}/${issuer}/${id}`
  const calls = recordCalls(page)
  await page.goto(offering)
  // proves CALL-142, PAY-002, PAY-011
  await expect(page.getByRole('region', { name: 'Offering', exact: true })).toContainText(name)
  await expect(page.getByRole('list', { name: 'Mapping process' })).toBeVisible()
  await page.getByRole('link', { name: 'Escrow instructions' }).click()
  await expect(page).toHaveURL(new RegExp(`${offering}/[0-9a-f-]{36}$`))
  await expect(breadcrumb(page).last()).toHaveText('Escrow instructions')
  // proves PAY-015
  await expect(page.getByRole('region', { name: 'Document', exact: true })).toContainText(
    'Escrow instructions',
  )
  const fields = page.getByRole('region', { name: 'Fields' })
  // proves PAY-014
  await expect(fields.getByRole('columnheader')).toHaveText([
    ...['Role Name', 'Name', 'Map to', 'Value', 'Data label', 'Actions'],
  ])
  await fields.getByRole('button', { name: 'About data labels' }).focus()
  await page.keyboard.press('Shift')
  await expectAccessible(page, 'the fields of a document')
  const other = await page.context().newPage()
  await other.goto(page.url())

  // proves CALL-134
  await expect
    .poll(() => calls('allSigningFields').at(-1))
    .toMatchObject({ documentId: page.url().split('/').at(-1) })
  await fields.getByRole('button', { name: 'Edit Memo' }).click()
  await expect(fields.getByRole('combobox', { name: /Map to/ })).toBeFocused()
  await save(page)
  // proves SIGN-043
  await expect(fields.getByText('Name is required.').first()).toBeVisible()
  await page.getByRole('combobox', { name: /Map to/ }).click()
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: /^Static$/ })).toBeVisible()
  // proves SIGN-046
  await expect(options.filter({ hasText: /error|not supported|template provided/i })).toHaveCount(0)
  await options.filter({ hasText: /^Static$/ }).click()
  await save(page)
  await expect(fields.getByText('Value required for static field.').first()).toBeVisible()
  await choose(page, 'Custom')
  await save(page)
  // proves SIGN-044
  await expect(fields.getByText('Value required for custom field.').first()).toBeVisible()
  expect(calls('updateSigningFieldById')).toEqual([])
  await fields.getByRole('textbox', { name: /Value/ }).fill('For {{investor_name}}')
  await expectAccessible(page, 'a field that is mapped')
  await save(page)

  for (const reader of [page, other])
    await expect(fieldRow(reader, 'Memo')).toContainText(/Custom.*For \{\{investor_name\}\}/)
  // proves CALL-124
  expect(calls('updateSigningFieldById')).toMatchObject([
    { input: { patch: { mapTo: expect.any(Number) as unknown, value: 'For {{investor_name}}' } } },
  ])
  await expect(fields.getByRole('button', { name: 'Edit Memo' })).toBeFocused()
  await fields.getByRole('button', { name: 'Edit Amount' }).click()
  await choose(page, 'Total investment (USD)')
  await expect(fields.getByRole('textbox', { name: /Value/ })).toHaveCount(0)
  await save(page)
  await expect(fieldRow(other, 'Amount')).toContainText('Total investment (USD)')

  await page.getByRole('link', { name: 'Back' }).click()
  // proves PAY-016
  await expect(page).toHaveURL(offering)
  await completeMapping(page)
  // proves PAY-012
  await expect(page.getByRole('list', { name: 'Mapping process' })).toHaveCount(0)
  await expect(other.getByText('The mapping is complete: its fields can no longer be changed.')).toBeVisible()
  await expect(other.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
  await other.close()
})

test('a viewer reads and changes nothing; other types go home; records of other accounts are not found', async ({
  page,
  browser,
  investor,
}) => {
  await startSession(page, 'broker@capstan.test')
  const { id: issuerId, name } = await anyOf(page.context(), 'allPaymentIssuers', timber)
  const { id, documents } = await anyOf(page.context(), 'allPaymentInstruments', 'Fund I Extension, wired')
  const pages = [path, `${path}/${issuerId}`, `${path}/${issuerId}/${id}`]
  const fields = `${path}/${issuerId}/${id}/${documents?.nodes[0]?.id}`
  const email = `${randomUUID()}@viewer.example`
  await ask(page.context(), makeViewer, { email })
  const theirs = await browser.newContext({ baseURL: platformOrigin })
  await startSessionOf(theirs, email)
  const viewer = await theirs.newPage()
  // proves ROLE-007
  for (const each of [...pages, fields]) {
    await viewer.goto(each)
    await expect(viewer.getByRole('main').getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
    await expect(viewer.getByRole('button', { name: /^(Sync template|Next step|Edit)/ })).toHaveCount(0)
    await viewer.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(viewer, each)
    await viewer.setViewportSize({ width: 1280, height: 800 })
  }
  await theirs.close()

  await page.goto(`${path}/${issuerId}/00000000-0000-4000-8000-000000000000`)
  await expect(page.getByText(/^This offering does not exist/)).toBeVisible()
  await page.goto(`${path}/${issuerId}/${id}/1`)
  await expect(page.getByText(/^This document does not exist/)).toBeVisible()
  await switchPerson(page, 'issuer@capstan.test')
  await page.goto(`${path}/${issuerId}`)
  await expect(page.getByText(/^This issuer does not exist/)).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
  await page.goto(fields)
  await expect(page.getByText(/^This offering does not exist/)).toBeVisible()
  await page.goto(path)
  await expect(page.getByText('There is no account at the payment provider yet.')).toBeVisible()
  await switchPerson(page, investor.email)
  await page.goto(path)
  // proves ROUTE-023
  await expect(page).not.toHaveURL(path)
})

const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')

const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Issuers' }).getByRole('row').filter({ hasText: name })

const fieldRow = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Fields' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name, exact: true }) })

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

async function choose(page: Page, option: string): Promise<void> {
  await page.getByRole('combobox', { name: /Map to/ }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Works through the steps of an offering in the dialog they open in. */
async function completeMapping(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next step' }).click()
  const dialog = page.getByRole('dialog', { name: 'Next step' })
  await dialog.getByRole('textbox', { name: 'Bank' }).fill('Pacific Trust')
  await dialog.getByRole('textbox', { name: 'ABA routing number' }).fill('121000358')
  await dialog.getByRole('textbox', { name: /Least payment/ }).fill('5000')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('combobox', { name: /Investors may pay by/ }).click()
  await page.getByRole('option', { name: 'Wire', exact: true }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Finish the mapping' }).click()
  await expect(dialog).toHaveCount(0)
}

interface Found {
  id: string
  name: string
  issuer?: string
  process: { status: string }
  documents?: { nodes: { id: string }[] }
}

/** Returns a row of a list with an incomplete mapping; a retried test takes the next one. */
async function notMapped(context: BrowserContext, list: string, process: string): Promise<Found> {
  const issuer = list === 'allPaymentInstruments' ? 'issuer: paymentIssuerId' : ''
  const answer = await ask<Record<string, { nodes: Found[] }>>(
    context,
    `{ ${list}(orderBy: NAME_ASC) { nodes { id name ${issuer} ${process} { id status } } } }`,
  )
  const found = answer[list]?.nodes.find(
    (each) => each.process.status !== 'complete' && !each.name.startsWith('Larch'),
  )
  if (!found) throw new Error(`Every row of ${list} is mapped.`)
  return found
}

async function anyOf(context: BrowserContext, list: string, name: string): Promise<Found> {
  const documents =
    list === 'allPaymentInstruments'
      ? 'documents: signingDocumentsByPaymentInstrumentId { nodes { id } }'
      : ''
  const answer = await ask<Record<string, { nodes: Found[] }>>(
    context,
    `{ ${list} { nodes { id name ${documents} } } }`,
  )
  const found = answer[list]?.nodes.find((each) => each.name === name)
  if (!found) throw new Error(`${name} is not in ${list}.`)
  return found
}

/** Reads the provider's lists past the screen, and waits until they are there. */
async function syncPast(context: BrowserContext): Promise<void> {
  const { allPaymentAccounts } = await ask<Accounts>(context, accounts)
  await ask(context, sync, { id: allPaymentAccounts?.nodes[0]?.id })
  await expect
    .poll(async () => (await ask<Accounts>(context, accounts)).allPaymentAccounts?.nodes[0]?.syncStatus)
    .toBe('idle')
}

interface Accounts {
  allPaymentAccounts?: { nodes: { id: string; syncStatus: string; syncError?: string | null }[] }
}

const accounts = '{ allPaymentAccounts { nodes { id syncStatus } } }'
const sync = 'mutation ($id: UUID!) { northCapitalSync(input: { id: $id }) { clientMutationId } }'
const makeViewer = `mutation ($email: String!) {
  makeDelegate(input: { firstName: "Vera", lastName: "Lind", email: $email, role: "account_viewer" }) {
    usersAccount { id } } }`
