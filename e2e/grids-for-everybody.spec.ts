import { expectForEverybody } from './drivers/accessible'
import { startSession } from './drivers/startSession'
import { expect, test, type Page } from './test'

const screens = [
  ['issuer@capstan.test', '/holdings', 'grid'],
  ['issuer@capstan.test', '/distributions', 'grid'],
  ['investor@capstan.test', '/portfolio', 'treegrid'],
] as const

for (const [who, path, role] of screens) {
  test(`${path} is for everybody, on a desk and on a phone [WCAG 1.4.3] [WCAG 2.5.8]`, async ({ page }) => {
    await open(page, who, path)
    await expect(page.getByRole(role).locator('.capstan-grid-body').getByRole('row').first()).toBeVisible()
    await expectForEverybody(page, path)

    await page.setViewportSize({ width: 375, height: 812 })
    await page.reload()
    await expect(page.getByRole(path === '/portfolio' ? 'article' : 'rowheader').first()).toBeVisible()
    await expectForEverybody(page, `${path} on a phone`)
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

async function open(page: Page, who: string, path: string) {
  await startSession(page, who)
  await page.goto(path)
  await expect(page.locator('.capstan-grid')).toBeVisible()
}

/** What a reader sets in their browser. */
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
