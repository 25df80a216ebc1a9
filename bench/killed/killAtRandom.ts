import type { Browser, BrowserContext, Page } from 'playwright'
import { isChosen, openForm, secretsOf, type FormPlace } from './places.ts'
import { sendForm } from './sendForm.ts'
import type { Engine, Killable } from './startKillable.ts'
import { keptOf, lastSave, typeSome, type Entry } from './typeSome.ts'

/** The state after a kill: the input that was kept, and the requests that arrived. */
export interface Killed {
  seed: number
  engine: Engine
  what: 'the tab' | 'the platform'
  form: FormPlace['name']
  moment: 'typing' | 'sending'
  /** The form had been sent, and no answer had come. */
  wasOnItsWay: boolean
  /**
   * Entries made before, of them those that the platform had not taken yet, and how long the oldest had waited,
   * in ms.
   */
  typed: number
  late: number
  oldest: number
  /** Fields that lost an answer stored by the platform. */
  lost: string[]
  /** Secrets that were there again. */
  leaked: string[]
  /** The number of times that the form was accepted, including a repeated submission. */
  sent: number
  /** The reason why it could not be opened or sent again. */
  broken?: string
}

export interface KillParts {
  browser: Browser
  platform: Killable
  seed: number
  what: Killed['what']
}

/** Returns true when input was lost or leaked, when it was not sent exactly once, or when the run broke. */
export const isFailed = ({ lost, leaked, sent, broken }: Killed) =>
  lost.length + leaked.length > 0 || sent !== 1 || broken !== undefined

/** Fills in a form, kills at a random moment, opens the form again, compares, and sends it. */
export async function killAtRandom({ browser, platform, seed, what }: KillParts): Promise<Killed> {
  const { engine, origin } = platform
  const random = randomOf(seed)
  const name = random() < 0.6 ? 'setup' : 'step'
  const moment = random() < 0.5 ? 'typing' : 'sending'
  const result: Killed = { seed, engine, what, form: name, moment, ...nothing() }
  const context = await browser.newContext({ baseURL: origin })
  try {
    const place = await openForm(context, name, origin)
    const taken = lastSave(place.page)
    const entries = await typeSome(place, random, moment)
    if (moment === 'sending') result.wasOnItsWay = await sendAndWaitABit(place, random)
    const kept = taken()
    const at = performance.now()
    await (what === 'the tab' ? crash(place.page) : platform.killAndStart())
    const isSameTab = what === 'the platform' && moment === 'sending' && random() < 0.5
    const page = isSameTab ? place.page : await openAgain(context, place, what)
    await page.getByLabel(place.first).or(place.done(page)).first().waitFor({ timeout: 90_000 })
    await page.waitForTimeout(500)

    const open = entries.filter(({ field }) => !secretsOf(field))
    const late =
      what === 'the tab' ? open.filter(({ field, text }) => !keptOf(kept, field).startsWith(text)) : []
    result.typed = open.length
    result.late = late.length
    result.oldest = Math.max(0, ...late.map((entry) => at - entry.at))
    if (!(await place.done(page).isVisible())) {
      const due = entries.filter((entry) => !late.includes(entry))
      const seen = await compare(page, due, isSameTab)
      // A pending request may have arrived meanwhile: then there is no form that could lose input.
      if ((await place.taken()) === 0) Object.assign(result, seen)
    }
    await sendForm(place, page)
    result.sent = await place.taken()
  } catch (error) {
    result.broken = error instanceof Error ? error.message.slice(0, 400) : String(error)
  } finally {
    await context.close()
  }
  return result
}

const nothing = () => ({ wasOnItsWay: false, typed: 0, late: 0, oldest: 0, lost: [], leaked: [], sent: 0 })

/** Presses the button, and waits less than an answer takes, or a little more. Returns true if there was none yet. */
async function sendAndWaitABit(
  { page, button, operation }: FormPlace,
  random: () => number,
): Promise<boolean> {
  let isAnswered = false
  const isSending = (body: string | null) => Boolean(body?.includes(operation))
  page.on('requestfinished', (request) => (isAnswered ||= isSending(request.postData())))
  const sent = page.waitForRequest((request) => isSending(request.postData()))
  await page.getByRole('button', { name: button }).click({ noWaitAfter: true })
  await sent
  await page.waitForTimeout(random() * 150)
  return !isAnswered
}

/** The form in another tab. After a restart of the platform, the first tab saves its pending draft before that. */
async function openAgain(context: BrowserContext, place: FormPlace, what: Killed['what']): Promise<Page> {
  if (what === 'the platform') {
    await place.page.waitForTimeout(1_500)
    await place.page.getByText('Draft not saved yet.').waitFor({ state: 'hidden', timeout: 60_000 })
  }
  const page = await context.newPage()
  await page.goto(place.path)
  return page
}

/** Returns the lost input; in the same tab, secrets must be kept as well. */
async function compare(page: Page, due: readonly Entry[], isSameTab: boolean) {
  const last = new Map(due.map(({ field, text }) => [field, text]))
  const lost: string[] = []
  const leaked: string[] = []
  for (const [field, text] of last) {
    let value = await valueOf(page, field)
    // A form waits a second for its draft; a draft that arrives later fills in the other fields.
    for (let waits = 0; waits < 30 && !secretsOf(field) && !value.includes(text); waits++) {
      await page.waitForTimeout(500)
      value = await valueOf(page, field)
    }
    if (secretsOf(field) && !isSameTab) {
      if (value !== '') leaked.push(field)
    } else if (!secretsOf(field) && !value.includes(text))
      lost.push(`${field}: ${JSON.stringify({ text, value })}`)
  }
  return { lost, leaked }
}

/** Returns the text of a field, or the option chosen in it. */
async function valueOf(page: Page, field: string): Promise<string> {
  const input = isChosen(field)
    ? page.getByRole('combobox', { name: new RegExp(field) })
    : page.getByLabel(field, { exact: true })
  return input
    .first()
    .evaluate((element) =>
      element instanceof HTMLInputElement ? element.value : (element.textContent ?? ''),
    )
    .catch(() => '')
}

/** Ends the page as the system kills a tab: no code of it runs any more. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash').catch(() => undefined)
  await page.goto('chrome://crash').catch(() => undefined)
  await crashed
}

/** The same numbers from 0 up to 1 for the same seed; neighbours have nothing in common. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
