import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { mailedLink } from './mail'
import { pickAccount } from './signIn'
import { startSession } from './startSession'

/** Follows the link by which an account was mailed to an address, signs in with it and opens the account; the page of its own context. */
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
