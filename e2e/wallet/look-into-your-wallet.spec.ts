import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { failRequests, graphqlUrl } from '../drivers/platform'
import { makeOwnRound } from '../drivers/investments/rounds'
import { signIn } from '../drivers/people/signIn'
import { startSession, startSessionOf, switchPerson } from '../drivers/people/startSession'
import { deployToken, holds, mintHoldings, setUpToken, sold, tokenOf } from '../drivers/investments/tokens'
import { platformOrigin } from '../places'
import { homes, type AccountType } from '../routeTable'
import { expect, test, type Page } from '../test'

const path = '/wallet'

test('an investor sees their coins, the total value, and the exchanges', async ({ page }) => {
  await startSession(page, 'investor@capstan.test')
  await page.goto('/portfolio')
  await page.getByRole('link', { name: 'Wallet' }).click()
  await expect(page).toHaveURL(path)
  const [ether, tezos] = [cardOf(page, 'Ether'), cardOf(page, 'Tezos')]
  // proves WALLET-003, WALLET-005
  await expect(ether.getByText('ETH · ETH')).toBeVisible()
  // proves WALLET-004
  await expect(tezos.getByText('XTZ · XTZ')).toBeVisible()
  // proves WALLET-006
  await expect(valueOf(ether, 'Total')).toHaveText('1.204')
  await expect(valueOf(ether, 'Precision')).toHaveText('18')
  await expect(valueOf(tezos, 'Total')).toHaveText('412.75')
  await expect(valueOf(tezos, 'Precision')).toHaveText('6')
  // proves WALLET-011
  await expect(
    page.getByText(/^2 tokens\. Prices in USD as of [A-Z][a-z]{2} \d\d \d{4} \d+:\d\d[ap]m\.$/),
  ).toBeVisible()

  // A price has four decimals: the values are computed from the shown price. It changes every minute, also between two readings.
  await expect(async () => {
    const spot = ten4(await ether.getByRole('link', { name: /price page/ }).textContent())
    // proves WALLET-009
    expect(
      Math.abs(cents(await valueOf(ether, 'Spot value').textContent()) - (spot * 1.204) / 100),
    ).toBeLessThan(0.51)
    const sold = cents(await valueOf(ether, 'Sell value').textContent())
    // proves WALLET-008
    expect(Math.abs(sold - (spot * 0.995 * 1.204) / 100)).toBeLessThan(1)
  }).toPass()

  const price = await follow(page, ether.getByRole('link', { name: /price page/ }))
  // proves WALLET-013
  await expect(price.getByRole('heading', { name: 'Price of ETH' })).toBeVisible()
  const trade = await follow(page, tezos.getByRole('link', { name: 'Trade on XTZ' }))
  // proves WALLET-012
  await expect(trade.getByRole('heading', { name: 'Trade XTZ' })).toBeVisible()
})

test('a changed price updates the card and the total without a reload', async ({ page }) => {
  test.slow()
  await startSession(page, 'investor@capstan.test')
  await page.goto(path)
  const ether = cardOf(page, 'Ether')
  const price = ether.getByRole('link', { name: /price page/ })
  await expect(price).toBeVisible()
  const before = await price.innerText()
  const worth = await valueOf(ether, 'Spot value').innerText()

  // The exchange quotes again every minute.
  await expect(price).not.toHaveText(before, { timeout: 90_000, useInnerText: true })

  await expect(valueOf(ether, 'Spot value')).not.toHaveText(worth)
  const spot = ten4(await price.textContent())
  // proves WALLET-009
  expect(
    Math.abs(cents(await valueOf(ether, 'Spot value').textContent()) - (spot * 1.204) / 100),
  ).toBeLessThan(0.51)
})

test('a token that has been on the product’s test chain shows its block there, with the way to it', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const issuer = await browser.newContext({ baseURL: platformOrigin })
  await startSessionOf(issuer, 'issuer@capstan.test')
  const round = await makeOwnRound(issuer)
  const { roundId } = round
  const { email } = await holds(await sold(round, { issuer, browser, request }), '40')
  await deployToken(issuer, roundId, await setUpToken(issuer, roundId))
  await mintHoldings(issuer, roundId)
  await setUpToken(issuer, roundId, { chain: 'tezos-mainnet' })
  await expect.poll(async () => (await tokenOf(issuer, roundId)).status).toBe('not_deployed')
  await startSession(page, email)
  await page.goto(path)
  await expect(page.getByText('No tokens found in your wallet.', { exact: true })).toBeVisible()

  const { currentContract } = await tokenOf(issuer, roundId)
  await deployToken(issuer, roundId, currentContract?.id ?? '')
  await mintHoldings(issuer, roundId)
  await issuer.close()

  const token = cardOf(page, 'Token of mine')
  const block = valueOf(token, 'Block number').getByRole('link')
  await expect(block).toHaveAttribute('href', /\/vnet-explorer\/txpage\?block=\d+$/)
  const explorer = await follow(page, block)
  // proves WALLET-007
  await expect(explorer.getByRole('heading', { name: /^Block \d+/ })).toBeVisible()
})

