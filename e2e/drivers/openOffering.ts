import { expect, type Page } from '@playwright/test'

/** Opens an offering by the link in the sandbox's welcome page, as an investor who was invited would. */
export async function openOffering(page: Page, name: string | RegExp): Promise<void> {
  await page.goto('/sandbox/welcome')
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Investor Onboarding' }).first()).toBeVisible()
}

/** Where the welcome page's link to an offering leads. */
export async function offeringPath(page: Page, name: string | RegExp): Promise<string> {
  await page.goto('/sandbox/welcome')
  const href = await page.getByRole('link', { name }).first().getAttribute('href')
  return new URL(href ?? '', page.url()).pathname
}
