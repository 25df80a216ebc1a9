import { expect, type Locator, type Page } from '@playwright/test'
import { tabTo } from './keyboard'

/** The way a person operates a page. */
export interface InputMethod {
  /** Presses a button or a link. */
  press: (target: Locator) => Promise<void>
  /** Presses a button or a link in a cell of a grid. */
  pressInGrid: (target: Locator) => Promise<void>
  /** Replaces the text of a field. */
  type: (field: Locator, text: string) => Promise<void>
  /** Types the digits of a day into the segments of its field. */
  typeDay: (field: Locator, digits: string) => Promise<void>
  /** Ticks a box, or takes one of a few answers. */
  tick: (box: Locator) => Promise<void>
  /** Opens a list and takes an option, which is searched for where the list can be. */
  choose: (list: Locator, option: Locator, search?: string) => Promise<void>
}

const everything = 'ControlOrMeta+a'

/** A mouse, a pen or a finger. */
export const pointer: InputMethod = {
  press: (target) => target.click(),
  pressInGrid: (target) => target.click(),
  type: (field, text) => field.fill(text),
  async typeDay(field, digits) {
    const first = field.getByRole('spinbutton').first()
    await first.click()
    await expect(first).toBeFocused()
    await field.page().keyboard.type(digits)
  },
  async tick(box) {
    const mark = box.locator('xpath=ancestor::label[1]').locator('.capstan-choice-mark')
    // The page around a frame is scrolled first, and a click may land where the frame was.
    await expect(async () => {
      // A box that was ticked late must not be unticked.
      if (!(await box.isChecked())) await ((await mark.count()) > 0 ? mark.click() : box.check())
      await expect(box).toBeChecked({ timeout: 1000 })
    }).toPass()
  },
  async choose(list, option, search) {
    // A page that still scrolls to the pressed element closes a list that has just opened.
    await expect(async () => {
      // A press on a list that opened late would close it.
      if (search || !(await option.isVisible())) await list.click()
      if (search) {
        await list.press(everything)
        await list.pressSequentially(search)
      }
      await expect(option).toBeVisible({ timeout: 1000 })
    }).toPass()
    await option.click()
  },
}

/** Operates a page by keyboard only. */
export const keyboard: InputMethod = {
  async press(target) {
    await tabTo(target.page(), target)
    await markDocument(target.page())
    await target.page().keyboard.press('Enter')
  },
  async pressInGrid(target) {
    const { keyboard: keys } = target.page()
    await goToCell(target)
    await keys.press('Enter')
    await expect(target).toBeFocused()
    await markDocument(target.page())
    await keys.press('Enter')
  },
  async type(field, text) {
    await tabTo(field.page(), field)
    await field.page().keyboard.press(everything)
    await field.page().keyboard.type(text)
  },
  async typeDay(field, digits) {
    await tabTo(field.page(), field.getByRole('spinbutton').first())
    await field.page().keyboard.type(digits)
  },
  async tick(box) {
    const { keyboard: keys } = box.page()
    const answers = box.locator('xpath=ancestor::*[@role="radiogroup"]').getByRole('radio')
    const isAnswer = (await answers.count()) > 0
    await tabTo(box.page(), isAnswer ? answers.first() : box)
    // Answers are one stop of the tab key, and the arrows go from one to the next.
    while (isAnswer && !(await hasFocus(box))) await keys.press('ArrowDown')
    if (!(await box.isChecked())) await keys.press('Space')
    await expect(box).toBeChecked()
  },
  async choose(list, option, search) {
    const { keyboard: keys } = list.page()
    await tabTo(list.page(), list)
    if (search) {
      await keys.press(everything)
      await keys.type(search)
    } else await keys.press('ArrowDown')
    await expect(option).toBeVisible()
    for (let presses = 0; !(await hasFocus(option)); presses += 1) {
      expect(presses, `the arrows lead to ${option}`).toBeLessThan(60)
      await keys.press('ArrowDown')
    }
    await keys.press('Enter')
    await expect(option).toBeHidden()
  },
}

/** Returns true when an element has the focus, including the virtual focus of a list whose box keeps the cursor. */
const hasFocus = (target: Locator) =>
  target.evaluate((node) => node === document.activeElement || node.hasAttribute('data-focused'))

/** From anywhere to the cell of a grid that holds something, which has the focus then. */
async function goToCell(target: Locator): Promise<void> {
  const { keyboard: keys } = target.page()
  const isIn = (around: string) =>
    target.evaluate((node, selector) => {
      const focused = document.activeElement?.closest(selector)
      return focused !== null && focused !== undefined && focused.contains(node)
    }, around)
  const go = async (key: string, around: string) => {
    for (let presses = 0; !(await isIn(around)); presses += 1) {
      expect(presses, `${key} leads to ${target}`).toBeLessThan(60)
      await keys.press(key)
    }
  }
  await go('Tab', '.capstan-grid')
  for (const key of ['Escape', 'Control+Home']) await keys.press(key)
  await go('ArrowDown', '[role="row"]')
  await keys.press('Home')
  await go('ArrowRight', '[role="gridcell"], [role="rowheader"]')
}

/** Marks a document in which something was pressed: a press may open another document, where nothing has the focus yet. */
const markDocument = (page: Page) => page.evaluate(() => void (document.documentElement.dataset.pressed = ''))

/** Checks the focus for keyboard users: the pressed element may disappear, but the focus must not be lost. */
export async function expectFocusKept(page: Page, state: string): Promise<void> {
  const isLost = () =>
    page.evaluate(
      () => 'pressed' in document.documentElement.dataset && document.activeElement === document.body,
    )
  await expect.soft.poll(isLost, { message: `${state}, focus is on nothing` }).toBe(false)
}
