import { expect, type Page } from '@playwright/test'

/** On an offering: states the units, confirms, and waits for the distribution's own page. */
export async function invest(page: Page, units: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Units' }).fill(units)
  await page.getByRole('button', { name: 'Invest', exact: true }).click()
  await confirm(page)
  await expect(page).toHaveURL(/\/distribution\//)
}

/** In the confirmation dialog: presses its primary button. */
export async function confirm(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Invest' }).click()
}
