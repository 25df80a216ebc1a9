import { expect, type Locator, type Page } from '@playwright/test'
import { platformOrigin } from '../../places'
import { turn } from '../access/keyboard'

/** The path of the page that creates keys. */
export const keysPath = '/settings/integrations'

/** The row of the key that a hint belongs to: names are the same while a key is rotated. */
export const rowOf = (page: Page, hint: string): Locator => page.getByRole('row').filter({ hasText: hint })

/** Returns the hint that stands for a secret in the list of keys. */
export const hintOf = (secret: string): string => `${secret.slice(0, 12)}…${secret.slice(-4)}`

/** Creates a key on the screen and returns its secret, which only the dialog shows. */
export async function makeKey(page: Page, name: string, origins: string[]): Promise<string> {
  await sendNewKey(page, name, origins)
  return secretShown(page)
}

/** Fills in the dialog of a new key and sends it. */
export async function sendNewKey(page: Page, name: string, origins: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Make a key' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Origins of your pages' }).fill(origins.join('\n'))
  await turn(page.getByRole('checkbox', { name: 'Portfolio' }))
  await page.getByRole('button', { name: 'Make key' }).click()
}

/** The secret that a dialog shows. */
export async function secretShown(page: Page): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Secret key' })
  await expect(field).toHaveValue(/^sk_live_[0-9a-f]{48}$/)
  return field.inputValue()
}

/** Opens the menu of a key and chooses from it. */
export async function chooseFor(
  page: Page,
  hint: string,
  action: 'Edit' | 'Rotate' | 'Revoke',
): Promise<void> {
  await rowOf(page, hint)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Ends a key on the screen. */
export async function revokeKey(page: Page, hint: string): Promise<void> {
  await chooseFor(page, hint, 'Revoke')
  await page.getByRole('button', { name: 'Revoke key' }).click()
  await expect(rowOf(page, hint)).toHaveCount(0)
}

/** The answer to a vendor's server. */
export interface SessionAnswer {
  status: number
  token?: string
  errors?: { extensions: { code: string } }[]
}

/** Asks for an embed session as a vendor's server does: with the secret, and from no page. */
export async function askForSession(secret: string, session: object): Promise<SessionAnswer> {
  const answer = await fetch(`${platformOrigin}/api/v2/embed/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(session),
  })
  return { status: answer.status, ...((await answer.json()) as Omit<SessionAnswer, 'status'>) }
}

/** Returns the status with which the platform answers a page of an origin that holds a token. */
export async function statusFor(token: string | undefined, origin: string): Promise<number> {
  const answer = await fetch(`${platformOrigin}/api/v2/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ allHoldings { totalCount } }' }),
  })
  return answer.status
}

/** Returns the code with which the platform refuses a document to a page with a token; undefined when it answers. */
export async function refusalOf(
  token: string | undefined,
  origin: string,
  query: string,
): Promise<string | undefined> {
  const answer = await fetch(`${platformOrigin}/api/v2/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return ((await answer.json()) as Pick<SessionAnswer, 'errors'>).errors?.[0]?.extensions.code
}
