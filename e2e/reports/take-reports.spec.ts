import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { expectAccessible, expectAllAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { tabTo, turn } from '../drivers/access/keyboard'
import { makeHolders, transfer, type Holder } from '../drivers/investments/ledger'
import { alterAnswers, ask, failRequests, graphqlUrl, isOperation } from '../drivers/platform'
import { typeDay } from '../drivers/people/setUpAccount'
import { startSession, startSessionOf, switchPerson } from '../drivers/people/startSession'
import { platformOrigin } from '../places'
import { expect, test, type BrowserContext, type Page } from '../test'

// Offers and downloads are in one file, so that they run one after another: they change the same two reports.
const path = '/reports'
const offersPath = '/admin/reports'
const contacts = '/api/v2/reports/contacts'

for (const who of [
  'issuer', // proves NAV-015
  'broker', // proves NAV-020
  'issuer-viewer',
] as const)
  test(`the ${who} downloads the current cap table and contacts`, async ({
    page,
    context,
  }) => {
    await startSession(page, `${who}@capstan.test`)
    await page.goto('/dashboard')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click()
    // proves ROUTE-046
    await expect(page).toHaveURL(path)
    const before = await ask<Counts>(context, counts)

    // proves CALL-101, CALL-102, REPORT-001, REPORT-002, REPORT-004
    for (const [name, file, address, list] of [
      ['Cap Table', 'cap-table.csv', '/api/v2/reports/cap-table', 'capTable'],
      ['Contacts', 'contacts.csv', '/api/v2/reports/contacts', 'allCustomers'],
    ] as const) {
      await expect(item(page, name)).toBeVisible()
      const asked = page.waitForRequest((request) => request.url().endsWith(address))
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: `Download ${name}` }).click()
      expect((await asked).method()).toBe('GET')
      expect((await saved).suggestedFilename()).toBe(file)
      const text = await readFile(await (await saved).path(), 'utf8')
      // Other specs may have added some meanwhile, or removed some.
      const after = await ask<Counts>(context, counts)
      expect(text.trimEnd().split('\r\n').length - 1).toBeGreaterThanOrEqual(
        Math.min(before[list].totalCount, after[list].totalCount),
      )
      // Its size and its time are shown beside it from now on.
      const kilobytes = Math.round(Buffer.byteLength(text) / 1000).toLocaleString('en-US')
      const size = Buffer.byteLength(text) < 1000 ? `${Buffer.byteLength(text)} bytes` : `${kilobytes} kB`
      await expect(item(page, name)).toContainText(size)
      await expect(item(page, name)).toContainText(/Last generated\w{3} \d\d \d{4}/)
    }
  })

