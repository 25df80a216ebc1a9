import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { makeDistribution, placeOf } from '../drivers/investments/distributions'
import { goWithin } from '../drivers/goWithin'
import { offeringPath } from '../drivers/investments/openOffering'
import { alterAnswers, ask, graphqlUrl, isOperation } from '../drivers/platform'
import { pagesOf } from '../drivers/pdf'
import { closeDistribution, makeOwnRound } from '../drivers/investments/rounds'
import { typeDay } from '../drivers/people/setUpAccount'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

const shownAtFirst = [
  ...['Asset', 'Issuer', 'Round', 'Tokenized', 'Status'],
  ...['Units', 'Value (USD)', 'Investment (USD)', 'Cost basis (USD)'],
]

test.describe('Maren Okafor’s portfolio', () => {
  test.beforeEach(({ page }) => startSession(page, 'investor@capstan.test'))

  test('is printed as a statement over all holdings, with its figures and numbered pages', async ({
    page,
  }) => {
    await open(page)
    const value = page
      .getByRole('region', { name: 'Portfolio summary' })
      .locator('dt', { hasText: /^Value$/ })
    const shown = await value.locator('xpath=following-sibling::dd[1]').innerText()
    await page.getByRole('button', { name: 'Statement' }).click()

    await expect(page).toHaveURL('/portfolio?page=statement')
    const paper = page.getByRole('region', { name: 'Statement of holdings' })
    const rows = paper.getByRole('table', { name: 'Statement of holdings' }).locator('tbody > tr')
    await expect(rows).toHaveCount(5)
    await expect(paper.locator('dl > div').filter({ hasText: 'Value on this day' })).toContainText(shown)
    await expectAccessible(page, 'a statement over all holdings')
    const pages = await pagesOf(await page.pdf({ preferCSSPageSize: true }))
    pages.forEach((text, at) => {
      expect(text).toContain(`Page ${at + 1} of ${pages.length}`)
      expect(text).toContain('Maren Okafor')
    })
    // Before anything was issued.
    await page.goto('/portfolio?page=statement')
    await typeDay(page, 'As of', '01022020')
    await expect(paper.getByText('There were no holdings on this day.')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the portfolio' }).click()
    await expect(page).toHaveURL('/portfolio')
  })

  test('is grouped by asset, and links to the next action from every status', async ({ page }) => {
    await open(page)

    // proves PORT-001
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
      'Portfolio',
    ])
    // proves PORT-003
    await expect(chips(page)).toHaveText(['Onboarding1', 'Pending2', 'Issued5'])
    // proves PORT-007
    await expect(headings(page)).toHaveText(shownAtFirst)
    // proves PORT-002
    await expect(assetRow(page, 'Cinder Peak Senior Notes')).toHaveAttribute('aria-level', '1')
    await expect(await cell(page, 'Cinder Peak Senior Notes', 'Status')).toHaveText('Issued')
    await expect(await cell(page, 'Cinder Peak Senior Notes', 'Tokenized')).toHaveText('Yes')
    const halden = 'Halden Biologics Preferred'
    // proves PORT-022, PORT-023
    for (const column of ['Status', 'Tokenized'])
      await expect(await cell(page, halden, column)).toHaveText('')
    // 4,000 + 2,000 + 1,600; 32,000 + 25,000 + 20,000; (8 + 12.50 + 12.50) / 3
    await expect(await cell(page, halden, 'Units')).toHaveText('7,600')
    await expect(await cell(page, halden, 'Investment (USD)')).toHaveText('77,000.00')
    // proves PORT-026, PORT-027
    await expect(await cell(page, halden, 'Cost basis (USD)')).toHaveText('11.00')
    // (0.75 + 1.01) / 2
    await expect(await cell(page, 'Larch & Loom Common', 'Cost basis (USD)')).toHaveText('0.88')

    await page.getByRole('button', { name: `Expand ${halden}` }).click()
    await expect(investments(page)).toHaveText([/^Holding/, /^Investment/, /^Investment/])
    const links = investments(page).getByRole('link')
    // proves PORT-008, PORT-009, PORT-010
    await expect(links).toHaveText([/^Issued/, /^(Pending|Onboarding)/, /^(Pending|Onboarding)/])
    // proves PORT-005
    await expect(links.first()).toHaveAttribute('href', /^\/holding\/[0-9a-f-]{36}$/)
    // proves PORT-006
    for (const at of [1, 2])
      await expect(links.nth(at)).toHaveAttribute('href', /^\/distribution\/[0-9a-f-]{36}$/)
    await links.filter({ hasText: 'Onboarding' }).click()
    await expect(page).toHaveURL(/\/distribution\/[0-9a-f-]{36}$/)
  })

  test('offers more columns: the yield of a debt, the deployed capital of a fund', async ({ page }) => {
    await open(page)
    await showColumns(page, others)

    // proves ENTITY-055
    await expect(headings(page)).toHaveText([
      ...shownAtFirst.slice(0, 5),
      ...others.slice(0, 4),
      ...shownAtFirst.slice(5),
      ...others.slice(4),
    ])
    const notes = 'Cinder Peak Senior Notes'
    // proves PORT-024, PORT-025
    for (const [column, text] of [
      ['Yield', '7.25%'],
      ['Term', '5'],
      ['Category', 'Debt'],
      ['Deployed capital (USD)', 'N/A'],
      ['Latest price (USD)', '1,000.00'],
      ['Committed capital (USD)', '50,000.00'],
      ['Paid-in capital (USD)', '50,000.00'],
      ['Percent paid', '100.00%'],
    ] as const)
      await expect(await cell(page, notes, column)).toHaveText(text)
    await expect(heading(page, 'Term')).toHaveAttribute('title', 'Years to maturity')
    // For every asset.
    const at = await heading(page, 'Paid-out dividends (USD)').getAttribute('aria-colindex')
    // proves PORT-030
    await expect(assets(page).locator(`[aria-colindex="${at}"]`)).toHaveText(
      Array<string>(await assets(page).count()).fill('0.00'),
    )
    await expect(heading(page, 'Paid-out dividends (USD)')).toHaveAttribute(
      'title',
      'Dividends are not tracked',
    )

    // All of the 100,000 committed is paid: 18,500,000 × 100 / 60,000 = 30,833.33, and the rest of 100,000.
    const fund = 'Solvay Street Opportunity Fund'
    await expect(await cell(page, fund, 'Category')).toHaveText('Fund')
    // proves FMT-022
    await expect(await cell(page, 'Halden Biologics Preferred', 'Category')).toHaveText('Equity')
    await expect(await cell(page, fund, 'Deployed capital (USD)')).toHaveText('30,833.33')
    await expect(await cell(page, fund, 'Undeployed capital (USD)')).toHaveText('69,166.67')
    await page.getByRole('button', { name: 'Expand Halden Biologics Preferred' }).click()
    const steps = investments(page).filter({ hasText: 'Onboarding' })
    await expect(steps).toContainText('3 of 5')
    await expect(steps).toContainText('Investor profile')
  })

  test('requests the rows of its chips from the platform, a thousand at a time', async ({ page }) => {
    const asked = filtersAsked(page)
    await open(page)
    // proves CALL-116
    expect(asked.firsts).toEqual([1000, 1000])
    // proves PORT-012
    expect(asked.distributions).toEqual([{ status: { notIn: ['locked', 'deleted'] } }])
    // proves CALL-099, PORT-015
    expect(asked.holdings).toEqual([{ amount: { notEqualTo: '0' } }])

    await chips(page).filter({ hasText: 'Pending' }).click()
    // proves PORT-013
    await expect.poll(() => asked.distributions.at(-1)).toEqual({ status: { equalTo: 'open' } })
    await chips(page).filter({ hasText: 'Onboarding' }).click()
    await expect(assetRow(page, 'Solvay Street Opportunity Fund')).toHaveCount(0)
    const before = [...asked.holdings]
    await chips(page).filter({ hasText: 'Issued' }).click()
    await chips(page).filter({ hasText: 'Pending' }).click()
    // proves PORT-014
    await expect.poll(() => asked.distributions.at(-1)).toEqual({ status: { equalTo: 'closed' } })
    await expect(assetRow(page, 'Solvay Street Opportunity Fund')).toBeVisible()
    await expect(assetRow(page, 'Cinder Peak Senior Notes')).toHaveCount(0)
    expect(asked.holdings).toEqual(before)

    // Come back to, it shows nothing that was kept without asking.
    const count = asked.distributions.length
    await goWithin(page, '/wallet')
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible()
    // Requests within two seconds count as prefetched.
    await page.clock.setFixedTime(Date.now() + 60_000)
    await goWithin(page, '/portfolio')
    await expect(assets(page).first()).toBeVisible()
    // proves CALL-116
    await expect.poll(() => asked.distributions.length).toBeGreaterThan(count)
  })

  test('shows the status of each investment, and an unknown status unchanged', async ({ page }) => {
    const states = [
      [{ status: 'drafted', stepCount: null, qualificationsComplete: true }, 'Finished'],
      [{ status: 'closed', stepCount: null, qualificationsComplete: false }, 'Not Finished'],
      [{ status: 'closed', stepCount: 0, stepPosition: null }, 'No Qualifications'],
      [{ status: 'open', stepCount: 4, stepPosition: 1 }, 'Not Started'],
      [{ status: 'open', stepCount: 4, stepPosition: 2 }, '2 of 4'],
      [{ status: 'closed', stepCount: 4, stepPosition: null }, 'Finished'],
    ] as const
    await alterAnswers<Answer>(page, 'query PortfolioDistributions', ({ allDistributions }) => {
      const [one] = allDistributions.nodes
      allDistributions.nodes = states.map(([state], at) => ({ ...one, ...state, id: idOf(at) }))
    })
    await page.goto('/portfolio')
    await page.getByRole('button', { name: 'View', exact: true }).click()
    await page.getByRole('dialog').getByText('Progress', { exact: true }).click()
    await page.keyboard.press('Escape')
    const grid = page.getByRole('treegrid')
    await grid
      .getByRole('row', { name: /[6-9] investments/ })
      .getByRole('button')
      .click()

    // proves PORT-016, PORT-017, PORT-018, PORT-019, PORT-020, PORT-021
    for (const [at, [, text]] of states.entries())
      await expect(
        investments(page).filter({ has: page.locator(`[href="/distribution/${idOf(at)}"]`) }),
      ).toContainText(text)
    // proves PORT-011
    await expect(investments(page).getByRole('link', { name: /^drafted/ })).toBeVisible()
  })

  test('is searched, sorted and downloaded, in an accessible page', async ({ page }) => {
    await open(page)
    await page.getByRole('searchbox').fill('larch')
    await expect(page.getByText('2 investments', { exact: true }).last()).toBeVisible()
    await expect(assets(page)).toHaveCount(1)
    await page.getByRole('searchbox').fill('')
    await expect(page.getByText('5 assets, 8 investments')).toBeVisible()
    await heading(page, 'Asset').click()
    await heading(page, 'Asset').click()
    await expect(assets(page).first()).toContainText('Tidewater Timber Units')
    // By the totals of their rows: 77,000 of three are more than 50,000 of one.
    await heading(page, 'Investment (USD)').click()
    await heading(page, 'Investment (USD)').click()
    await expect(assets(page)).toHaveText([
      /^Solvay.*100,000/,
      /^Halden.*77,000/,
      /^Cinder.*50,000/,
      /^Tidewater/,
      /^Larch/,
    ])

    await page.getByRole('button', { name: 'View', exact: true }).click()
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect((await file).suggestedFilename()).toMatch(/^portfolio_\d{4}_\d\d_\d\d\.csv$/)
    const lines = (await readFile(await (await file).path(), 'utf8')).split('\r\n').filter(Boolean)
    expect(lines).toHaveLength(9)
    expect(lines[0]).toBe(`\uFEFF${shownAtFirst.join(',')}`)
    await page.keyboard.press('Escape')
    await expectAccessible(page, 'portfolio')
    await expectNoSidewaysScroll(page, 'portfolio')
  })

  test('fits on paper of 700 px, asset by asset', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Expand Halden Biologics Preferred' }).click()
    await page.setViewportSize({ width: 700, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))

    const table = page.getByRole('table', { name: 'Investments by asset' })
    await expect(table.getByRole('row')).toHaveCount(1 + 5 + 3 + 1)
    await expect(table.getByRole('row', { name: /^Halden.*7,600.*77,000\.00/ })).toBeVisible()
    const beside = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth
    expect(await page.locator('html').evaluate(beside)).toBeLessThanOrEqual(0)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 812 } })

    test('is a card an asset, and the table one switch away', async ({ page }) => {
      await page.goto('/portfolio')
      const cards = page.getByRole('list', { name: 'Investments by asset' })
      await expect(cards.getByRole('article')).toHaveCount(5)
      await page.getByRole('button', { name: 'Show as table' }).click()
      await expect(assets(page).first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Show as cards' })).toBeFocused()
      await page.getByRole('button', { name: 'Show as cards' }).click()
      await expect(cards).toBeVisible()
      await page.getByRole('button', { name: 'Show as table' }).click()
      await expectNoSidewaysScroll(page, 'portfolio as a table')
    })
  })
})

