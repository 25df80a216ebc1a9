import type { Locator, Page } from '@playwright/test'
import { gridNamed } from '../drivers/grid'
import { confirm } from '../drivers/investments/invest'
import { holdingsOf, makeHolders, transfer, type Holder } from '../drivers/investments/ledger'
import { openOffering } from '../drivers/investments/openOffering'
import { signIn } from '../drivers/people/signIn'
import { startSession, switchPerson } from '../drivers/people/startSession'
import { platformOrigin } from '../places'
import { expect, test } from '../test'

const ours = { origin: platformOrigin, 'sec-fetch-site': 'same-origin' }

test('the invested amount is the same figure on every screen, to the last decimal', async ({
  page,
  investor,
}) => {
  test.slow()
  await signIn(page, investor.email)
  await openOffering(page, /Halden Biologics Preferred/)
  await page.getByRole('textbox', { name: 'Units' }).fill('1,237')
  const total = page.getByRole('textbox', { name: /^Total Investment/ })
  await expect(total).not.toHaveValue('')
  const typed = await total.inputValue()
  await page.getByRole('button', { name: 'Invest', exact: true }).click()
  const confirmed = await valueOf(page.getByRole('dialog'), 'Total investment')
  await confirm(page)
  await expect(page).toHaveURL(/\/distribution\//)
  const invested = await valueOf(page.getByRole('main'), 'Total')
  await page.getByRole('main').getByRole('link', { name: 'Halden Biologics, Inc.' }).click()
  await expect(page).toHaveURL(/\/issuer\//)
  const withIssuer = await valueOf(page.getByRole('region', { name: 'Summary' }), 'Under way')
  await page.goto('/portfolio')

  // 1,237 units at $12.50: 12,370 + 3,092.50
  const figures = [typed, confirmed, invested, withIssuer, ...(await portfolioFigures(page))]
  // proves FMT-001, FMT-017
  expect(figures.map((figure) => figure.replace('$', ''))).toEqual(figures.map(() => '15,462.50'))
})

test('the value of a holding is the same figure for its issuer and its investor, to the last decimal', async ({
  page,
}) => {
  await startSession(page, 'many@capstan.test')
  await page.goto('/account-role')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Cinder Peak/ })
    .click()
  await page.goto('/holdings')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Filter Investor', { exact: true }).fill('Maren')
  const held = page.getByRole('grid').getByRole('row').filter({ hasText: 'Maren Okafor' })

  // 50 notes at $1,000
  await expect(held).toContainText('$50,000.00')

  // Another person, in another tab.
  await switchPerson(page, 'investor@capstan.test')
  await page.goto('/portfolio')
  await expect(page.getByRole('row').filter({ hasText: 'Cinder Peak' }).first()).toContainText('50,000.00')
})

test('the units of a holder are the same figure in the cap table, the reports, the holdings and the transactions, to the last decimal', async ({
  page,
  context,
  request,
  browser,
}) => {
  test.slow()
  await startSession(page, 'issuer@capstan.test')
  const { roundId, name, holders } = await makeHolders({ issuer: context, request, browser }, ['60', '40'])
  const [seller, buyer] = holders as [Holder, Holder]
  // A full value has 16 places.
  const [moved, price] = ['12.5000000000000001', '13.0050000000000001']
  const id = await transfer(context, {
    ...{ holdingId: seller.holdingId, investorId: buyer.accountId },
    ...{ amount: moved, price },
  })
  // 40 + 12.5000000000000001
  const units = '52.5000000000000001'

  await page.goto('/capitalization')
  await page
    .getByRole('group', { name: 'Asset', exact: true })
    .getByRole('button', { name: `Asset of ${name}` })
    .click()
  const capTable = gridNamed(page, 'Cap Table by stakeholder')
  await saysInFull(await capTable.cellOf(capTable.row(buyer.name), 'Units'), units)

  const text = await (await context.request.get('/api/v2/reports/cap-table', { headers: ours })).text()
  const line = text.split('\r\n').find((each) => each.includes(buyer.email))
  expect(line?.split(',')).toContain(units)
  await page.goto(`/reports?page=statement&holder=${buyer.accountId}`)
  const positions = page.getByRole('table', { name: 'Holdings' })
  await expect(positions.getByRole('row').nth(1)).toContainText(`Asset of ${name}${units}`)
  const entries = page.getByRole('table', { name: 'Ledger entries' }).getByRole('row')
  await expect(entries.last()).toContainText(`${moved}${units}`)

  await page.goto('/holdings')
  await page.getByRole('button', { name: 'Filters' }).click()
  // Others may be called the same.
  await page.getByLabel('Filter Investor Email', { exact: true }).fill(buyer.email)
  const holdings = gridNamed(page, 'Holdings')
  await expect(holdings.rows).toHaveCount(2)
  // Units bought from another investor are a separate holding, at a separate price.
  const bought = (await holdingsOf(context, roundId, buyer.accountId)).find(({ amount }) =>
    amount.startsWith('12.5'),
  )
  const row = holdings.rows.filter({ has: page.locator(`a[href="/holding/${bought?.id}"]`) })
  await saysInFull(await holdings.cellOf(row, 'Total Units'), moved)
  await saysInFull(await holdings.cellOf(row, 'Cost Basis'), price)

  await page.goto(`/transaction/${id}`)
  const card = page.getByRole('list', { name: 'Ledger entries' }).getByRole('listitem')
  await expect(card).toContainText(`${buyer.name}Balance before 40Balance after ${units}`)
  // proves FMT-017
  await expect(card.getByText(moved, { exact: true })).toBeVisible()
})

/** Hovering over a figure shows all its digits; a picture that loads above would move it from under the mouse. */
async function saysInFull(figure: Locator, value: string) {
  await expect(async () => {
    await figure.hover()
    await expect(figure).toHaveAttribute('title', `Full value: ${value}`, { timeout: 1000 })
  }).toPass()
}

/** The value beside a label. */
async function valueOf(place: Locator, label: string): Promise<string> {
  const term = place.locator('dt').getByText(label, { exact: true })
  return term.locator('xpath=following-sibling::dd[1]').first().innerText()
}

/** Returns the invested sum in the summary and in the row of the asset. */
async function portfolioFigures(page: Page): Promise<string[]> {
  const table = page.getByRole('treegrid')
  await table.waitFor()
  const headers = await table.getByRole('columnheader').allInnerTexts()
  const investment = headers.indexOf('Investment (USD)')
  const row = table.getByRole('row').filter({ hasText: 'Halden Biologics Preferred' })
  const cell = row.locator('> *').nth(investment)
  return [await valueOf(page.getByRole('main'), 'Under way, not issued'), await cell.innerText()]
}
