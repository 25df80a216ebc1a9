import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { mailedLink } from './mail'
import { pickAccount } from './signIn'
import { startSession } from './startSession'

/** Follows the link in the mail to an address, signs in with it and opens the account; returns a page in a new context. */
export async function claimMailed(
  browser: Browser,
  request: APIRequestContext,
  email: string,
): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(await mailedLink(request, email))
  await page.getByRole('button', { name: 'Claim the account' }).click()
  await expect(page).toHaveURL(/status=complete/)
  await startSession(page, email)
  await page.goto('/account-role')
  await page.getByRole('button', { name: 'I AGREE' }).click()
  await pickAccount(page)
  return page
}
