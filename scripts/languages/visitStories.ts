import { chromium, type Browser, type Page } from 'playwright'
import { findChromium } from '../machine/chromium.ts'
import { combinations, nameOf, type Combination } from './combinations.ts'
import type { Findings } from './Findings.ts'
import type { StoryCheck } from './StoryCheck.ts'

/** The functions that the page offers this program: `.storybook/checks/everyCombination.ts`. */
type StoryPage = typeof globalThis & {
  playStory: (id: string) => Promise<void>
  checkStory: (combination: Combination) => Promise<Findings>
}

/** Takes stories through every combination, in two pages at once, and returns the findings of each check. */
export async function visitStories(
  origin: string,
  ids: readonly string[],
  onVisited: (checks: StoryCheck[]) => void,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const queue = [...ids]
  await Promise.all([1, 2].map(() => work(browser, origin, queue, onVisited)))
  await browser.close()
}

async function work(
  browser: Browser,
  origin: string,
  queue: string[],
  onVisited: (checks: StoryCheck[]) => void,
) {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.goto(`${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`)
  for (let id = queue.shift(); id; id = queue.shift()) onVisited(await visit(page, id))
  await page.close()
}

/** A story is played once, and then shown in every combination. */
async function visit(page: Page, id: string): Promise<StoryCheck[]> {
  const checks: StoryCheck[] = []
  await page.setViewportSize({ width: 1280, height: 900 })
  const played = await within(page.evaluate((wanted) => (globalThis as StoryPage).playStory(wanted), id))
  for (const combination of combinations) {
    await page.setViewportSize({ width: combination.width, height: 900 })
    const checked = await within(
      page.evaluate((wanted) => (globalThis as StoryPage).checkStory(wanted), combination),
    )
    checks.push({ id, name: nameOf(combination), ...(played ?? checked) })
  }
  return checks
}

async function within<Result>(result: Promise<Result>): Promise<Result | { failed: string }> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer within a minute')), 60_000).unref()
  })
  try {
    return await Promise.race([result, late])
  } catch (error) {
    return { failed: String(error).split('\n').slice(0, 2).join(' ') }
  }
}
