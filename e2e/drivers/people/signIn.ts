import { expect, type Page } from '@playwright/test'

/** Signs in as a known user and chooses the named account, or the only one. */
export async function signIn(page: Page, email: string, account?: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Sign in / Sign up' }).click()
  await chooseUser(page, email)
  await pickAccount(page, account)
}

/** Signs in as a known user on the sign-in provider's page. */
export async function chooseUser(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email of another person').fill(email)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** On Select Account: chooses the account named, or the first one. */
export async function pickAccount(page: Page, account?: string): Promise<void> {
  await expect(page).toHaveURL(/\/account-role/)
  const accounts = page.getByRole('main').getByRole('list').getByRole('link')
  await (account ? accounts.filter({ hasText: account }) : accounts.first()).click()
  await expect(page).not.toHaveURL(/\/account-role|\/authenticate/)
}