test('the paid part of an investment is shown in percent of its total', async ({
  page,
  context,
  investor,
}) => {
  await startSession(page, investor.email)
  const { offeringId } = placeOf(await offeringPath(page, /^Series B/))
  const distributionId = await makeDistribution(context, offeringId, '100')
  await startSession(page, 'broker@capstan.test')
  await ask(context, pay, { distributionId, amount: '411.10' })
  await startSession(page, investor.email)
  await open(page)
  await showColumns(page, ['Committed capital (USD)', 'Paid-in capital (USD)', 'Percent paid'])

  const halden = 'Halden Biologics Preferred'
  await expect(await cell(page, halden, 'Committed capital (USD)')).toHaveText('1,250.00')
  await expect(await cell(page, halden, 'Paid-in capital (USD)')).toHaveText('411.10')
  await page.getByRole('button', { name: `Expand ${halden}` }).click()
  const at = await heading(page, 'Percent paid').getAttribute('aria-colindex')
  // 411.10 × 100 / (100 × 12.50) = 32.888
  // proves FMT-018
  await expect(investments(page).locator(`[aria-colindex="${at}"]`)).toHaveText('32.89%')
})

test('the deployed capital of a fund is divided by units and by payments', async ({
  page,
  browser,
  investor,
}) => {
  const issuer = await browser.newContext()
  await startSessionOf(issuer, 'issuer@capstan.test')
  const { roundId, allocationId, name } = await makeOwnRound(issuer, { type: 'Fund', price: '1000' })
  await startSession(page, investor.email)
  const id = await makeDistribution(page.context(), allocationId, '40')
  await closeDistribution(issuer, id, '30000')
  await ask(issuer, deploy, { roundId })
  await issuer.close()
  await open(page)
  await showColumns(page, ['Deployed capital (USD)', 'Undeployed capital (USD)'])

  const fund = `Asset of ${name}`
  // 40 of 1,000 units, and 30,000 paid of 40,000: 250,000 × 0.04 × 0.75
  // proves PORT-028
  await expect(await cell(page, fund, 'Deployed capital (USD)')).toHaveText('7,500.00')
  // 30,000 − 7,500
  // proves PORT-029
  await expect(await cell(page, fund, 'Undeployed capital (USD)')).toHaveText('22,500.00')
})

