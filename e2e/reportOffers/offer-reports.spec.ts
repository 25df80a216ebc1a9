import type { Browser } from '@playwright/test'
import { expectForEverybody } from '../drivers/accessible'
import { tabTo } from '../drivers/keyboard'
import { ask, failRequests, graphqlUrl, isOperation } from '../drivers/platform'
import { startSession, startSessionOf } from '../drivers/startSession'
import { platformOrigin } from '../places'
import { expect, test, type BrowserContext, type Page } from '../test'

const path = '/admin/reports'
const contacts = '/api/v2/reports/contacts'

test('an administrator offers a report to another type of accounts, box by box: whoever it is offered to may fetch it, and nobody else', async ({
  page,
  browser,
}) => {
  const agent = await signedIn(browser, 'agent@capstan.test')
  await startSession(page, 'admin@capstan.test')
  await page.goto(path)
  // proves ROUTE-050
  await expect(page).toHaveURL(path)
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' })
  // proves NAV-002, NAV-023
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('columnheader')).toHaveText(['Report', 'Address', 'Offered to', 'On'])
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Contacts' }) })
  await expect(row).toContainText(contacts)
  expect(await checked(page, 'Contacts')).toEqual(['Issuer', 'Broker'])
  await expectForEverybody(page, 'whose reports are which')
  expect(await statusOf(agent)).toBe(422)

  await box(page, 'Contacts', 'Agent').click({ force: true })
  await expect(box(page, 'Contacts', 'Agent')).toBeChecked()
  await expect.poll(() => statusOf(agent)).toBe(200)
  await page.reload()
  await expect(box(page, 'Contacts', 'Agent')).toBeChecked()
  expect(await checked(page, 'Contacts')).toEqual(['Issuer', 'Broker', 'Agent'])

  // By keyboard, and the box keeps focus.
  await tabTo(page, box(page, 'Contacts', 'Agent'))
  await page.keyboard.press('Space')
  await expect.poll(() => statusOf(agent)).toBe(422)
  await expect(box(page, 'Contacts', 'Agent')).toBeFocused()
  await expect(box(page, 'Contacts', 'Agent')).not.toBeChecked()
  const refused = await fetchAs(agent)
  expect(await refused.json()).toEqual({
    errors: [{ message: 'Operation not allowed', extensions: { code: 'not_allowed' } }],
  })
  await agent.close()
})

test('what another administrator ticks is ticked here, too, and of a double click the last word counts', async ({
  page,
  browser,
}) => {
  const other = await signedIn(browser, 'admin@capstan.test')
  await startSession(page, 'admin@capstan.test')
  await page.goto(path)
  const ats = box(page, 'Contacts', 'ATS')
  await expect(ats).not.toBeChecked()

  await offer(other, true)
  await expect(ats).toBeChecked()
  await offer(other, false)
  await expect(ats).not.toBeChecked()

  await ats.dblclick({ force: true })
  await expect(page.getByText('Saving')).toHaveCount(0)
  await expect(ats).not.toBeChecked()
  await page.reload()
  await expect(box(page, 'Contacts', 'Issuer')).toBeChecked()
  await expect(ats).not.toBeChecked()
  await other.close()
})

test('what is refused stands as it was and says why, and so does what could not be sent: it may be ticked again', async ({
  page,
  expectConsoleError,
}) => {
  test.slow()
  expectConsoleError(/500|Failed to fetch|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/)
  await startSession(page, 'admin@capstan.test')
  await page.goto(path)
  const investor = box(page, 'Contacts', 'Investor')
  await expect(investor).not.toBeChecked()

  await page.route(graphqlUrl, async (route) => {
    if (!isOperation(route.request(), 'OfferReport')) return route.fallback()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    const json = { errors: [{ message: 'Operation not allowed', extensions: { code: 'not_allowed' } }] }
    await route.fulfill({ json })
  })
  await investor.click({ force: true })
  await expect(investor).toBeChecked()
  await expect(page.getByText('Saving')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Operation not allowed' })).toBeVisible()
  await expect(investor).not.toBeChecked()
  await page.unroute(graphqlUrl)

  await failRequests(page, { operation: 'OfferReport', how: 'unreachable', times: 100 })
  await investor.click({ force: true })
  await expect(page.getByRole('alert').filter({ hasText: /try again/ })).toBeVisible({ timeout: 60_000 })
  await expect(investor).not.toBeChecked()
  await page.unroute(graphqlUrl)

  await investor.click({ force: true })
  await expect(investor).toBeChecked()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await investor.click({ force: true })
  await expect(page.getByText('Saving')).toHaveCount(0)
  await expect(investor).not.toBeChecked()
})

test('nobody but an administrator opens the page, offers a report or turns one', async ({
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
    await page.goto(path)
    await expect(page, type).toHaveURL(home)
  }
})

test.describe('a reader of German', () => {
  test.use({ locale: 'de-DE' })

  test('reads whose reports are which in German', async ({ page }) => {
    await startSession(page, 'admin@capstan.test')
    await page.goto(path)
    const card = page.getByRole('region', { name: 'Dateien zum Herunterladen' })

    await expect(card.getByRole('switch', { name: 'Kontakte ist an' })).toBeVisible()
    expect(await card.innerText()).not.toMatch(/\b(the|offered|report|reads|changes|issuer)\b/i)
  })
})

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

/** Offers the contacts to trading systems, as another administrator. */
async function offer(admin: BrowserContext, isOffered: boolean): Promise<void> {
  const { allReports } = await ask<Reports>(admin, reports)
  const reportId = allReports.nodes.find((report) => report.path === contacts)?.id
  await ask(admin, offering, { reportId, isOffered })
}

interface Reports {
  allReports: { nodes: { id: string; path: string; accountTypes: string[] }[] }
}

const reports = '{ allReports(first: 50) { nodes { id path accountTypes enabled } } }'
const offering = `mutation ($reportId: UUID!, $isOffered: Boolean!) {
  offerReport(input: { reportId: $reportId, accountType: "ats", isOffered: $isOffered }) { report { accountTypes } } }`
