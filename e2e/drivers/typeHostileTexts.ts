import type { Locator } from '@playwright/test'
/* eslint-disable capstan/import-direction -- the texts of a campaign of the core's, which publishes none of them */
import { aHostileText } from '../../packages/sdk-core/fuzz/fields/hostileTexts'
import { aRandom } from '../../packages/sdk-core/fuzz/aRandom'

/** How many texts each field is given. */
const count = 2_000
/** How many are sent to the page at once. */
const atOnce = 100

/** Types hostile texts into each of the fields and leaves it after each: as fast as a program does it. `HOSTILE_SEED` repeats a run. */
export async function typeHostileTexts(fields: readonly Locator[]): Promise<void> {
  const seed = Number(process.env.HOSTILE_SEED ?? Date.now() % 2 ** 31)
  console.log(`hostile texts of seed ${seed}`)
  const random = aRandom(seed)
  for (let at = 0; at < count; at += atOnce) {
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
  // What is checked a moment later is checked before the next hundred.
  await new Promise((resolve) => requestAnimationFrame(resolve))
}
