import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the element has focus, and fails where it cannot be reached or its focus cannot be seen. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return expectVisibleFocus(element)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${element}`)
}

/** Reaches an element by Tab and presses Enter on it. */
export async function enter(page: Page, element: Locator): Promise<void> {
  await tabTo(page, element)
  await page.keyboard.press('Enter')
}

/**
 * Turns a box or a switch by its key. The mouse would be pressed where its hidden input stood a moment ago: a dialog that opens
 * still moves.
 */
export async function turn(control: Locator, isOn = true): Promise<void> {
  await expect(control).toBeEnabled()
  await expect(control).toBeChecked({ checked: !isOn })
  await control.press('Space')
  await expect(control).toBeChecked({ checked: isOn })
}

/** Expects a visible focus: an outline, a shadow, or a border unlike the unfocused one, on the element or around it. */
async function expectVisibleFocus(element: Locator): Promise<void> {
  const isDrawn = await element.evaluate((node) => {
    for (
      let each: Element | null = node, level = 0;
      each && level < 3;
      each = each.parentElement, level += 1
    ) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
      if ((outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none') return true
    }
    return false
  })
  expect(isDrawn, `focus on ${element} can be seen`).toBe(true)
}
