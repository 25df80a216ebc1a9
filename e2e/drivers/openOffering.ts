import { expect, type Locator, type Page } from '@playwright/test'

/** Opens an offering by the link in the sandbox's welcome page, as an investor who was invited would. */
export async function openOffering(page: Page, name: string | RegExp): Promise<void> {
  await page.goto('/sandbox/welcome')
  await linkTo(page, name).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Investor Onboarding' }).first()).toBeVisible()
}

/** Where the welcome page's link to an offering leads. */
export async function offeringPath(page: Page, name: string | RegExp): Promise<string> {
  await page.goto('/sandbox/welcome')
  const href = await linkTo(page, name).getAttribute('href')
  return new URL(href ?? '', page.url()).pathname
}

/** The first link that says the name, or one of whose lines does: that of what is sold, or of the seller's own part of the round. */
function linkTo(page: Page, name: string | RegExp): Locator {
  const line = page.locator('strong, small').filter({ hasText: name })
  return page
    .getByRole('link', { name })
    .or(page.getByRole('link').filter({ has: line }))
    .first()
}
