import { expect, type Locator, type Page } from '@playwright/test'

/** The accounts on Select Account, in the order in which they stand. */
export function accountCards(page: Page): Locator {
  return page.getByRole('main').getByRole('list').getByRole('listitem')
}

/** The name and the line beneath it of every account on Select Account. */
export async function accountWords(page: Page): Promise<{ name: string; line: string }[]> {
  await expect(accountCards(page).first()).toBeVisible()
  return accountCards(page).evaluateAll((cards) =>
    cards.map((card) => {
      const name = card.querySelector('strong')
      return { name: name?.textContent ?? '', line: name?.nextElementSibling?.textContent ?? '' }
    }),
  )
}

/** Returns the account menu, which shows the current account in the top bar. */
export function accountMenu(page: Page): Locator {
  return page.getByRole('button', { name: /^Account menu/ })
}

/** Presses "Act for" of an issuer among those of the broker, and waits for its dashboard. */
export async function actFor(page: Page, issuer: string): Promise<void> {
  const act = page.getByRole('button', { name: `Act for ${issuer}` })
  await expect(act).toBeVisible()
  // A pending request of the page would be refused after the change of account: its session has another token then.
  await page.waitForLoadState('networkidle')
  await act.click()
  await expect(page).toHaveURL('/dashboard')
}
