import type { Browser, Page } from 'playwright'
import { keyOf, openForm, secretsOf, type FormPlace } from './places.ts'
import type { Killable } from './startKillable.ts'

/** What a kill left of what had been typed. */
export interface Killed {
  what: 'the tab' | 'the platform'
  form: FormPlace['name']
  /** Characters typed before, of them those that the platform had not taken yet, and how long the oldest had waited, in ms. */
  typed: number
  late: number
  oldest: number
  /** Fields that lost what the platform had taken. */
  lost: string[]
  /** Secrets that were there again. */
  leaked: string[]
  /** How often the form was taken. */
  sent: number
}

export interface KillParts {
  browser: Browser
  platform: Killable
  random: () => number
  what: Killed['what']
}

/** What could not be kept is tried again after this long, and then some. */
const retried = 7_000

interface Stroke {
  field: string
  text: string
  at: number
}

/** Types into a form, kills at a random keystroke, opens the form again, compares, and sends it. */
export async function killAtRandom({ browser, platform, random, what }: KillParts): Promise<Killed> {
  const context = await browser.newContext({ baseURL: platform.origin })
  try {
    const place = await openForm(context, random() < 0.6 ? 'setup' : 'step')
    const taken = takenBy(place.page)
    const strokes = await typeSome(place, random)
    const kept = taken()
    await (what === 'the tab' ? crash(place.page) : platform.killAndStart())
    const at = performance.now()
    // The tab that lives keeps what it could not, once the platform is back: nobody types a word more.
    if (what === 'the platform') await place.page.waitForTimeout(retried)
    const page = await context.newPage()
    await page.goto(place.path)
    await page.getByLabel(place.fields[0] ?? '', { exact: true }).waitFor({ timeout: 60_000 })
    await page.waitForTimeout(500)

    const last = new Map(strokes.map((stroke) => [stroke.field, stroke]))
    const open = strokes.filter((stroke) => !secretsOf(stroke.field))
    const late =
      what === 'the tab' ? open.filter(({ field, text }) => !keptOf(kept, field).startsWith(text)) : []
    const due = new Map(
      open.filter((stroke) => !late.includes(stroke)).map(({ field, text }) => [field, text]),
    )
    const lost: string[] = []
    for (const [field, text] of due) {
      const value = await valueOf(page, field)
      if (!value.startsWith(text)) lost.push(`${field}: ${JSON.stringify({ text, value })}`)
    }
    const leaked: string[] = []
    for (const field of last.keys())
      if (secretsOf(field) && (await valueOf(page, field)) !== '') leaked.push(field)
    const sent = await place.sendTwice(page)
    const oldest = at - Math.min(at, ...late.map((stroke) => stroke.at))
    return { what, form: place.name, typed: open.length, late: late.length, oldest, lost, leaked, sent }
  } finally {
    await context.close()
  }
}

/** What the platform has taken of what a page typed: the body of the last save that it answered. */
function takenBy(page: Page): () => string {
  let last = ''
  page.on('requestfinished', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('saveDraft')) last = body
  })
  return () => last
}

/** What a save holds of a field: the first of its name is the one typed into. */
function keptOf(body: string, field: string): string {
  return new RegExp(`"${keyOf(field)}":"([^"]*)"`).exec(body)?.[1] ?? ''
}

/** A few words into each field, up to a keystroke drawn by the seed. */
async function typeSome({ page, fields }: FormPlace, random: () => number): Promise<Stroke[]> {
  const strokes: Stroke[] = []
  const most = 5 + Math.floor(random() * 60)
  for (const field of fields) {
    const input = page.getByLabel(field, { exact: true })
    const word = secretsOf(field)
      ? '987654321'
      : 'Harbour Walk '.slice(0, 5 + Math.floor(random() * 8)).trim()
    await input.focus()
    for (let at = 1; at <= word.length && strokes.length < most; at++) {
      await page.keyboard.type(word[at - 1] ?? '')
      strokes.push({ field, text: word.slice(0, at), at: performance.now() })
      await page.waitForTimeout(random() * 120)
    }
  }
  await page.waitForTimeout(random() * 2_500)
  return strokes
}

const valueOf = (page: Page, field: string) =>
  page
    .getByLabel(field, { exact: true })
    .inputValue({ timeout: 5_000 })
    .catch(() => '')

/** As the system kills a tab: nothing of the page runs any more. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash').catch(() => undefined)
  await page.goto('chrome://crash').catch(() => undefined)
  await crashed
}
