import type { Page } from '@playwright/test'

/** A part of a page, and its expected text. */
export interface Awaited {
  /** The name in the printed figures. */
  name: string
  /** The selector of the elements. */
  selector: string
  /** The text that one of them shows, whole or in part. */
  says: RegExp
}

/** Returns the milliseconds from a moment until each part of a page showed its text, measured in the page at each frame. */
export async function saidAfter(
  page: Page,
  since: number,
  parts: readonly Awaited[],
): Promise<Record<string, number>> {
  const seen = parts.map(async ({ name, selector, says }) => {
    const asked = [selector, says.source] as const
    const at = await page.waitForFunction(isSaid, asked, { polling: 'raf' }).catch(async (error: unknown) => {
      const texts = await page.locator(selector).allTextContents()
      throw new Error(`${name} never said ${says}:\n${texts.join('\n')}`, { cause: error })
    })
    return [name, (await at.jsonValue()) - since] as const
  })
  return Object.fromEntries(await Promise.all(seen))
}

/** The time at which one of the elements has the text; runs in the page. */
function isSaid([selector, says]: readonly [string, string]): number {
  const parts = [...document.querySelectorAll(selector)]
  return parts.some(({ textContent }) => new RegExp(says).test(textContent)) ? Date.now() : 0
}