test('a price with many decimals is shown with seven at most, and announced in full', async ({
  page,
  investor,
}) => {
  await startSession(page, investor.email)
  const { offeringId } = placeOf(await offeringPath(page, /^Series B/))
  await makeDistribution(page.context(), offeringId, '100')
  await page.route(graphqlUrl, async (route) => {
    // In any query: single rows are read together with others.
    if (!route.request().postData()?.includes('pricePaid')) return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/"pricePaid":"[^"]*"/g, '"pricePaid":"0.12345678"')
    await route.fulfill({ response, body })
  })
  await open(page)

  const halden = 'Halden Biologics Preferred'
  // proves FMT-002
  await expect(await cell(page, halden, 'Cost basis (USD)')).toHaveText('0.1234568')
  await page.getByRole('button', { name: `Expand ${halden}` }).click()
  const at = await heading(page, 'Cost basis (USD)').getAttribute('aria-colindex')
  const price = investments(page).locator(`[aria-colindex="${at}"]`)
  await expect(price).toHaveText('0.1234568')
  await price.hover()
  // proves FMT-003
  await expect(price).toHaveAttribute('title', 'Full value: 0.12345678')
})

test('an investment made elsewhere appears, and the focus is kept', async ({ page, context, investor }) => {
  await startSession(page, investor.email)
  const first = placeOf(await offeringPath(page, 'Fund I Extension Tidewater'))
  const second = placeOf(await offeringPath(page, /^Series B/))
  await makeDistribution(context, first.offeringId, '20')
  await open(page)
  await page.getByRole('button', { name: /^Expand Tidewater/ }).click()
  await investments(page).getByRole('gridcell').first().click()
  await page.keyboard.press('ArrowRight')
  const focused = page.getByRole('treegrid').locator(':focus')
  const before = await focused.textContent()
  // At the lower edge of an unscrolled page, content inserted above would push it out of view: browsers anchor only scrolled
  // pages.
  await focused.evaluate((cell) => cell.scrollIntoView({ block: 'center' }))

  await makeDistribution(context, second.offeringId, '100')
  await expect(assets(page)).toHaveCount(2)

  await expect(focused).toHaveText(before ?? '')
  await expect(focused).toBeInViewport()
})

