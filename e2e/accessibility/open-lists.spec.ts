import type { Locator } from '@playwright/test'
import { newInvestor } from '../drivers/people/newInvestor'
import { accountMenu } from '../drivers/people/accounts'
import { chooseType, typeDay } from '../drivers/people/setUpAccount'
import { startSession } from '../drivers/people/startSession'
import { choose, chooseCountry } from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

/** Settings that a reader may need, by name. */
const needs: Record<string, (page: Page) => Promise<unknown>> = {
  'colours that are forced, light ones': (page) =>
    page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' }),
  'colours that are forced, dark ones': (page) => page.emulateMedia({ colorScheme: 'dark' }),
  'a page that is read from the right': async (page) => {
    await page.emulateMedia({ forcedColors: 'none', colorScheme: null })
    await page.evaluate(() => {
      for (const root of document.querySelectorAll('html, .capstan')) root.setAttribute('dir', 'rtl')
    })
  },
  'text of 200 % as well': (page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%')),
}

test('every list that opens shows the option that has focus, and the chosen one, in forced colours, from right to left and with text of 200 % [WCAG 1.4.4] [WCAG 1.4.11] [WCAG 2.4.7]', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  const { email } = await newInvestor(request, { setUp: false })
  await startSession(page, email)
  await page.goto('/account/setup')
  await chooseType(page, 'Individual')
  await chooseCountry(page, 'Country', 'United States of America')
  await choose(page, 'State', 'Maine')
  await typeDay(page, 'Date of birth', '05171984')

  for (const [need, meet] of Object.entries(needs)) {
    await meet(page)
    for (const [list, options] of Object.entries(lists)) {
      await test.step(`${list}, with ${need}`, async () => {
        const opener = await open(page, list)
        await expectShown(page, page.locator(options))
        await expect(opener).toBeFocused()
      })
    }
  }
})

/** The lists to open, by the name of their button or box, with the selector of their options. */
const lists: Record<string, string> = {
  'Investor Type': '[role="option"]',
  Country: '[role="option"]',
  State: '[role="option"]',
  'Date of birth': '.capstan-day:visible',
  'Account menu': '[role="menuitem"]',
}

/** Opens a list with keys, and returns the key that opened it. */
async function open(page: Page, name: string): Promise<Locator> {
  const day = page.getByRole('group', { name, exact: true }).getByRole('button')
  const box = page.getByRole('combobox', { name: new RegExp(`${name}$`) })
  const opener = name === 'Account menu' ? accountMenu(page) : box.or(day)
  await opener.focus()
  // A list closes when the page scrolls, and focus may scroll it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.keyboard.press(name === 'Date of birth' ? 'Enter' : 'ArrowDown')
  return opener
}

/** Moves the focus to the next option and back, and checks the focused and the chosen option against the visible page. */
async function expectShown(page: Page, options: Locator): Promise<void> {
  await expect(options.first()).toBeVisible()
  const focused = options.and(page.locator('[data-focused], :focus'))
  for (const key of ['ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key)
    await expect(focused).toHaveCount(1)
    // A list scrolls the focused option into view a frame later.
    await expect.poll(() => problemsOf(focused, options), `focused after ${key}`).toEqual([])
  }
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  const chosen = options.and(page.locator('[data-selected]'))
  for (const each of await chosen.all()) expect(await problemsOf(each, options), 'chosen').toEqual([])
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
}

/** Returns the problems that keep an option from being seen, or from being distinguished from the others. */
async function problemsOf(option: Locator, options: Locator): Promise<string[]> {
  const others = await options
    .and(option.page().locator(':not([data-focused], :focus, [data-selected])'))
    .all()
  const plain = await Promise.all(others.slice(0, 1).map((each) => each.evaluate(lookOf)))
  const look = await option.evaluate(lookOf)
  const isPlain = JSON.stringify(look.marks) === JSON.stringify(plain[0]?.marks)
  return [...look.problems, ...(isPlain ? ['looks like the others'] : [])]
}

/** Returns the marks that distinguish an option, and the problems that hide it. */
function lookOf(option: Element) {
  const style = getComputedStyle(option)
  const box = option.getBoundingClientRect()
  const list = option.closest('.capstan-popover')?.getBoundingClientRect() ?? box
  const isForced = matchMedia('(forced-colors: active)').matches
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (one: string, other: string) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }
  const groundOf = (each: Element | null): string => {
    if (!each) return 'rgb(255, 255, 255)'
    const { backgroundColor } = getComputedStyle(each)
    return /^rgba\(.*, 0\)$/.test(backgroundColor) ? groundOf(each.parentElement) : backgroundColor
  }
  const ground = groundOf(option)
  const outline = style.outlineStyle === 'none' ? '' : style.outlineColor
  const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const isCut = [option, ...option.querySelectorAll('*:not(.capstan-hidden)')].some(
    (each) => each instanceof HTMLElement && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0,
  )
  const isOut =
    box.left < list.left - 1 ||
    box.right > list.right + 1 ||
    box.top < Math.max(list.top, 0) - 1 ||
    box.bottom > Math.min(list.bottom, innerHeight) + 1
  const isFocused = option.matches('[data-focused], :focus')
  return {
    marks: [
      outline,
      option.querySelector('[data-end] svg') !== null,
      // In forced colours shades disappear; a system background stays.
      isForced && style.forcedColorAdjust !== 'none' ? '' : ground,
    ],
    problems: [
      ...(isOut ? ['stands outside its list'] : []),
      ...(isCut ? ['is cut'] : []),
      ...(middle && (option.contains(middle) || middle.contains(option)) ? [] : ['is covered']),
      ...(contrast(style.color, ground) < 4.5 ? ['its words cannot be read'] : []),
      ...(isForced && isFocused && contrast(outline, ground) < 3 ? ['its outline cannot be seen'] : []),
    ],
  }
}
