import type { ElementHandle } from '@playwright/test'
import { newInvestor } from '../drivers/people/newInvestor'
import { chooseType } from '../drivers/people/setUpAccount'
import { startSession } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }))

test('every part of account setup shows its focus in forced colours, also each part of a date [WCAG 2.4.7]', async ({
  page,
  request,
}) => {
  test.slow()
  const { email } = await newInvestor(request, { setUp: false })
  await startSession(page, email)
  await page.goto('/account/setup')
  await chooseType(page, 'Individual')

  const seen = await expectFocusSeen(page, Array<string>(40).fill('Tab'))
  expect(seen).toEqual(expect.arrayContaining(['combobox', 'input', 'spinbutton', 'button']))
})

test('a row and a cell of a treegrid that have the focus show it where colours are forced [WCAG 2.4.7]', async ({
  page,
}) => {
  await startSession(page, 'investor@capstan.test')
  await page.goto('/portfolio')
  const grid = page.getByRole('treegrid', { name: 'Investments by asset' })
  await grid.getByRole('row').nth(1).waitFor()

  await grid.locator('[tabindex="0"]').first().focus()
  const seen = await expectFocusSeen(page, [
    ...['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown'],
    ...['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'Home', 'End'],
  ])
  expect(seen.length).toBeGreaterThan(5)
})

test('a cell of a range that has the focus is read where colours are forced [WCAG 1.4.3]', async ({
  page,
}) => {
  await startSession(page, 'issuer@capstan.test')
  await page.goto('/holdings')
  await page.getByRole('rowheader').first().click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')

  await expect(page.locator('[data-range]')).toHaveCount(2)
  const { color, backgroundColor } = await page.locator('[data-range]:focus').evaluate((cell) => {
    const look = getComputedStyle(cell, '::after')
    return { color: look.color, backgroundColor: look.backgroundColor }
  })
  expect(color).not.toBe(backgroundColor)
})

/** Presses keys, compares each focused element with and without focus, and returns the roles of all. */
async function expectFocusSeen(page: Page, keys: readonly string[]): Promise<string[]> {
  const roles: string[] = []
  let [last, look] = await focused(page)
  for (const key of keys) {
    await page.keyboard.press(key)
    const [next, nextLook] = await focused(page)
    if (last && next && !(await last.evaluate((one, other) => one === other, next))) {
      const after = await last.evaluate(lookOf).catch(() => '')
      const what = await last.evaluate((each) => each.outerHTML.slice(0, 200)).catch(() => '')
      expect.soft(after, `without the focus: ${what}`).not.toBe(look)
      roles.push(await last.evaluate((each) => each.getAttribute('role') ?? each.localName).catch(() => ''))
    }
    ;[last, look] = [next, nextLook]
  }
  return roles
}

/** Returns the focused element, and its style. */
async function focused(page: Page): Promise<[ElementHandle<Element> | null, string]> {
  const handle = await page.evaluateHandle(() => document.activeElement)
  const element = handle.asElement() as ElementHandle<Element> | null
  // Past the last of a page nothing has it.
  if (await element?.evaluate((each) => each === document.body)) return [null, '']
  return [element, element ? await element.evaluate(lookOf) : '']
}

/** Returns the computed look of an element in forced colours, with its surroundings and pseudo-elements. */
function lookOf(element: Element): string {
  const drawn = (each: Element, pseudo?: string) => {
    const style = getComputedStyle(each, pseudo)
    const hasOutline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1
    return [
      hasOutline ? style.outlineColor : '',
      style.borderTopColor,
      style.borderTopWidth,
      style.backgroundColor,
    ]
  }
  const around = [element, element.parentElement, element.parentElement?.parentElement].filter(
    (each) => !!each,
  )
  // A box that can be ticked is drawn beside its input.
  const beside = [...(element.closest('label')?.querySelectorAll('*') ?? [])]
  const looks = [...around, ...beside].map((each) => drawn(each))
  return JSON.stringify([looks, drawn(element, '::after'), drawn(element, '::before')])
}
