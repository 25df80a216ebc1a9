import { distributionsIn, placeOf } from './drivers/distributions'
import { confirm } from './drivers/invest'
import { offeringPath, openOffering } from './drivers/openOffering'
import { ask, failRequests } from './drivers/platform'
import { startSession, startSessionOf } from './drivers/startSession'
import { expect, test, type Page } from './test'

const extension = 'Fund I Extension Tidewater'
const community = /^Community Round/
const notes = /^Senior Notes/
const closing = /^First Close/

test.beforeEach(({ page, investor }) => startSession(page, investor.email))

test('a double click on the confirmation invests once', async ({ page, context }) => {
  const { path, offeringId } = placeOf(await offeringPath(page, extension))
  const keys = await failRequests(page, { operation: 'investorMakeDistribution', how: 'lost', times: 0 })
  await page.goto(path)
  await askToInvest(page, '20')

  await page.getByRole('dialog').getByRole('button', { name: 'Invest' }).dblclick()

  await expect(page).toHaveURL(/\/distribution\//)
  expect(keys).toHaveLength(1)
  expect(await distributionsIn(context, offeringId)).toHaveLength(1)
})

test('two tabs of one investor at once make one investment, and both land on it', async ({
  page,
  context,
}) => {
  const { path, offeringId } = placeOf(await offeringPath(page, community))
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(path)
    await askToInvest(tab, '1,000')
  }

  await Promise.all([page, other].map(confirm))

  await expect(page).toHaveURL(/\/distribution\//)
  await expect(other).toHaveURL(page.url())
  expect(await distributionsIn(context, offeringId)).toHaveLength(1)
})

test('a second investment in the same offering says that there is one, and opens it', async ({ page }) => {
  await openOffering(page, notes)
  await askToInvest(page, '5')
  await confirm(page)
  await expect(page).toHaveURL(/\/distribution\//)
  const first = page.url()

  await openOffering(page, notes)
  await askToInvest(page, '7')
  await confirm(page)

  await expect(
    page.getByText('You already have an open investment in this offering. Opening it.'),
  ).toBeVisible()
  await expect(page).toHaveURL(first)
  await expect(page.getByRole('main').getByText('$5,000.00')).toBeVisible()
})

test('a request whose answer was lost is sent again under the same key, and stands once', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_CONNECTION_RESET/)
  const { path, offeringId } = placeOf(await offeringPath(page, closing))
  const keys = await failRequests(page, { operation: 'investorMakeDistribution', how: 'lost' })
  await page.goto(path)
  await askToInvest(page, '25')
  await confirm(page)
  await expect(page.getByText('Unable to invest. Please try again.')).toBeVisible()
  expect(await distributionsIn(context, offeringId)).toHaveLength(1)

  await page.getByRole('button', { name: 'Invest', exact: true }).click()
  await confirm(page)

  await expect(page).toHaveURL(/\/distribution\//)
  expect(new Set(keys).size).toBe(1)
  expect(keys.length).toBeGreaterThan(1)
  expect(await distributionsIn(context, offeringId)).toHaveLength(1)
})

test('two people of one account at once make one investment, and both land on it', async ({ browser }) => {
  const [one, other] = [await browser.newContext(), await browser.newContext()]
  await startSessionOf(one, 'e2e-14@capstan.test')
  await startSessionOf(other, 'e2e-partner@capstan.test')
  const pages = [await one.newPage(), await other.newPage()] as const
  const { path, offeringId } = placeOf(await offeringPath(pages[0], extension))
  for (const tab of pages) {
    await tab.goto(path)
    await askToInvest(tab, '30')
  }

  await Promise.all(pages.map(confirm))

  await expect(pages[0]).toHaveURL(/\/distribution\//)
  await expect(pages[1]).toHaveURL(pages[0].url())
  expect(await distributionsIn(other, offeringId)).toHaveLength(1)
  await Promise.all([one.close(), other.close()])
})

test('another body under a key that was used is refused', async ({ page, context }) => {
  const { offeringId } = placeOf(await offeringPath(page, 'Fund I Extension, wired'))
  const send = (amount: string) =>
    ask(context, invest, { input: { offeringId, amount } }, { 'idempotency-key': 'one-key-for-two-amounts' })
  await send('10')

  await expect(send('11')).rejects.toThrow(/idempotency_conflict/)

  expect(await distributionsIn(context, offeringId)).toMatchObject([
    { amount: expect.stringMatching(/^10\b/) },
  ])
})

async function askToInvest(page: Page, units: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Units' }).fill(units)
  await page.getByRole('button', { name: 'Invest', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const invest =
  'mutation ($input: InvestorMakeDistributionInput!) { investorMakeDistribution(input: $input) { distribution { id } } }'
