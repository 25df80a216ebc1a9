import type { Page } from '@playwright/test'

/** Collects what the page says to assistive technology from now on: the texts of its live regions, as they change. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    const note = ({ target }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]')
      const text = region?.textContent?.trim()
      if (text && said.at(-1) !== text) said.push(text)
    }
    new MutationObserver((changes) => changes.forEach(note)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    Object.assign(window, { capstanSaid: said })
  })
  return () => page.evaluate(() => (window as unknown as { capstanSaid: string[] }).capstanSaid)
}
