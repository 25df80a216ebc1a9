import type { Locator } from '@playwright/test'
import { openOffering } from '../drivers/investments/openOffering'
import { startSession } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

test('holdings write figures and days as the documents do, with the full value at hand', async ({ page }) => {
  await startSession(page, 'issuer@capstan.test')
  await openHoldings(page, 'Maren')
  const row = rows(page).first()

  // 4,000 units, bought at 8, worth 12.50 each, kept on a chain
  // proves FMT-001, FMT-004, FMT-005, FMT-007, FMT-017, FMT-021
  await expect(row.getByRole('gridcell')).toContainText(['4,000', '1.00%', '$8.00', 'Yes', '$50,000.00'])
  // proves FMT-003
  await saysInFull(cell(row, '$50,000.00'), '50,000')
  await saysInFull(cell(row, '1.00%'), '1')
  // proves FMT-011
  await expect(row).toContainText(/00\d\d\/\d\d\/\d{4}$/)
})

test('a note shows its coupon on a scale of 100 and its term in years; shares have neither', async ({
  page,
}) => {
  await startSession(page, 'many@capstan.test')
  await page.goto('/account-role')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Cinder Peak/ })
    .click()
  await openHoldings(page, 'Maren')
  // proves FMT-008
  await expect(rows(page).first()).toContainText('7.25%')
  // proves FMT-023
  await expect(rows(page).first()).toContainText('5')
})

test('an offering shows its price, and in the long form since when an investment in it is open', async ({
  page,
}) => {
  await startSession(page, 'investor@capstan.test')
  await openOffering(page, /^Series B/)
  // proves FMT-010
  await expect(page.getByRole('main')).toContainText(/Open since[A-Z][a-z]+ \d{1,2}(st|nd|rd|th) \d{4}/)
  // proves FMT-004
  await expect(page.getByRole('main')).toContainText('$12.50')
})

/** Opens the holdings of one investor, with every column. */
async function openHoldings(page: Page, investor: string): Promise<void> {
  await page.goto('/holdings')
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  for (const name of ['Tokenized', 'Term', 'Yield'])
    await page.getByRole('dialog').getByText(name, { exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Filter Investor', { exact: true }).fill(investor)
  await expect(rows(page)).toHaveCount(1)
}

const rows = (page: Page) =>
  page
    .getByRole('grid', { name: 'Holdings' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
/** Hovering over a figure says all its digits. */
async function saysInFull(figure: Locator, value: string) {
  await figure.hover()
  await expect(figure).toHaveAttribute('title', `Full value: ${value}`)
}
const cell = (row: Locator, text: string) => row.getByRole('gridcell', { name: text, exact: true })
