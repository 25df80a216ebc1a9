import { distributionsIn, placeOf } from '../drivers/investments/distributions'
import { confirm } from '../drivers/investments/invest'
import { offeringPath, openOffering } from '../drivers/investments/openOffering'
import { ask, failRequests } from '../drivers/platform'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

const extension = 'Fund I Extension Tidewater'
const community = /^Community Round/
const notes = /^Senior Notes/
const closing = /^First Close/
const unknownYet = /We do not know yet whether this went through/
const nothingNew = 'No new investment was created. You already have an open investment in this offering.'

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

test('a double click on Invest, however slow, leaves the figures to be confirmed, and confirms nothing', async ({
  page,
  context,
}) => {
  const { path, offeringId } = placeOf(await offeringPath(page, extension))
  const sent = await failRequests(page, { operation: 'investorMakeDistribution', how: 'lost', times: 0 })
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 667 })
    await page.goto(path)
    const dialog = page.getByRole('dialog')
    // On a phone Cancel lies over the left of Invest, and the Invest that confirms over its right.
    for (const [place, pause] of presses)
      await test.step(`at ${width} px, ${place * 100} % from its left, ${pause} ms apart`, async () => {
        await page.getByRole('textbox', { name: 'Units' }).fill('20')
        const button = page.getByRole('button', { name: 'Invest', exact: true })
        await button.scrollIntoViewIfNeeded()
        const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
        const at = [x + width * place, y + height / 2] as const
        await page.mouse.move(...at)
        const pressed = Date.now()
        await press(page, at, { time: pressed })
        if (pause > 60) await expect(dialog).toBeVisible()
        // For a browser, two presses half a second apart are not a double click.
        await press(page, at, { time: pressed + pause, clickCount: pause < 500 ? 2 : 1 })

        await expect(dialog.getByText('$1,000.00')).toBeVisible()
        // A press that confirms sends its request before the next frame.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
        expect(sent).toEqual([])
        await expect(dialog).toBeVisible()
        expect(await distributionsIn(context, offeringId)).toHaveLength(0)
        await dialog.getByRole('button', { name: 'Cancel' }).click()
        await expect(dialog).toHaveCount(0)
      })
  }
  await askToInvest(page, '20')
  await confirm(page)

  await expect(page).toHaveURL(/\/distribution\//)
  expect(await distributionsIn(context, offeringId)).toHaveLength(1)
})

/** Presses the mouse with a timestamp of its own, so that the interval of two presses does not depend on the load of the machine. */
async function press(page: Page, [x, y]: readonly [number, number], { time = 0, clickCount = 1 }) {
  const browser = await page.context().newCDPSession(page)
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await browser.send('Input.dispatchMouseEvent', {
      ...{ type, x, y, clickCount, button: 'left' },
      timestamp: time / 1000,
    })
  await browser.detach()
}

/** The position on the button, and the milliseconds between two presses. */
const presses = [
  [0.25, 60],
  [0.75, 60],
  [0.25, 300],
  [0.75, 450],
  [0.25, 600],
  [0.75, 600],
] as const

test('two tabs of one investor at the same time make one investment: one opens it, the other shows it', async ({
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

  await expectOneToLand(page, other)
  expect(await distributionsIn(context, offeringId)).toHaveLength(1)
})

test('an amount confirmed in a tab that did not know of another investment is not dropped in silence', async ({
  page,
  context,
}) => {
  await openOffering(page, notes)
  const other = await context.newPage()
  await other.clock.install()
  await other.goto(page.url())
  await askToInvest(other, '200')
  await askToInvest(page, '80')
  await confirm(page)
  await expect(page).toHaveURL(/\/distribution\//)

  await confirm(other)

  await expect(other.getByText(nothingNew)).toBeVisible()
  const card = other.getByRole('region', { name: 'Your investment' })
  await expect(card.getByText('$80,000.00')).toBeVisible()
  // No timer takes it away.
  await other.clock.runFor(30_000)
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Continue' }).click()
  await expect(other).toHaveURL(page.url())
})

test('an offering with an open investment shows it, and accepts no second amount', async ({ page }) => {
  await openOffering(page, notes)
  await askToInvest(page, '5')
  await confirm(page)
  await expect(page).toHaveURL(/\/distribution\//)
  const first = page.url()

  await openOffering(page, notes)

  const card = page.getByRole('region', { name: 'Your investment' })
  await expect(card.getByText('$5,000.00')).toBeVisible()
  await expect(card.getByText(/\(1 of \d+\)/)).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await card.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(first)
})

test('an investment whose answer was lost is found, and exists once', async ({
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

  await expect(page).toHaveURL(/\/distribution\//)
  expect(new Set(keys).size).toBe(1)
  expect(keys.length).toBeGreaterThan(1)
  expect(await distributionsIn(context, offeringId)).toHaveLength(1)
})

test('an investment whose answer was lost is known after a reload, and nothing is offered before it is found', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_CONNECTION_RESET/)
  const { path, offeringId } = placeOf(await offeringPath(page, extension))
  await failRequests(page, { operation: 'investorMakeDistribution', how: 'lost', times: Infinity })
  await page.goto(path)
  await askToInvest(page, '20')
  await confirm(page)
  await expect(page.getByRole('dialog').getByText(unknownYet)).toBeVisible()

  await page.reload()
  await expect(page.getByRole('region', { name: 'Your investment' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invest', exact: true })).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await expect(page.getByText(/^What you sent at .* went through\.$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your investment' }).getByText('$1,000.00')).toBeVisible()
  expect(await distributionsIn(context, offeringId)).toHaveLength(1)
})

test('two people of one account at the same time make one investment: one opens it, the other sees it', async ({
  browser,
}) => {
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

  await expectOneToLand(...pages)
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

/**
 * Expects one of two pages that confirmed at once to show the investment; the other reports that nothing new was created, and
 * then follows.
 */
async function expectOneToLand(one: Page, other: Page): Promise<void> {
  const landed = (page: Page) => page.url().includes('/distribution/')
  await expect.poll(() => [one, other].filter(landed)).toHaveLength(1)
  const [first, second] = landed(one) ? [one, other] : [other, one]
  await expect(second.getByText(nothingNew)).toBeVisible()
  await second.getByRole('button', { name: 'Continue' }).click()
  await expect(second).toHaveURL(first.url())
}

async function askToInvest(page: Page, units: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Units' }).fill(units)
  await page.getByRole('button', { name: 'Invest', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const invest =
  'mutation ($input: InvestorMakeDistributionInput!) { investorMakeDistribution(input: $input) { distribution { id } } }'
