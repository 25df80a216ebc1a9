import type { Locator, Page } from '@playwright/test'
import { confirm } from './drivers/invest'
import { openOffering } from './drivers/openOffering'
import { signIn } from './drivers/signIn'
import { startSession, switchPerson } from './drivers/startSession'
import { expect, test } from './test'

test('what is invested is the same figure on every screen, to the last place [FMT-001] [FMT-017]', async ({
  page,
  investor,
}) => {
  test.slow()
  await signIn(page, investor.email)
  await openOffering(page, /Halden Biologics Preferred/)
  await page.getByRole('textbox', { name: 'Units' }).fill('1,237')
  const typed = await page.getByRole('textbox', { name: /^Total Investment/ }).inputValue()
  await page.getByRole('button', { name: 'Invest', exact: true }).click()
  const confirmed = await valueOf(page.getByRole('dialog'), 'Total investment')
  await confirm(page)
  await expect(page).toHaveURL(/\/distribution\//)
  const invested = await valueOf(page.getByRole('main'), 'Total')
  await page.goto('/portfolio')

  // 1,237 units at $12.50: 12,370 + 3,092.50
  const figures = [typed, confirmed, invested, ...(await portfolioFigures(page))]
  expect(figures.map((figure) => figure.replace('$', ''))).toEqual(figures.map(() => '15,462.50'))
})

test('what a holding is worth is the same figure to its issuer and to its investor, to the last place', async ({
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

/** The value beside a label. */
async function valueOf(place: Locator, label: string): Promise<string> {
  const term = place.locator('dt').getByText(label, { exact: true })
  return term.locator('xpath=following-sibling::dd[1]').first().innerText()
}

/** What was invested, as the summary, the row of the asset and the row of all say it. */
async function portfolioFigures(page: Page): Promise<string[]> {
  const table = page.getByRole('treegrid')
  await table.waitFor()
  const headers = await table.getByRole('columnheader').allInnerTexts()
  const investment = headers.indexOf('Investment (USD)')
  const row = table.getByRole('row').filter({ hasText: 'Halden Biologics Preferred' })
  const cell = row.locator('> *').nth(investment)
  return [await valueOf(page.getByRole('main'), 'Investment'), await cell.innerText()]
}
