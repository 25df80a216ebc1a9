import type { Locator } from '@playwright/test'
/* eslint-disable capstan/import-direction -- the texts of a campaign of the core's, which publishes none of them */
import { aHostileText } from '../../../packages/sdk-core/fuzz/fields/hostileTexts'
import { aRandom } from '../../../packages/sdk-core/fuzz/aRandom'

/** The number of texts for each field: `HOSTILE_TEXTS=10000` for the campaign. */
export const hostileCount = Number(process.env.HOSTILE_TEXTS ?? 2_000)
/** The number of texts that are sent to the page at once. */
const atOnce = 100

/** The timeout of a test that types them, in milliseconds. */
export const hostileTimeout = Math.max(120_000, hostileCount * 90)

/** The seed of a run; `HOSTILE_SEED` repeats one. */
export function hostileSeed(): number {
  const seed = Number(process.env.HOSTILE_SEED ?? Date.now() % 2 ** 31)
  console.log(`${hostileCount} hostile texts of seed ${seed}`)
  return seed
}

/** Types hostile texts into each of the fields and leaves it after each: as fast as a program does it. */
export async function typeHostileTexts(fields: readonly Locator[]): Promise<void> {
  const random = aRandom(hostileSeed())
  for (let at = 0; at < hostileCount; at += atOnce) {
    const texts = Array.from({ length: atOnce }, () => aHostileText(random))
    for (const field of fields) await field.evaluate(typeAll, texts)
  }
}

/** Runs in the page. */
async function typeAll(field: Element, texts: readonly string[]): Promise<void> {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  const set = Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set
  for (const text of texts) {
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    set?.call(field, text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
  // A field may validate a moment later; it must do so before the next hundred.
  await new Promise((resolve) => requestAnimationFrame(resolve))
}
