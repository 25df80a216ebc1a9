import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { embedCustomers, embedOrigin } from '../../places'
import type { NewInvestor } from '../people/newInvestor'

/** Opens the broker's site and signs in there, with an e-mail and a name as they are typed. */
export async function signInToSite(page: Page, { email, name }: { email: string; name: string }) {
  await page.goto(embedOrigin)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Stores an investor and their account on the site, as if they had invested through it before. */
export async function becomeCustomer({ email, name, accountId }: NewInvestor): Promise<void> {
  await mkdir(embedCustomers, { recursive: true })
  const file = path.join(embedCustomers, `${encodeURIComponent(email)}.json`)
  await writeFile(file, JSON.stringify({ email, name, account: accountId }))
}
