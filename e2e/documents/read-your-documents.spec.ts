import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { enter } from '../drivers/access/keyboard'
import { failRequests, graphqlUrl } from '../drivers/platform'
import { shareDocument } from '../drivers/investments/shareDocument'
import { startSession, startSessionOf, switchPerson } from '../drivers/people/startSession'
import { platformOrigin } from '../places'
import { homes, type AccountType } from '../routeTable'
import { expect, test, type Page } from '../test'

const path = '/investor-documents'
const certificate = 'Stock certificate S-A 0412'

test('an investor finds the shared documents of securities and of holdings', async ({ page }) => {
  await startSession(page, 'investor@capstan.test')
  await page.goto('/portfolio')
  await page.getByRole('link', { name: 'Documents' }).click()
  await expect(page).toHaveURL(path)

  const halden = rowOf(page, 'Halden Biologics, Inc.')
  // proves DOC-002
  await expect(page.getByRole('columnheader')).toHaveText(['Issuer', 'Asset', 'Round', 'Documents'])
  await expect(halden.getByRole('cell')).toHaveText([
    'Halden Biologics Preferred',
    'Series A',
    /^Annual report 2025.*Series A stock purchase agreement/,
  ])
  // proves DOC-004, FMT-013
  await expect(itemOf(page, 'Annual report 2025')).toHaveText(
    /PDF · shared via All holders · [A-Z][a-z]{2} (\d?1st|2?2nd|2?3rd|\d{1,2}th) \d{4}$/,
  )
  await expect(itemOf(page, certificate)).toHaveCount(0)

  await page.getByRole('button', { name: 'Holdings' }).click()
  // proves DOC-001
  await expect(halden.getByRole('cell').last()).toHaveText(new RegExp(`^${certificate}`))
  await expect(itemOf(page, certificate)).toHaveText(/PDF · shared via The investor/)
  await expect(itemOf(page, 'Annual report 2025')).toHaveCount(0)
  await page.getByRole('button', { name: 'Securities' }).click()
  await expect(itemOf(page, 'Annual report 2025')).toBeVisible()
})

test('a search finds texts that begin with it, and headings sort', async ({ page }) => {
  await startSession(page, 'investor@capstan.test')
  await page.goto(path)
  await expect(itemOf(page, 'Annual report 2025')).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search' })
  const issuers = page.getByRole('rowheader')
  const before = await issuers.allTextContents()

  await search.fill('hALDEN')
  await expect(rowOf(page, 'Halden Biologics, Inc.')).toBeVisible()
  await search.fill('report 2025')
  await expect(page.getByText('Nothing begins with report 2025.')).toBeVisible()
  await search.fill('annual REPORT')
  await expect(itemOf(page, 'Annual report 2025')).toBeVisible()

  await search.fill('')
  const heading = page.getByRole('columnheader', { name: 'Issuer' })
  for (const order of ['ascending', 'descending']) {
    await heading.getByRole('button').click()
    await expect(heading).toHaveAttribute('aria-sort', order)
  }
  // proves GRID-002
  await expect.poll(() => issuers.allTextContents()).toEqual(before.toReversed())
})

