import { expect, type Locator, type Page } from '@playwright/test'

/** Opens an offering by the link in the sandbox's welcome page, as an investor who was invited would. */
export async function openOffering(page: Page, name: string | RegExp): Promise<void> {
  await page.goto('/sandbox/welcome')
  await linkTo(page, name).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Investor Onboarding' }).first()).toBeVisible()
}

/** Returns the path of an offering from its link on the welcome page. */
export async function offeringPath(page: Page, name: string | RegExp): Promise<string> {
  await page.goto('/sandbox/welcome')
  const href = await linkTo(page, name).getAttribute('href')
  return new URL(href ?? '', page.url()).pathname
}

/** Returns the first link with the name in one of its lines: the security, or the seller's part of the round. */
function linkTo(page: Page, name: string | RegExp): Locator {
  const line = page.locator('strong, small').filter({ hasText: name })
  return page
    .getByRole('link', { name })
    .or(page.getByRole('link').filter({ has: line }))
    .first()
}
