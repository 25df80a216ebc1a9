import type { Page } from 'playwright'
import { keyOf, secretsOf, type FormPlace } from './places.ts'

/** The content of a field after an input. */
export interface Entry {
  field: string
  text: string
  at: number
}

/** A few words into some fields, up to a keystroke drawn by the seed; the whole form where it is to be sent. */
export async function typeSome(
  place: FormPlace,
  random: () => number,
  moment: 'typing' | 'sending',
): Promise<Entry[]> {
  if (moment === 'sending') return (await place.fillIn(place.page)).map(entryNow)
  const { page, fields } = place
  const entries: Entry[] = []
  const most = 5 + Math.floor(random() * 60)
  for (const field of fields) {
    const input = page.getByLabel(field, { exact: true })
    const word = secretsOf(field)
      ? '987654321'
      : 'Harbour Walk '.slice(0, 5 + Math.floor(random() * 8)).trim()
    await input.focus()
    for (let at = 1; at <= word.length && entries.length < most; at++) {
      await page.keyboard.type(word[at - 1] ?? '')
      entries.push(entryNow([field, word.slice(0, at)]))
      await page.waitForTimeout(random() * 120)
    }
  }
  await page.waitForTimeout(random() * 2_500)
  return entries
}

const entryNow = ([field, text]: readonly [string, string]): Entry => ({ field, text, at: performance.now() })

/** Returns a function with the last saved input of a page: the body of the last save that was answered. */
export function lastSave(page: Page): () => string {
  let last = ''
  page.on('requestfinished', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('saveDraft')) last = body
  })
  return () => last
}

/** Returns the text of a field in a save: the first with its name is the one typed into. */
export function keptOf(body: string, field: string): string {
  return new RegExp(`"${keyOf(field)}":"([^"]*)"`).exec(body)?.[1] ?? ''
}
