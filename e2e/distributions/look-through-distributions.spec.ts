import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { goWithin } from '../drivers/goWithin'
import { gridNamed, pagesAsked } from '../drivers/grid'
import { alterAnswers, failRequests, graphqlUrl, isOperation } from '../drivers/platform'
import { pickAccount } from '../drivers/people/signIn'
import { startSession, switchPerson } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

const path = '/distributions'
const shownAtFirst = [
  ...['Investor', 'Email', 'Created On', 'Status', 'Progress', 'Active Step', 'Round', 'Allocation'],
  ...['Paid In Full', 'Units', 'Price', 'Total (USD)', 'Setup'],
]
const prices = ['Price', 'Total (USD)']

/** Matches the count when all rows are loaded. */
const allRows = /^(\d+) of \1 rows$/

test('an issuer reads its investors, a thousand at a time, sorted and filtered by the platform', async ({
  page,
}) => {
  await startSession(page, 'issuer@capstan.test')
  const asked = pagesAsked(page, 'query Distributions(')
  const { grid, headings, choice } = await open(page)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Dashboard',
    'Distributions',
  ])
  // proves DIST-005, DIST-006
  await expect(headings).toHaveText(shownAtFirst)
  // proves CALL-080, DIST-008
  expect(asked[0]).toMatchObject({ first: 1000, offset: 0, orderBy: ['CREATED_ON_DESC'] })
  await expect(page.getByText(allRows)).toBeVisible()
  // Others invest meanwhile.
  const total = async () => Number(await grid.getAttribute('aria-rowcount')) - 2
  const before = await total()

  // In the head of the page.
  const file = page.waitForEvent('download')
  await page.getByRole('main').getByRole('button', { name: 'Export CSV' }).click()
  const now = new Date()
  const day = [now.getMonth() + 1, now.getDate(), now.getFullYear()].map((part) =>
    String(part).padStart(2, '0'),
  )
  // proves DIST-001, DIST-002, DIST-003
  expect((await file).suggestedFilename()).toBe(`distributions_capstan_${day.join('_')}.csv`)
  const lines = (await readFile(await (await file).path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toBe(`\uFEFF${shownAtFirst.join(',')}`)
  expect(lines.length - 1).toBeGreaterThanOrEqual(before)
  // A row that came while the file was made may reach the file first.
  await expect.poll(total).toBeGreaterThanOrEqual(lines.length - 1)

  await page.getByRole('button', { name: 'View', exact: true }).click()
  await choice('Asset').click()
  await page.keyboard.press('Escape')
  // proves DIST-006
  await expect(headings).toHaveText(shownAtFirst.toSpliced(6, 0, 'Asset'))

  await goWithin(page, '/holdings')
  await expect(page.getByRole('heading', { level: 1, name: 'Holdings' })).toBeVisible()
  const askedBefore = asked.length
  await goWithin(page, path)
  await expect(grid).toBeVisible()
  await expect.poll(() => asked.length).toBeGreaterThan(askedBefore)
  // proves DIST-009
  expect(asked.at(-1)).toEqual(asked[0])
})