test('a token without an exchange has no value, and one outside a public chain is not listed', async ({
  page,
}) => {
  await signIn(page, 'many@capstan.test', 'Ashgrove Family Trust')
  await page.goto(path)
  const common = cardOf(page, 'Larch & Loom Common')
  await expect(valueOf(common, 'Total')).toHaveText('18,500.00')
  // proves WALLET-010
  await expect(valueOf(common, 'Sell value')).toHaveText('N/A')
  await expect(valueOf(common, 'Spot value')).toHaveText('N/A')
  await expect(common.getByText('No exchange price')).toBeVisible()
  // proves WALLET-014
  await expect(common.getByRole('button', { name: 'Not Listed' })).toBeDisabled()
  // proves WALLET-015
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) }),
  ).toHaveCount(2)

  // Series A is held by Maren on the product's own ledger or test chain alone.
  await switchPerson(page, 'investor@capstan.test')
  await page.goto(path)
  await expect(cardOf(page, 'Ether')).toBeVisible()
  // proves WALLET-016
  await expect(page.getByText('Halden Series A')).toHaveCount(0)
})

test('cards stand four, three, two and one in a row as there is room', async ({ page }) => {
  await startSession(page, 'investor@capstan.test')
  await page.goto(path)
  const card = cardOf(page, 'Ether')
  await expect(card).toBeVisible()
  for (const [width, inRow] of [
    [1440, 4],
    [1100, 3],
    [800, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const room = (await page.getByRole('region', { name: 'Wallet' }).boundingBox())?.width ?? 0
    const own = (await card.boundingBox())?.width ?? 0
    // With 24 px between two of them, or none where there is one.
    expect(Math.round((room + 24) / (own + 24)), `${width} px`).toBe(inRow)
  }
  await expectNoSidewaysScroll(page, 'wallet')
  // proves WALLET-001
  await expectAccessible(page, 'wallet')
})

test('an investor without tokens reads so', async ({ page, investor }) => {
  await startSession(page, investor.email)
  await page.goto(path)
  // proves WALLET-002
  await expect(
    page
      .getByRole('region', { name: 'Wallet' })
      .getByText('No tokens found in your wallet.', { exact: true }),
  ).toBeVisible()
  await expectAccessible(page, 'an empty wallet')
  await page.getByRole('main').getByRole('link', { name: 'Go to portfolio' }).click()
  await expect(page).toHaveURL('/portfolio')
})

test('a wallet that could not be read is read again on Retry', async ({ page, expectConsoleError }) => {
  expectConsoleError(/500/)
  await startSession(page, 'investor@capstan.test')
  await failRequests(page, { operation: 'allCapTableEntries', how: 'broken', times: 100 })
  await page.goto(path)
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()

  await page.unroute(graphqlUrl)
  await retry.click()

  await expect(cardOf(page, 'Ether')).toBeVisible()
})

test('the wallet is for investors alone', async ({ page, expectConsoleError }) => {
  // The page that is left may still ask something when its session is gone.
  expectConsoleError(/401|403/)
  // proves ROUTE-015
  for (const [type, home] of Object.entries(homes) as [AccountType, { path: string }][]) {
    await page.goto('about:blank')
    await startSession(page, `${type}@capstan.test`)
    await page.goto('/login')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(path)
    await expect(page, type).toHaveURL(type === 'investor' ? path : home.path)
  }
})

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const valueOf = (card: ReturnType<typeof cardOf>, label: string) =>
  card.locator('.capstan-definition').filter({ hasText: label }).locator('dd')

async function follow(page: Page, link: ReturnType<typeof cardOf>): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await link.click()
  return opened
}

const cents = (text: string | null) => Number(text?.replace(/[$,.]/g, ''))
/** Ten-thousandths of a dollar: a price has up to four decimals. */
const ten4 = (text: string | null) => {
  const [, whole = '', places = ''] = /\$([\d,]+)\.(\d+)/.exec(text ?? '') ?? []
  return Number(whole.replace(/,/g, '') + places.padEnd(4, '0'))
}
