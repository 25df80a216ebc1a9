import type { Locator } from '@playwright/test'
import { openDistribution, placeOf } from '../drivers/investments/distributions'
import { offeringPath, openOffering } from '../drivers/investments/openOffering'
import { startSession, switchPerson } from '../drivers/people/startSession'
import { fillSuitability, goOn } from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

test.describe('the portfolio', () => {
  test.beforeEach(({ page }) => startSession(page, 'investor@capstan.test'))

  test('loads in its final place: nothing moves when it has loaded', async ({ page }) => {
    let goOn = () => {}
    const mayAnswer = new Promise<void>((resolve) => (goOn = resolve))
    await page.route('**/api/v2/graphql', async (route) => {
      if (/distributions/i.test(route.request().postData() ?? '')) await mayAnswer
      await route.continue()
    })
    await page.goto('/portfolio')
    const cards = page.locator('main .capstan-card')
    await expect(page.locator('.capstan-loading .capstan-skeleton').first()).toBeVisible()
    const before = (await cards.first().boundingBox())?.y

    goOn()
    await expect(page.getByRole('treegrid')).toBeVisible()

    expect((await cards.first().boundingBox())?.y).toBe(before)
  })

  test('shows its sums in the total row wherever the table is scrolled to', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/portfolio')
    const grid = page.getByRole('treegrid')
    const total = grid.getByRole('row', { name: /^Total of \d+ investments/ })
    const sum = total.getByRole('gridcell').nth(5)
    await total.scrollIntoViewIfNeeded()

    await grid.evaluate((box) => box.scrollTo(box.scrollWidth / 3, 0))

    const isOnTop = (cell: Element) => {
      const { right, top, height } = cell.getBoundingClientRect()
      return cell.contains(document.elementFromPoint(right - 16, top + height / 2))
    }
    await expect(sum).toHaveText(/^[\d,]+\.\d\d$/)
    expect(await sum.evaluate(isOnTop)).toBe(true)
  })

  test('draws the cell with focus where colours are forced', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/portfolio')
    await page.getByRole('treegrid').locator('[tabindex="0"]').focus()
    await page.keyboard.press('ArrowDown')

    await expect(page.getByRole('treegrid').locator(':focus')).toHaveCSS('outline-style', 'solid')
    const entry = page.locator('.capstan-nav-link[aria-current]')
    const ground = (link: Element) => getComputedStyle(link, '::after').backgroundColor
    expect(await entry.evaluate(ground)).not.toBe(await page.evaluate(systemColour, 'Canvas'))
  })

  test('answers the pointer', async ({ page }) => {
    await page.goto('/portfolio')
    const row = page.getByRole('treegrid').getByRole('row', { expanded: false }).first()
    const before = await row.evaluate((each) => getComputedStyle(each).backgroundColor)

    await row.hover()

    await expect(row).not.toHaveCSS('background-color', before)
  })

  test('shows an error box with Retry and Support if it cannot be rendered', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/./)
    await page.route('**/api/v2/graphql', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll('"Halden Biologics Preferred"', '{"no":"name"}')
      await route.fulfill({ response: answer, body })
    })
    await page.goto('/portfolio')

    const box = page.locator('.capstan-block-failed')
    await expect(box).toHaveCSS('border-top-width', '1px')
    await expect(box.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(box.getByRole('link', { name: 'Support' })).toHaveAttribute('href', /support/)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('is printed in the light theme, in every theme of the page', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/portfolio')
    await page.getByRole('treegrid').waitFor()
    await page
      .locator('.capstan')
      .first()
      .evaluate((root) => root.setAttribute('data-capstan-theme', 'dark'))
    const colour = () => page.locator('h1').evaluate((title) => getComputedStyle(title).color)
    const [light] = [(await colour()).match(/\d+/g)?.map(Number) ?? []]
    expect(Math.min(...light)).toBeGreaterThan(200)

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })

    expect(Math.max(...((await colour()).match(/\d+/g)?.map(Number) ?? [255]))).toBeLessThan(80)
  })
})

test('the lines between the steps are visible in forced colours, and distinguish done steps from the others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await startSession(page, 'investor@capstan.test')
  await page.goto(`/distribution/${marens}`)
  await page.locator('.capstan-step').first().waitFor()
  const ground = await page.evaluate(systemColour, 'Canvas')

  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 })
    const colours = await page
      .locator('.capstan-step:not(:last-child)')
      .evaluateAll((steps) => steps.map((step) => getComputedStyle(step, '::before').backgroundColor))

    expect(colours).toHaveLength(4)
    expect(colours).not.toContain(ground)
    // Two of Maren's five steps are done.
    expect(new Set(colours.slice(0, 2)).size).toBe(1)
    expect(colours[2]).not.toBe(colours[1])
  }
})

test('a portfolio is printed as wide as the paper, every column of it', async ({ page }) => {
  await page.setViewportSize({ width: 760, height: 1000 })
  await startSession(page, 'investor@capstan.test')
  await page.goto('/portfolio')
  await page.getByRole('button', { name: 'Show as table' }).or(page.getByRole('treegrid')).first().waitFor()

  // The actions of a browser when it prints.
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))

  await expect(page.getByRole('table').getByRole('columnheader').last()).toBeVisible()
  expect(await excess(page)).toEqual([])
  const { right } = await page
    .getByRole('table')
    .getByRole('columnheader')
    .last()
    .evaluate((heading) => heading.getBoundingClientRect())
  expect(right).toBeLessThanOrEqual(760)
})