test('chips count the rows of each state, and filter the list by it', async ({ page }) => {
  await startSession(page, 'issuer@capstan.test')
  const asked = pagesAsked(page, 'query Distributions(')
  const { grid, rows, cellOf } = await open(page)
  const chips = page.getByRole('group', { name: 'Statuses shown' }).getByRole('button')
  const states = ['Drafted', 'Open', 'Closed', 'Locked', 'Deleted']
  const total = async () => Number(await grid.getAttribute('aria-rowcount')) - 2
  await expect(chips.first()).toHaveText(/^Drafted\d+$/)
  const counts = async () =>
    (await chips.allTextContents()).map((text) =>
      Number(text.slice(states.find((each) => text.startsWith(each))?.length)),
    )
  // Other tests invest meanwhile, which changes both counts.
  await expect
    .poll(async () => (await counts()).reduce((sum, count) => sum + count, -(await total())))
    .toBe(0)

  for (const name of ['Drafted', 'Open', 'Closed']) await chips.filter({ hasText: name }).click()
  // proves CALL-080
  await expect
    .poll(() => asked.at(-1)?.filter)
    .toEqual({ or: [{ shownStatus: { in: ['deleted'] } }, { locked: { equalTo: true } }] })
  await expect
    .poll(async () => (await counts()).slice(3).reduce((sum, count) => sum + count, -(await total())))
    .toBe(0)
  expect((await counts())[3]).toBeGreaterThan(0)
  // Locked, they say how far their issuance is, or nothing once it is approved.
  // proves DIST-015
  for (const row of await rows.all())
    await expect(await cellOf(row, 'Status')).toHaveText(/^(Requested|Rejected|Deleted|)$/)

  await chips.filter({ hasText: 'Locked' }).click()
  await chips.filter({ hasText: 'Open' }).click()
  await expect.poll(() => asked.at(-1)?.filter).toEqual({ shownStatus: { in: ['open', 'deleted'] } })
  await expect(await cellOf(rows.first(), 'Status')).toHaveText(/^(Open|Deleted)$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('a card is selected where it is pressed, also one that is half in sight', async ({ page }) => {
    await startSession(page, 'issuer@capstan.test')
    await page.goto(path)
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
    for (const at of [0, 1, 2]) {
      await boxes.nth(at).click()
      await expect(page.getByRole('group', { name: 'Selected rows' })).toContainText(`${at + 1} selected`)
    }
  })
})

test('the next page is requested at the end of a page', async ({ page }) => {
  await startSession(page, 'broker@capstan.test')
  const asked = pagesAsked(page, 'query Distributions(')
  await page.route(graphqlUrl, async (route) => {
    if (!isOperation(route.request(), 'query Distributions(')) return route.fallback()
    const sent = route.request().postDataJSON() as { variables: { first: number; offset: number } }
    // Shortens the pages of the platform, so that the list needs several.
    if (sent.variables.offset === 0) sent.variables.first = 60
    return route.continue({ postData: JSON.stringify(sent) })
  })
  const { grid } = await open(page)
  await expect(page.getByText(/^6\d of \d{3} rows$/)).toBeVisible()

  await grid.evaluate((each) => each.scrollTo(0, each.scrollHeight))

  await expect(page.getByText(allRows)).toBeVisible()
  // With the row before it: where that stands elsewhere by now, rows have come or gone.
  // proves DIST-009
  expect(asked.filter(({ offset }) => offset > 0)).toContainEqual(
    expect.objectContaining({ first: 1001, offset: expect.closeTo(60, -1) }),
  )
})

test('an empty list, and rows that failed to load', async ({ page, expectConsoleError }) => {
  expectConsoleError(/500/)
  await startSession(page, 'issuer@capstan.test')
  await failRequests(page, { operation: 'query Distributions(', how: 'broken', times: 100 })
  await page.goto(path)
  // proves GRID-008
  await expect(page.locator('.capstan-snackbar')).toBeVisible()
  await page.unroute(graphqlUrl)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(gridNamed(page, 'Distributions').rows.first()).toBeVisible()
  await expectAccessible(page, 'distributions')
  await expectNoSidewaysScroll(page, 'distributions')

  await alterAnswers<Answer>(page, 'query Distributions', ({ allFullDistributions }) =>
    Object.assign(allFullDistributions, { totalCount: 0, nodes: [] }),
  )
  await page.reload()
  // proves DIST-004
  await expect(page.getByText('No Distributions Found', { exact: true })).toBeVisible()
})

test('an agent begins with the investments it brought, and reads no price', async ({ page }) => {
  const answers: string[] = []
  page.on('response', async (response) => {
    if (isOperation(response.request(), 'UnpricedDistribution')) answers.push(await response.text())
  })
  await startSession(page, 'agent@capstan.test')
  await page.goto('/login')
  await expect(page).toHaveURL(path)
  const { headings, rows, grid } = gridNamed(page, 'Distributions')
  await expect(rows.first()).toBeVisible()
  await expect(headings).toHaveText(shownAtFirst.filter((title) => !prices.includes(title)))
  await expect(grid.getByText('Total of')).toBeVisible()
  // An agent has no dashboard above it, and a breadcrumb of one entry repeats the title.
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
  // proves NAV-004
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Distributions',
    'Contacts',
  ])

  await expect.poll(() => answers.length).toBeGreaterThanOrEqual(2)
  // proves DIST-007
  for (const answer of answers) expect(answer).not.toMatch(/price|capital|value/i)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect(await readFile(await (await file).path(), 'utf8')).not.toMatch(/Price|Total/)
})

test('other accounts see none of them: another issuer has no rows, an investor no page', async ({ page }) => {
  await startSession(page, 'many@capstan.test')
  await page.goto('/account-role')
  await pickAccount(page, 'Cinder Peak')
  const { rows, row } = await open(page)
  const own = await rows.count()
  await expect(row('Maren Okafor')).toHaveCount(0)
  expect(own).toBeGreaterThan(0)

  // Another person, in another tab.
  await switchPerson(page, 'investor@capstan.test')
  await page.goto(path)
  // proves DIST-001
  await expect(page).toHaveURL('/portfolio')
})

interface Answer {
  allFullDistributions: { totalCount: number; nodes: unknown[] }
}

async function open(page: Page) {
  await page.goto(path)
  const grid = gridNamed(page, 'Distributions')
  await expect(grid.rows.first()).toBeVisible()
  return grid
}