const others = [
  ...['Progress', 'Next step', 'Type', 'Category', 'Latest price (USD)', 'Committed capital (USD)'],
  ...['Paid-in capital (USD)', 'Percent paid', 'Deployed capital (USD)', 'Undeployed capital (USD)'],
  ...['Paid-out dividends (USD)', 'Yield', 'Term'],
]

const pay = `mutation ($distributionId: UUID!, $amount: BigFloat!) {
  createDistributionPayment(
    input: { distributionPayment: { distributionId: $distributionId, amount: $amount, paidOn: "2026-11-20" } }
  ) { distributionPayment { id } } }`

interface Answer {
  allDistributions: { nodes: object[] }
}

const idOf = (at: number) => `00000000-0000-4000-8000-00000000000${at + 1}`

/** The filters by which the lists of a portfolio were requested, and how many rows at once, from now on. */
function filtersAsked(page: Page) {
  const asked: Record<'distributions' | 'holdings' | 'firsts', unknown[]> = {
    ...{ distributions: [], holdings: [], firsts: [] },
  }
  page.on('request', (request) => {
    const note = (list: 'distributions' | 'holdings', name: string) => {
      if (!isOperation(request, `query ${name}(`)) return
      const { variables } = request.postDataJSON() as { variables: { filter: unknown; first: number } }
      asked[list].push(variables.filter)
      asked.firsts.push(variables.first)
    }
    note('distributions', 'PortfolioDistributions')
    note('holdings', 'PortfolioHoldings')
  })
  return asked
}

