import { expectAllAccessible } from '../drivers/access/accessible'
import { alterAnswers } from '../drivers/platform'
import { startSession } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

const screens = [
  ['issuer@capstan.test', '/holdings', 'grid'],
  ['issuer@capstan.test', '/distributions', 'grid'],
  ['investor@capstan.test', '/portfolio', 'treegrid'],
] as const

for (const [who, path, role] of screens) {
  test(`${path} is accessible on a desk and on a phone [WCAG 1.4.3] [WCAG 2.5.8]`, async ({ page }) => {
    await open(page, who, path)
    await expect(page.getByRole(role).locator('.capstan-grid-body').getByRole('row').first()).toBeVisible()
    await expectAllAccessible(page, path)

    await page.setViewportSize({ width: 375, height: 812 })
    await page.reload()
    await expect(page.getByRole(path === '/portfolio' ? 'article' : 'rowheader').first()).toBeVisible()
    await expectAllAccessible(page, `${path} on a phone`)
  })

  test(`${path} is read with text of twice the size [WCAG 1.4.4]`, async ({ page }) => {
    await open(page, who, path)
    await doubleText(page)

    // There is room for cards, then.
    const shown = page.getByRole(path === '/portfolio' ? 'article' : 'rowheader').first()
    await expect(shown).toBeVisible()
    // Nothing beside the page, no line over another, no heading cut off below.
    const { beside, cut } = await page.evaluate(measure)
    expect(beside).toBeLessThanOrEqual(0)
    expect(cut).toEqual([])
    expect((await shown.boundingBox())?.height).toBeGreaterThanOrEqual(36)
    for (const button of await page.locator('.capstan-toolbar button:visible').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  })
}

test('menus and dialogs of a grid fit a phone with text of twice the size [WCAG 1.4.4]', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await open(page, 'issuer@capstan.test', '/holdings')
  await doubleText(page)
  // The rows are cards: their one button of filters opens the panel.
  for (const name of ['View', 'Filters']) {
    await page.getByRole('button', { name, exact: true }).click()
    const panel = page.getByRole('dialog')
    await expect(panel).toBeVisible()
    const { x = 0, width = 0 } = (await panel.boundingBox()) ?? {}
    expect(x, name).toBeGreaterThanOrEqual(0)
    expect(x + width, name).toBeLessThanOrEqual(375)
    expect(await panel.evaluate((each) => each.scrollWidth - each.clientWidth), name).toBeLessThanOrEqual(0)
    // Escape closes the dialog once the focus is in it.
    await expect(panel.and(page.locator(':focus-within'))).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } })

  test('a truncated text of a card is shown in full when it is pressed', async ({ page }) => {
    const long = 'The Honourable Society of Retired Shipbuilders and Their Descendants of Gdansk'
    await alterAnswers<Answer>(page, 'query Holdings', ({ allFullHoldings: { nodes } }) =>
      Object.assign(nodes[0] ?? {}, { investorAccountName: long }),
    )
    await open(page, 'issuer@capstan.test', '/holdings')
    const title = page.getByRole('rowheader').first()
    await expect(title).toHaveText(long)
    await title.tap()

    const { height, lines } = await title.evaluate((cell) => {
      const look = getComputedStyle(cell, '::after')
      return { height: parseFloat(look.height), lines: look.whiteSpace }
    })
    expect([height > 40, lines]).toEqual([true, 'normal'])
  })
})

interface Answer {
  allFullHoldings: { nodes: object[] }
}

async function open(page: Page, who: string, path: string) {
  await startSession(page, who)
  await page.goto(path)
  await expect(page.locator('.capstan-grid')).toBeVisible()
}

/** Doubles the text size, as a reader does in the browser's settings. */
async function doubleText(page: Page) {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
}

function measure() {
  const page = document.documentElement
  const texts = [
    ...document.querySelectorAll<HTMLElement>('.capstan-grid [aria-colindex], .capstan-toolbar button'),
  ]
  return {
    beside: page.scrollWidth - page.clientWidth,
    cut: texts
      .filter((each) => each.clientHeight > 0 && each.scrollHeight > each.clientHeight + 2)
      .map(({ textContent }) => textContent),
  }
}
