import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { alikeLinks, colourAlone, outOfOrder, unnamedWords } from './audits'

/** Runs all accessibility checks on a state at once, because reaching the state again takes minutes. */
export async function expectAllAccessible(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state)
  await expectStillness(page, state)
  await expectEdges(page, state)
  await expectNoSidewaysScroll(page, state)
  await expectRoomForSpacing(page, state)
  await expectHeadings(page, state)
  await expectNoPicturesOfWords(page, state)
  await expectSense(page, state)
}

/** Every rule of axe but its experiments and those of level AAA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Holds a state of the screen against WCAG 2.2 AA and against best practice, in light and in dark: of the rules only contrast
 * differs between the two.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expectAccessibleInLight(page, state)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoViolations(page, `${state}, dark`, (axe) => axe.withRules('color-contrast'))
}

/** Checks a state in the light theme only, for journeys whose states are checked in the dark elsewhere. */
export async function expectAccessibleInLight(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoViolations(page, `${state}, light`, (axe) => axe.withTags(rules))
}

/** Runs axe until the page is stable: after a change of width or theme a control can be covered for a moment. */
async function expectNoViolations(
  page: Page,
  message: string,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  await expect.soft.poll(() => violations(page, choose), { message }).toEqual([])
}

/** Rules that do not apply to a provider's page in a frame: axe counts its `main` among the landmarks of our page. */
const notOfFrames = ['landmark-unique']

async function violations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Where the page happens to be scrolled to, the bar at its top may cover a part of a button, which then counts as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const axe = choose(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }))
  // React Aria's announcer keeps the name of the last announcement, even after its element is gone.
  axe.exclude('[data-live-announcer]')
  const hasFrames = page.frames().length > 1
  if (hasFrames) axe.disableRules(notOfFrames)
  // Frames of other origins are put together on a page of their own; without one, axe answers at once.
  const found = (await axe.setLegacyMode(!hasFrames).analyze()).violations
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

/** Holds a state against a window of 320 px, and against 200 % zoom of one of 1280 px: nothing lies beside it. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 512 })
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.soft.poll(excess, { message: `${state} at ${width} px` }).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1280, height: 720 })
}

/** Holds a state against the window as it stands, and a provider's page in it against its frame: nothing lies beside either. */
export async function expectNothingBeside(page: Page, state: string): Promise<void> {
  for (const frame of page.frames()) {
    const excess = () =>
      frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.soft
      .poll(excess, { message: `${state}, beside ${new URL(frame.url()).pathname}` })
      .toBeLessThanOrEqual(0)
  }
}

/** Checks that nothing moves when the person prefers reduced motion. */
async function expectStillness(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.className ?? '?'),
  )
  expect.soft(moving, state).toEqual([])
}

/** The text spacing that WCAG 1.4.12 requires a page to support. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** Holds a state against a person's own spacing of text: nothing lies beside the page, no word is cut off. */
async function expectRoomForSpacing(page: Page, state: string): Promise<void> {
  expect.soft(await cutWith(page, spacing), `${state}, text set apart`).toEqual([])
}

/** Holds a state against the text as it stands: no word is cut off. */
export async function expectNothingCut(page: Page, state: string): Promise<void> {
  expect.soft(await cutWith(page, ''), `${state}, cut off`).toEqual([])
}

/** Returns the texts that are cut off under the given styles. */
function cutWith(page: Page, rules: string): Promise<string[]> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    const before = [...document.adoptedStyleSheets] // a copy: the list itself is live
    document.adoptedStyleSheets = [...before, sheet]
    const isCut = (each: Element) => {
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(each)
      if (textOverflow === 'ellipsis' || clipPath !== 'none' || each.matches('input, textarea')) return false
      const tooHigh = overflowY === 'hidden' && each.scrollHeight > each.clientHeight + 1
      return tooHigh || (overflowX === 'hidden' && each.scrollWidth > each.clientWidth + 1)
    }
    const found = [...document.querySelectorAll('body *')].filter(
      (each) => each.checkVisibility() && each.textContent && isCut(each),
    )
    const page = document.documentElement
    const beside = page.scrollWidth > page.clientWidth ? ['the page scrolls sideways'] : []
    const words = [...beside, ...found.map(({ outerHTML }) => outerHTML.slice(0, 200))]
    document.adoptedStyleSheets = before
    return words
  }, rules)
}

/** Checks the headings of a state: exactly one of level 1, and no two with the same text. */
async function expectHeadings(page: Page, state: string): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), state).toHaveCount(1)
  const titles = await page.getByRole('heading').allTextContents()
  expect
    .soft(
      titles.filter((title) => title.trim() === ''),
      state,
    )
    .toEqual([])
}

/** Checks a state with the reader's own fonts: only the words of a logo may be an image. */
async function expectNoPicturesOfWords(page: Page, state: string): Promise<void> {
  const pictures = await page
    .locator('img:visible, canvas:visible')
    .evaluateAll((all) =>
      all
        .filter((each) => !each.matches('[src*="/logos/"], [data-logo]'))
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    )
  expect.soft(pictures, state).toEqual([])
}

/**
 * Checks a state for users of screen readers, of speech input, and without colour vision: `audits.ts` explains each of the four
 * checks.
 */
async function expectSense(page: Page, state: string): Promise<void> {
  expect.soft(await page.evaluate(outOfOrder), `${state}, in the order in which it is read`).toEqual([])
  expect.soft(await page.evaluate(unnamedWords), `${state}, names with their words`).toEqual([])
  expect.soft(await page.evaluate(alikeLinks), `${state}, links`).toEqual([])
  expect.soft(await page.evaluate(colourAlone), `${state}, without colours`).toEqual([])
}

/** Checks a state in forced colours: each control has an edge, and its drawings use the system's own colours. */
async function expectEdges(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const bare = await page
    .locator(
      'button.capstan-button:visible, a.capstan-button:visible, .capstan-input:visible, .capstan-control:visible',
    )
    .evaluateAll((elements) =>
      elements
        .filter((each) => parseFloat(getComputedStyle(each).borderTopWidth) === 0)
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    )
  expect.soft(bare, state).toEqual([])
  const odd = await page
    .locator('.capstan-choice-mark:visible, .capstan-control > .capstan-icon:visible')
    .evaluateAll(oddlyColoured)
  expect.soft(odd, state).toEqual([])
  await page.emulateMedia({ forcedColors: 'none', colorScheme: null })
}

/** Returns the elements that keep a colour of ours in forced colours. */
function oddlyColoured(elements: Element[]): string[] {
  const probe = document.body.appendChild(document.createElement('i'))
  const system = ['ButtonText', 'Highlight', 'GrayText'].map((name) => {
    probe.style.color = name
    return getComputedStyle(probe).color
  })
  probe.remove()
  const colourOf = (each: Element) =>
    each instanceof SVGElement ? getComputedStyle(each).color : getComputedStyle(each).borderTopColor
  return elements
    .filter((each) => !system.includes(colourOf(each)))
    .map((each) => `${colourOf(each)} ${each.outerHTML.slice(0, 200)}`)
}