async function open(page: Page) {
  await page.goto('/portfolio')
  await expect(assets(page).first()).toBeVisible()
}

/** Columns that are hidden at first. */
async function showColumns(page: Page, names: readonly string[]) {
  await page.getByRole('button', { name: 'View', exact: true }).click()
  const boxes = page.getByRole('dialog').locator('label')
  for (const name of names) await boxes.getByText(name, { exact: true }).click()
  await page.keyboard.press('Escape')
}

const grid = (page: Page) => page.getByRole('treegrid', { name: 'Investments by asset' })
const chips = (page: Page) => page.getByRole('group', { name: 'Statuses shown' }).getByRole('button')
const headings = (page: Page) => grid(page).getByRole('columnheader')
const heading = (page: Page, name: string) => grid(page).getByRole('columnheader', { name, exact: true })
const assets = (page: Page) => grid(page).locator('[role="row"][aria-level="1"]')
const investments = (page: Page) => grid(page).locator('[role="row"][aria-level="2"]')
const assetRow = (page: Page, name: string) => assets(page).filter({ hasText: name })

/** Returns the cell of an asset's row in a column. */
async function cell(page: Page, asset: string, column: string): Promise<Locator> {
  const at = await heading(page, column).getAttribute('aria-colindex')
  return assetRow(page, asset).locator(`[aria-colindex="${at}"]`)
}

const deploy = `mutation ($roundId: UUID!) { createCapitalDeployment(input: { capitalDeployment: {
  roundId: $roundId, currency: 1, amount: "250000", paidOn: "2026-03-15", note: "First purchase" } }) { clientMutationId } }`