test('a document is downloaded by its name, by keyboard too, and the page stays', async ({ page }) => {
  await startSession(page, 'investor@capstan.test')
  await page.goto(path)

  const file = page.waitForEvent('download')
  await enter(page, downloadOf(page, 'Annual report 2025'))

  expect((await file).suggestedFilename()).toBe('Annual report 2025.pdf')
  expect((await readFile(await (await file).path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page).toHaveURL(path)
  await expect(downloadOf(page, 'Annual report 2025')).toBeFocused()
})

test('a document is shown beside the list, also by keyboard and at 320 px: its pages are rendered, the next document can be opened, and closing returns the focus [WCAG 2.4.3] [WCAG 1.4.10]', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 720 })
  await startSession(page, 'investor@capstan.test')
  await page.goto(path)
  const show = page.getByRole('button', { name: 'Show Annual report 2025', exact: true })
  await enter(page, show)

  const drawer = page.getByRole('dialog')
  const first = drawer.getByRole('region', { name: /^Page 1 of/ })
  await expect(drawer.getByRole('heading', { name: 'Annual report 2025' })).toBeVisible()
  await expect(first.locator('canvas')).toBeVisible()
  await expect(first.getByText('This is a document of the demo data.')).toBeAttached()
  const listed = Number(/of (\d+)/.exec(await drawer.getByText(/^\d+ of \d+$/).innerText())?.[1])
  expect(listed).toBeGreaterThan(1)
  await expectAccessible(page, 'a document looked at')
  await expectNoSidewaysScroll(page, 'a document looked at')
  await drawer
    .getByRole('button', { name: 'Next document' })
    .or(drawer.getByRole('button', { name: 'Previous document' }))
    .and(drawer.locator(':not([aria-disabled=true])'))
    .first()
    .click()
  await expect(drawer.getByRole('heading', { name: 'Annual report 2025' })).toHaveCount(0)
  await expect(first.locator('canvas')).toBeVisible()
  const file = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Download', exact: true }).click()
  expect((await readFile(await (await file).path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(show).toBeFocused()
})

test('a table is shown as its cells', async ({ page, browser }) => {
  const issuer = await browser.newContext({ baseURL: platformOrigin })
  await startSessionOf(issuer, 'issuer@capstan.test')
  const name = `Figures ${Date.now()}`
  const buffer = Buffer.from('Quarter,Revenue\nSecond,"$4,826.00"\n')
  const shared = await shareDocument(issuer, {
    ...{ like: certificate, name },
    file: { extension: 'csv', mimeType: 'text/csv', buffer },
  })
  await startSession(page, 'investor@capstan.test')
  await page.goto(path)
  await page.getByRole('button', { name: 'Holdings' }).click()
  await page.getByRole('button', { name: `Show ${name}`, exact: true }).click()

  await expect(page.getByRole('dialog', { name }).getByText('$4,826.00')).toBeVisible()
  await shared.remove()
  await issuer.close()
})

test('a document that an issuer shares appears live, and disappears when it is no longer shared', async ({
  page,
  browser,
}) => {
  const issuer = await browser.newContext({ baseURL: platformOrigin })
  await startSessionOf(issuer, 'issuer@capstan.test')
  await startSession(page, 'investor@capstan.test')
  await page.goto(path)
  await page.getByRole('button', { name: 'Holdings' }).click()
  await expect(itemOf(page, certificate)).toBeVisible()
  const name = `Side letter ${Date.now()}`

  const shared = await shareDocument(issuer, { like: certificate, name })
  await expect(itemOf(page, name)).toHaveText(/TXT · shared via The investor/)
  const file = page.waitForEvent('download')
  await downloadOf(page, name).click()
  expect((await readFile(await (await file).path())).toString()).toBe(`This is ${name}.`)

  await shared.remove()
  await expect(itemOf(page, name)).toHaveCount(0)
  await expect(itemOf(page, certificate)).toBeVisible()
  await issuer.close()
})

test('an investor without holdings reads so, and nothing exceeds a narrow screen', async ({
  page,
  investor,
}) => {
  await startSession(page, investor.email)
  await page.goto(path)
  const nothing = page
    .getByRole('region', { name: 'Documents' })
    .getByText('No Documents Found.', { exact: true })
  await expect(nothing).toBeVisible()
  await page.getByRole('button', { name: 'Holdings' }).click()
  await expect(nothing).toBeVisible()
  await expectAccessible(page, 'nothing shared')

  await switchPerson(page, 'investor@capstan.test')
  await page.goto(path)
  await expect(itemOf(page, 'Annual report 2025')).toBeVisible()
  await expectAccessible(page, 'documents')
  // proves DOC-003
  await expectNoSidewaysScroll(page, 'documents')
})

test('a list that could not be read is read again on Retry', async ({ page, expectConsoleError }) => {
  expectConsoleError(/500/)
  await startSession(page, 'investor@capstan.test')
  await failRequests(page, { operation: 'allDocuments', how: 'broken', times: 100 })
  await page.goto(path)
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()

  await page.unroute(graphqlUrl)
  await retry.click()

  await expect(itemOf(page, 'Annual report 2025')).toBeVisible()
})

test('the page is for investors alone', async ({ page, expectConsoleError }) => {
  // The page that is left may still ask something when its session is gone.
  expectConsoleError(/401|403/)
  for (const [type, home] of Object.entries(homes) as [AccountType, { path: string }][]) {
    // A page of the previous session would redirect during the next navigation.
    await page.goto('about:blank')
    await startSession(page, `${type}@capstan.test`)
    await page.goto('/login')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(path)
    await expect(page, type).toHaveURL(type === 'investor' ? path : home.path)
  }
  // The open page would redirect to sign-in during the navigation below.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(path)
  // proves ROUTE-008
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
})

const rowOf = (page: Page, issuer: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: issuer, exact: true }) })

const itemOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: downloadOf(page, name) })

const downloadOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Download ${name}`, exact: true })