test('a report is previewed before it is saved, and the same report is saved', async ({ page }) => {
  await startSession(page, 'issuer@capstan.test')
  await page.goto(path)
  await page.getByRole('button', { name: 'Preview Cap Table' }).click()
  const preview = page.getByRole('dialog', { name: 'Cap Table' })
  await expect(preview.getByRole('columnheader')).toHaveText([
    ...['Investor', 'Email', 'Asset', 'Units', 'Percent', 'Status'],
  ])
  await expect(preview.getByText(/^First 12 of [\d,]+ rows$/)).toBeVisible()
  const first = await preview.getByRole('row').nth(1).getByRole('cell').allTextContents()
  await expectAccessible(page, 'a preview')
  const saved = page.waitForEvent('download')
  await preview.getByRole('button', { name: 'Download' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  const line = text.split('\r\n')[1] ?? ''
  for (const cell of first) expect(line).toContain(cell)
})

test('a report that an administrator turns off is not offered, and its open page reports it', async ({
  page,
  browser,
  expectConsoleError,
}) => {
  expectConsoleError(/422/)
  await startSession(page, 'issuer@capstan.test')
  await page.goto(path)
  await expect(item(page, 'Contacts')).toBeVisible()
  const admin = await browser.newContext()
  await startSessionOf(admin, 'admin@capstan.test')
  const { allReports } = await ask<Reports>(admin, reports)
  const { id } = allReports.nodes.find(({ name }) => name === 'Contacts') ?? {}
  const turn = (enabled: boolean) => ask(admin, turnReport, { id, enabled })

  // Turned off during the request: the offered reports change at once.
  await page.route('**/api/v2/reports/contacts', async (route) => {
    await turn(false)
    await route.continue()
  })
  try {
    await page.getByRole('button', { name: 'Download Contacts' }).click()
    // The message still names the report after it is hidden.
    await expect(item(page, 'Contacts')).toHaveCount(0)
    await expect(page.getByText('Contacts is not available any more.')).toBeVisible()
    // The session continues.
    await expect(page).toHaveURL(path)
    await expect(item(page, 'Cap Table')).toBeVisible()
    await page.reload()
    await expect(item(page, 'Cap Table')).toBeVisible()
    await expect(item(page, 'Contacts')).toHaveCount(0)
    await expect(page.getByText('Contacts is not available any more.')).toHaveCount(0)
  } finally {
    await turn(true)
  }
  await expect(item(page, 'Contacts')).toBeVisible()
  await alterAnswers<Listed>(page, 'query Reports', ({ allReports }) => (allReports.nodes = []))
  await page.reload()
  // proves REPORT-003
  await expect(page.getByText('No Reports Available', { exact: true })).toBeVisible()
  await admin.close()
})

test('a report that an administrator withdraws from issuers disappears live from their page, its address is refused, and it can be offered again', async ({
  page,
  browser,
}) => {
  await startSession(page, 'issuer@capstan.test')
  await page.goto(path)
  await expect(item(page, 'Contacts')).toBeVisible()
  const admin = await (await browser.newContext({ baseURL: platformOrigin })).newPage()
  await startSession(admin, 'admin@capstan.test')
  await admin.goto('/admin/reports')
  const box = admin
    .getByRole('group', { name: 'Contacts is offered to' })
    .getByRole('checkbox', { name: 'Issuer' })
  const status = async () =>
    (await page.context().request.get(contacts, { headers: { 'sec-fetch-site': 'same-origin' } })).status()
  const note = page.getByText('Contacts is not available any more.')

  for (const control of [box, admin.getByRole('switch', { name: 'Contacts is on' })]) {
    try {
      await turn(control, false)
      await expect(note).toBeVisible()
      await expect(item(page, 'Contacts')).toHaveCount(0)
      await expect(item(page, 'Cap Table')).toBeVisible()
      expect(await status()).toBe(422)
    } finally {
      await turn(control)
    }
    await expect(item(page, 'Contacts')).toBeVisible()
    await expect(note).toHaveCount(0)
    expect(await status()).toBe(200)
  }
  await admin.context().close()
})

test('the control book and a holder’s statement are printed with the figures of the screens', async ({
  page,
  context,
  request,
  browser,
}) => {
  test.slow()
  await startSession(page, 'issuer@capstan.test')
  const { name, holders } = await makeHolders({ issuer: context, request, browser }, ['60', '40'])
  const [seller, buyer] = holders as [Holder, Holder]
  const input = { holdingId: seller.holdingId, investorId: buyer.accountId, amount: '12.5' }
  const id = await transfer(context, input)
  await page.goto(path)
  await page.getByRole('button', { name: 'Open Control Book' }).click()

  await expect(page).toHaveURL(`${path}?page=control-book`)
  // The page has changed, and its title says so. [WCAG 2.4.2, 2.4.3]
  await expect(page).toHaveTitle(/^Control Book · /)
  await expect(page.getByRole('heading', { level: 1, name: 'Control Book' })).toBeFocused()
  const book = page.getByRole('table', { name: `Asset of ${name}` })
  // 1,000 units of the round, 100 of them issued to two. The last row adds up the rows above it.
  await expect(book.getByRole('row').filter({ hasText: name }).first()).toContainText('1,0001009002')
  await expect(book.getByRole('row').last()).toContainText('Total1,0001009002')
  await expect(
    page.getByText('The holders have 100 units and 100 are issued. The books agree.').first(),
  ).toBeVisible()
  await expect(page.getByText(/The books differ/)).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('IssuerHalden Biologics, Inc.')
  await expectAccessible(page, 'control book')
  await expectNoSidewaysScroll(page, 'control book')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(book).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Back to reports' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeFocused()

  await page.getByRole('button', { name: 'Open Holder Statement' }).click()
  const field = page.getByRole('combobox', { name: 'Holder' })
  await field.click()
  await field.pressSequentially(buyer.name)
  await page.getByRole('option', { name: buyer.email }).click()
  const positions = page.getByRole('table', { name: 'Holdings' })
  await expect(positions.getByRole('row').nth(1)).toContainText(`Asset of ${name}52.552.50%`)
  const entries = page.getByRole('table', { name: 'Ledger entries' }).getByRole('row')
  await expect(entries).toHaveCount(3)
  await expect(entries.nth(1)).toContainText('4040')
  await expect(entries.nth(2)).toContainText('12.552.5')
  await expect(entries.nth(2).getByRole('link')).toHaveAttribute('href', `/transaction/${id}`)
  await expectAccessible(page, 'statement')
  await expect(page).toHaveURL(`${path}?page=statement&holder=${buyer.accountId}`)
  // The statement of the day before is empty, and still names its investor, also after a reload.
  await typeDay(page, 'As of', '01012020')
  for (const reload of [false, true]) {
    if (reload) await page.reload()
    await expect(page.getByText('There were no holdings on this day.')).toBeVisible()
    await expect(page.getByText('There were no entries up to this day.')).toBeVisible()
    await expect(page.getByRole('main').getByText(buyer.name, { exact: true })).toBeVisible()
    await expect(field).toHaveValue(buyer.name)
    await expect(page).toHaveURL(`${path}?page=statement&day=2020-01-01&holder=${buyer.accountId}`)
  }
})

test('a broker has no control book, and an investor no reports', async ({ page }) => {
  await startSession(page, 'broker@capstan.test')
  await page.goto(`${path}?page=control-book`)
  await expect(page.getByRole('button', { name: 'Open Holder Statement' })).toBeVisible()
  await expect(page.getByText('Control Book')).toHaveCount(0)
  await switchPerson(page, 'investor@capstan.test')
  await page.goto(path)
  // proves ROUTE-046
  await expect(page).toHaveURL('/portfolio')
})

test('an administrator withdraws a report from an account type and offers it again: only these accounts may download it', async ({
  page,
  browser,
}) => {
  const broker = await signedIn(browser, 'broker@capstan.test')
  const investor = await signedIn(browser, 'investor@capstan.test')
  await startSession(page, 'admin@capstan.test')
  await page.goto(offersPath)
  // proves ROUTE-050
  await expect(page).toHaveURL(offersPath)
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' })
  // proves NAV-002, NAV-023
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('columnheader')).toHaveText(['Report', 'Address', 'Offered to', 'On'])
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Contacts' }) })
  await expect(row).toContainText(contacts)
  // Types without a page of reports have no box.
  await expect(boxes(page, 'Contacts').getByRole('checkbox')).toHaveCount(2)
  expect(await checked(page, 'Contacts')).toEqual(['Issuer', 'Broker'])
  await expectAllAccessible(page, 'whose reports are which')
  expect(await statusOf(broker)).toBe(200)
  expect(await statusOf(investor)).toBe(422)

  try {
    await turn(box(page, 'Contacts', 'Broker'), false)
    await expect.poll(() => statusOf(broker)).toBe(422)
    const refused = await fetchAs(broker)
    expect(await refused.json()).toEqual({
      errors: [{ message: 'Operation not allowed', extensions: { code: 'not_allowed' } }],
    })
    await page.reload()
    await expect(box(page, 'Contacts', 'Issuer')).toBeChecked()
    expect(await checked(page, 'Contacts')).toEqual(['Issuer'])

    // By keyboard, and the box keeps focus.
    await tabTo(page, box(page, 'Contacts', 'Broker'))
    await page.keyboard.press('Space')
    await expect.poll(() => statusOf(broker)).toBe(200)
    await expect(box(page, 'Contacts', 'Broker')).toBeFocused()
    await expect(box(page, 'Contacts', 'Broker')).toBeChecked()
  } finally {
    await offer(page.context(), true)
  }
  await broker.close()
  await investor.close()
})

test('a change by another administrator is shown, and after a double click the last value counts', async ({
  page,
  browser,
}) => {
  const other = await signedIn(browser, 'admin@capstan.test')
  await startSession(page, 'admin@capstan.test')
  await page.goto(offersPath)
  const broker = box(page, 'Contacts', 'Broker')
  await expect(broker).toBeChecked()

  try {
    await offer(other, false)
    await expect(broker).not.toBeChecked()
    await offer(other, true)
    await expect(broker).toBeChecked()

    await broker.dblclick({ force: true })
    await expect(page.getByText('Saving')).toHaveCount(0)
    await expect(broker).toBeChecked()
  } finally {
    await offer(other, true)
  }
  await page.reload()
  await expect(box(page, 'Contacts', 'Issuer')).toBeChecked()
  await expect(broker).toBeChecked()
  await other.close()
})

test('a refused or failed change is reset with the reason, and can be repeated', async ({
  page,
  expectConsoleError,
}) => {
  test.slow()
  expectConsoleError(/500|Failed to fetch|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/)
  await startSession(page, 'admin@capstan.test')
  await page.goto(offersPath)
  const broker = box(page, 'Contacts', 'Broker')
  await expect(broker).toBeChecked()

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(graphqlUrl, async (route) => {
    if (!isOperation(route.request(), 'OfferReport')) return route.fallback()
    await held
    const json = { errors: [{ message: 'Operation not allowed', extensions: { code: 'not_allowed' } }] }
    await route.fulfill({ json })
  })
  await broker.click({ force: true })
  await expect(broker).not.toBeChecked()
  await expect(page.getByText('Saving')).toBeVisible()
  answer()
  await expect(page.getByRole('alert').filter({ hasText: 'Operation not allowed' })).toBeVisible()
  await expect(broker).toBeChecked()
  await page.unroute(graphqlUrl)

  await failRequests(page, { operation: 'OfferReport', how: 'unreachable', times: 100 })
  await broker.click({ force: true })
  await expect(page.getByRole('alert').filter({ hasText: /try again/ })).toBeVisible({ timeout: 60_000 })
  await expect(broker).toBeChecked()
  await page.unroute(graphqlUrl)

  await broker.click({ force: true })
  await expect(broker).not.toBeChecked()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await broker.click({ force: true })
  await expect(page.getByText('Saving')).toHaveCount(0)
  await expect(broker).toBeChecked()
})

test('only an administrator opens the page, offers a report or turns one', async ({
  page,
  browser,
  expectConsoleError,
}) => {
  expectConsoleError(/401|403/)
  // proves ROUTE-050
  for (const [type, home] of [
    ['issuer', '/dashboard'],
    ['broker', '/dashboard'],
    ['agent', '/distributions'],
    ['ats', '/securities'],
    ['investor', '/portfolio'],
  ] as const) {
    const context = await signedIn(browser, `${type}@capstan.test`)
    const { allReports } = await ask<Reports>(context, reports)
    const { id, accountTypes } = allReports.nodes.find((report) => report.path === contacts) ?? {}
    const writes = [
      `mutation { offerReport(input: { reportId: "${id}", accountType: "${type}", isOffered: true }) { clientMutationId } }`,
      `mutation { updateReportById(input: { id: "${id}", patch: { enabled: false } }) { clientMutationId } }`,
    ]
    for (const query of writes) {
      const answer = await context.request.post('/api/v2/graphql', { data: { query }, headers: ours })
      expect(await answer.json(), type).toMatchObject({ errors: [{ extensions: { code: 'not_allowed' } }] })
    }
    const after = await ask<Reports>(context, reports)
    expect(after.allReports.nodes.find((report) => report.id === id)).toMatchObject({ accountTypes })
    await context.close()

    await page.goto('about:blank')
    await startSession(page, `${type}@capstan.test`)
    await page.goto('/login')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(offersPath)
    await expect(page, type).toHaveURL(home)
  }
})

test.describe('a reader of German', () => {
  test.use({ locale: 'de-DE' })

  test('reads whose reports are which in German', async ({ page }) => {
    await startSession(page, 'admin@capstan.test')
    await page.goto(offersPath)
    const card = page.getByRole('region', { name: 'Dateien zum Herunterladen' })

    await expect(card.getByRole('switch', { name: 'Kontakte ist an' })).toBeVisible()
    expect(await card.innerText()).not.toMatch(/\b(the|offered|report|reads|changes|issuer)\b/i)
  })
})

const item = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Reports' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Download ${name}` }) })

interface Counts {
  capTable: { totalCount: number }
  allCustomers: { totalCount: number }
}
interface Listed {
  allReports: { nodes: unknown[] }
}

interface Reports {
  allReports: { nodes: { id: string; name: string; path: string; accountTypes: string[] }[] }
}

const reports = '{ allReports(first: 50) { nodes { id name path accountTypes } } }'
const turnReport = `mutation ($id: UUID!, $enabled: Boolean!) {
  updateReportById(input: { id: $id, patch: { enabled: $enabled } }) { report { enabled } } }`
const counts = '{ capTable { totalCount } allCustomers { totalCount } }'

const ours = { origin: platformOrigin, 'sec-fetch-site': 'same-origin' }

async function signedIn(browser: Browser, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: platformOrigin })
  await startSessionOf(context, email)
  return context
}

const fetchAs = ({ request }: BrowserContext) => request.get(contacts, { headers: ours })

const statusOf = async (context: BrowserContext) => (await fetchAs(context)).status()

const boxes = (page: Page, report: string) => page.getByRole('group', { name: `${report} is offered to` })

const box = (page: Page, report: string, type: string) =>
  boxes(page, report).getByRole('checkbox', { name: type, exact: true })

/** The types that a report is offered to, by their words. */
const checked = (page: Page, report: string) =>
  boxes(page, report)
    .locator('label')
    .filter({ has: page.locator('input:checked') })
    .allInnerTexts()

/** Offers the contacts to brokers, as another administrator. */
async function offer(admin: BrowserContext, isOffered: boolean): Promise<void> {
  const { allReports } = await ask<Reports>(admin, reports)
  const reportId = allReports.nodes.find((report) => report.path === contacts)?.id
  await ask(admin, offering, { reportId, isOffered })
}

const offering = `mutation ($reportId: UUID!, $isOffered: Boolean!) {
  offerReport(input: { reportId: $reportId, accountType: "broker", isOffered: $isOffered }) { report { accountTypes } } }`
