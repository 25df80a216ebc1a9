import { setTimeout as pause } from 'node:timers/promises'
import { platformOrigin } from '../places'
import type { Engine } from './Engine'
import { findInPage, readErrors, readPage, type Found, type Target } from './findInPage'

/** The codes of keys in the WebDriver standard. */
const keys = { Control: '\uE009' }

/** How long a page may take until it shows an expected element. */
const timeout = 45_000

/** Returns a target by its role and its name, or a pattern of its name. */
export function by(role: string, name?: string | RegExp, more: Pick<Target, 'within' | 'nth'> = {}): Target {
  if (name instanceof RegExp) return { role, pattern: name.source, ...more }
  return { role, name, ...more }
}

/** A person in front of an engine's window, with a pointer and a keyboard. */
export class Visitor {
  /** Errors of the pages that were visited. */
  readonly errors: string[] = []

  readonly engine: Engine

  constructor(engine: Engine) {
    this.engine = engine
  }

  /** Opens a path of the platform, or a whole address. */
  async open(address: string): Promise<void> {
    await this.#readErrors()
    await this.engine.open(new URL(address, platformOrigin).href)
    await this.#readErrors()
  }

  /** Waits until the page shows a target. */
  find(target: Target): Promise<Found> {
    return this.#wait(`no ${describe(target)}`, async () => (await this.#look(target, false)) ?? undefined)
  }

  /** Presses a target, once it is stable and nothing covers it. */
  async press(target: Target): Promise<void> {
    let last: Found | null = null
    const { x, y } = await this.#wait(`no ${describe(target)} to press`, async () => {
      const before = last
      last = await this.#look(target, true)
      return last?.isReached && before?.x === last.x && before.y === last.y ? last : undefined
    })
    const button = { type: 'pointerDown', button: 0 }
    await this.engine.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [{ type: 'pointerMove', x, y }, button, { ...button, type: 'pointerUp' }],
      },
    ])
    await this.#readErrors()
  }

  /** Types keys into the focused element, one after the other: a page may move the focus after each. */
  async keys(text: string): Promise<void> {
    for (const value of text) {
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
      await this.engine.perform([{ type: 'key', id: 'keys', actions }])
    }
  }

  /** Replaces the text of a field. */
  async type(target: Target, text: string): Promise<void> {
    await this.press(target)
    await this.#wait(`${describe(target)} has no focus`, async () => (await this.find(target)).isFocused)
    const all = [
      { type: 'keyDown', value: keys.Control },
      { type: 'keyDown', value: 'a' },
      { type: 'keyUp', value: 'a' },
      { type: 'keyUp', value: keys.Control },
    ]
    await this.engine.perform([{ type: 'key', id: 'keys', actions: all }])
    await this.keys(text)
  }

  /** Types the digits of a day into the segments of its field. */
  async typeDay(label: string, digits: string): Promise<void> {
    await this.press(by('spinbutton', new RegExp(`^month, ${label}`)))
    await this.keys(digits)
  }

  /** Opens a list and takes an option, which is searched for where the list can be. */
  async choose(list: Target, option: string | RegExp, search?: string): Promise<void> {
    await (search === undefined ? this.press(list) : this.type(list, search))
    await this.press(by('option', option))
    await this.#wait(`the list of ${describe(list)} stays open`, async () => {
      return (await this.#look(by('option', option), false)) === null
    })
  }

  /** Ticks a box, or one of a few answers. */
  async tick(box: Target): Promise<void> {
    await this.press(box)
    await this.#wait(`${describe(box)} is not ticked`, async () => (await this.find(box)).isChecked)
  }

  /** Waits until the page shows a text. */
  async expectText(text: string | RegExp): Promise<void> {
    const isThere = (page: string) => (text instanceof RegExp ? text.test(page) : page.includes(text))
    await this.#wait(`no text ${text}`, async () => isThere(await this.read()))
  }

  /** Waits until the address matches. */
  async expectAddress(pattern: RegExp): Promise<void> {
    await this.#wait(`the address is not ${pattern}`, async () => {
      return pattern.test(String(await this.engine.evaluate('location.href')))
    })
  }

  /** Returns the text of the page. */
  async read(): Promise<string> {
    return String(await this.#run(readPage))
  }

  async #look(target: Target, isToPress: boolean): Promise<Found | null> {
    return (await this.#run(findInPage, target, isToPress)) as Found | null // the return type of the function
  }

  async #readErrors(): Promise<void> {
    this.errors.push(...((await this.#run(readErrors)) as string[])) // the return type of the function
  }

  /** Runs a function in the page; undefined while the page is between two documents. */
  async #run(run: (...args: never[]) => unknown, ...args: unknown[]): Promise<unknown> {
    return this.engine.evaluate(`(${run.toString()})(${args.map((each) => JSON.stringify(each)).join(', ')})`)
  }

  /** Retries until there is an answer; throws with the content of the page otherwise. */
  async #wait<Result>(problem: string, ask: () => Promise<Result | undefined>): Promise<Result> {
    const end = Date.now() + timeout
    let error: unknown
    while (Date.now() < end) {
      try {
        const answer = await ask()
        if (answer !== undefined && answer !== false) return answer
      } catch (caught) {
        // The page is between two documents.
        error = caught
      }
      await pause(100)
    }
    const page = await this.read().catch(() => '')
    throw new Error(`${problem}; the page shows: ${page.slice(0, 1500)}`, { cause: error })
  }
}

const describe = ({ role, name, pattern, within }: Target): string =>
  `${role} ${name ?? `/${pattern ?? ''}/`}${within ? ` in ${describe(within)}` : ''}`
