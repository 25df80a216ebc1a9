import type { Page } from '@playwright/test'

/** Goes to an address of the app without loading it anew, as one of its own links would. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