test('a provider’s page is as high as its content, without a bar of its own to scroll with', async ({
  page,
  investor,
}) => {
  await startSession(page, investor.email)
  const { offeringId } = placeOf(await offeringPath(page, /^Series B/))
  await openDistribution(page, offeringId)
  await fillSuitability(page)
  await goOn(page)
  const content = page.frameLocator('iframe')
  await content.getByRole('button', { name: 'Confirm' }).waitFor()

  const scrolls = (root: Element) => root.scrollHeight - root.clientHeight
  await expect.poll(() => content.locator('html').evaluate(scrolls)).toBe(0)
  const body = (await content.locator('body').boundingBox())?.height ?? 0
  const frame = (await page.locator('iframe').boundingBox())?.height ?? 0
  expect(frame - body).toBeLessThan(4)
})

test.describe('with text of 200 % on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('no figure lies over its label, and nothing beside the page', async ({ page, investor }) => {
    await startSession(page, 'investor@capstan.test')
    await page.goto('/portfolio')
    await page.getByRole('button', { name: 'Show as table' }).waitFor()
    await enlargeText(page)

    expect(await excess(page)).toEqual([])

    await switchPerson(page, investor.email)
    await openOffering(page, /^Series B/)
    await page.getByRole('button', { name: 'Invest', exact: true }).waitFor()
    await enlargeText(page)
    expect(await excess(page)).toEqual([])
  })

  test('no word of an account or of an offering is broken', async ({ page, investor }) => {
    await startSession(page, investor.email)
    for (const [path, part] of [
      ['/account-role', '.capstan-account-card'],
      [await offeringPath(page, /^Series B/), '.capstan-key-terms'],
    ] as const) {
      await page.goto(path)
      const shown = page.locator(part).first()
      await shown.waitFor()
      await enlargeText(page)

      expect(await shown.evaluate(wordsOf)).toContainEqual({ word: expect.any(String), lines: 1 })
      expect((await shown.evaluate(wordsOf)).filter(({ lines }) => lines > 1)).toEqual([])
    }
  })

  test('the words of a step are separate, and the button of a date is in its field', async ({ page }) => {
    await startSession(page, 'investor@capstan.test')
    await page.goto('/portfolio')
    await page
      .getByRole('link', { name: /^Onboarding/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Continue' }).waitFor()
    await enlargeText(page)

    expect(await excess(page)).toEqual([])
  })
})

test('with text of 200 % nothing is wider than its place, on a desk or on a phone', async ({ page }) => {
  const looks: [email: string, path: string, shown: Locator][] = [
    ['broker@capstan.test', '/settings/integrations', page.getByText('Demo site')],
    ['investor@capstan.test', '/investor-documents', page.getByText('Indenture')],
    ['investor@capstan.test', `/distribution/${marens}`, page.getByText('Not started').last()],
  ]
  for (const [email, path, shown] of looks) {
    await switchPerson(page, email)
    await page.goto(path)
    await shown.waitFor()
    await enlargeText(page)
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await excess(page), `${path} at ${width}`).toEqual([])
    }
  }
})

/** Maren Okafor's investment in its third step: the seed's ids never change. */
const marens = '29ca62d2-4ce0-41a2-b832-d757bf8fdac1'

const systemColour = (name: string) => {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
}

/** The words of a part of the page, and in how many lines each stands. */
function wordsOf(part: Element): { word: string; lines: number }[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const words: { word: string; lines: number }[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    for (const { index, 0: word } of text.data.matchAll(/\p{L}+/gu)) {
      const range = new Range()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
      words.push({ word, lines: new Set(tops).size })
    }
  }
  return words
}

/** Returns elements that are wider than the page or reach out of their card, and labels that overlap the text beside them. */
const excess = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = scrollWidth > clientWidth ? [`page: ${scrollWidth}`] : []
    const said = (each: Element) => each.textContent.trim().slice(0, 40)
    const rectOf = (each: Element) => {
      const range = document.createRange()
      range.selectNodeContents(each)
      return range.getBoundingClientRect()
    }
    const pairs = [...document.querySelectorAll('dt + dd, .capstan-step-words > :last-child')].flatMap(
      (end) => {
        const start = end.previousElementSibling
        if (!start) return []
        const [one, other] = [rectOf(start), rectOf(end)]
        const isOver = one.right > other.left + 1 && one.bottom > other.top + 1 && other.bottom > one.top + 1
        return isOver ? [`${said(start)} | ${said(end)}`] : []
      },
    )
    const out = [...document.querySelectorAll('.capstan-control-button, .capstan-form-footer > button')]
      .filter((each) => {
        const card = each.closest('.capstan-card')?.getBoundingClientRect()
        const { left, right } = each.getBoundingClientRect()
        return card && (left < card.left || right > card.right)
      })
      .map((each) => each.outerHTML.slice(0, 120))
    const steps = [...document.querySelectorAll('.capstan-step-words')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(said)
    return [...wide, ...pairs, ...out, ...steps]
  })
