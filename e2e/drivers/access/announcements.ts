import type { Page } from '@playwright/test'

/** Collects the announcements of the page from now on: the texts of its live regions, as they come and change. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]'
    const say = (region: Element) => {
      const text = region.textContent?.trim()
      if (text && said.at(-1) !== text) said.push(text)
    }
    // Alerts are announced when they appear. A status inserted together with its text is not announced; it takes the focus where
    // it matters.
    const note = ({ target, addedNodes }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(live)
      if (region) return say(region)
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue
        if (added.matches('[role="alert"]')) say(added)
        else added.querySelectorAll('[role="alert"]').forEach(say)
      }
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
