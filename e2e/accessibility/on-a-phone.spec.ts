import type { Page } from '@playwright/test'
import { openOffering } from '../drivers/investments/openOffering'
import { invest } from '../drivers/investments/invest'
import { newInvestor } from '../drivers/people/newInvestor'
import { chooseType } from '../drivers/people/setUpAccount'
import { signIn } from '../drivers/people/signIn'
import { atStep, goOn } from '../drivers/investments/steps'
import { expect, test } from '../test'

test.use({ viewport: { width: 375, height: 667 }, hasTouch: true })

test('no field that has the focus lies under the bar that stays at the bottom of a form [WCAG 2.4.11]', async ({
  page,
  request,
}) => {
  const { email } = await newInvestor(request, { setUp: false })
  await signIn(page, email)
  await page.goto('/account/setup')
  await chooseType(page, 'Joint TWROS')
  await expect(page.getByLabel('Account name')).toBeVisible()

  const covered: string[] = []
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    covered.push(...(await coveredFocus(page)))
  }

  expect(covered).toEqual([])
})

test('the message of a refused answer does not cover the button of its form', async ({ page, investor }) => {
  await signIn(page, investor.email)
  await openOffering(page, /^Series B/)
  await invest(page, '20')
  await atStep(page, 'Suitability')

  await goOn(page)

  const said = await page.getByText('Please correct the highlighted fields.').boundingBox()
  const button = await page.getByRole('button', { name: 'Continue' }).boundingBox()
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
})

test('the message about a platform that does not answer has separate lines and a large enough button [WCAG 2.5.8]', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to (fetch|load resource)/)
  await page.route('**/app-files/start-*.js', (route) => route.abort())

  await page.goto('/login')

  const heading = page.getByRole('heading', { name: 'The platform cannot be reached' })
  const isApart = (node: Element) => {
    const { lineHeight, fontSize } = getComputedStyle(node)
    return parseFloat(lineHeight) >= parseFloat(fontSize)
  }
  expect(await heading.evaluate(isApart)).toBe(true)
  const button = await page.getByRole('link', { name: 'Try again' }).boundingBox()
  expect(button?.height).toBeGreaterThanOrEqual(44)
})

/** The name of the focused element, if another element is drawn over its middle. */
const coveredFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return []
    const { x, y, width, height } = focused.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    const isSeen = top && (focused.contains(top) || top.contains(focused) || top.closest('label'))
    return isSeen ? [] : [focused.getAttribute('aria-label') ?? focused.id]
  })

test('the view of a page that is shown is in sight among its tabs', async ({ page }) => {
  await signIn(page, 'issuer@capstan.test')
  await page.goto('/assets')
  await page.getByRole('link', { name: 'Series A' }).first().click()
  const tabs = page.getByRole('navigation', { name: 'Round views' })
  const last = tabs.getByRole('link', { name: 'Token Management' })
  await expect(last).not.toBeInViewport({ ratio: 1 })

  await last.click()
  await expect(last).toHaveAttribute('aria-current', 'page')
  await expect(last).toBeInViewport({ ratio: 1 })

  await page.reload()
  await expect(last).toBeInViewport({ ratio: 1 })
})
