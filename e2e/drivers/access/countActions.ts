import type { Page } from '@playwright/test'

/** Counts the keys and mouse buttons that a person presses on a page, over all its documents. */
export async function countActions(page: Page): Promise<() => Promise<{ keys: number; clicks: number }>> {
  const counted = { keys: 0, clicks: 0 }
  await page.exposeFunction('capstanAction', (kind: keyof typeof counted) => {
    counted[kind] += 1
  })
  await page.addInitScript(() => {
    const count = (kind: string) => (event: Event) => {
      const { capstanAction } = window as unknown as { capstanAction: (kind: string) => void }
      if (event.isTrusted) capstanAction(kind)
    }
    addEventListener('keydown', count('keys'), true)
    addEventListener('pointerdown', count('clicks'), true)
  })
  return async () => {
    await page.evaluate(() => undefined) // the last press has been reported before this is answered
    return { ...counted }
  }
}
