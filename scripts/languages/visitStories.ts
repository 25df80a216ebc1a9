import { chromium, type Browser, type Page } from 'playwright'
import { findChromium } from '../chromium.ts'
import { combinations, nameOf, type Combination } from './combinations.ts'
import type { Findings } from './Findings.ts'
import type { Look } from './Look.ts'

/** The functions that the page offers this program: `.storybook/looks/campaign.ts`. */
type Sight = typeof globalThis & {
  playStory: (id: string) => Promise<void>
  lookAtStory: (combination: Combination) => Promise<Findings>
}

/** Takes stories through every combination, in two pages at once, and returns the findings of each check. */
export async function visitStories(
  origin: string,
  ids: readonly string[],
  onVisited: (looks: Look[]) => void,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const queue = [...ids]
  await Promise.all([1, 2].map(() => work(browser, origin, queue, onVisited)))
  await browser.close()
}

async function work(browser: Browser, origin: string, queue: string[], onVisited: (looks: Look[]) => void) {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.goto(`${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`)
  for (let id = queue.shift(); id; id = queue.shift()) onVisited(await visit(page, id))
  await page.close()
}

/** A story is played once, and then shown in every combination. */
async function visit(page: Page, id: string): Promise<Look[]> {
  const looks: Look[] = []
  await page.setViewportSize({ width: 1280, height: 900 })
  const played = await within(page.evaluate((wanted) => (globalThis as Sight).playStory(wanted), id))
  for (const combination of combinations) {
    await page.setViewportSize({ width: combination.width, height: 900 })
    const seen = await within(
      page.evaluate((wanted) => (globalThis as Sight).lookAtStory(wanted), combination),
    )
    looks.push({ id, name: nameOf(combination), ...(played ?? seen) })
  }
  return looks
}

async function within<Result>(result: Promise<Result>): Promise<Result | { failed: string }> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('nothing came in a minute')), 60_000).unref()
  })
  try {
    return await Promise.race([result, late])
  } catch (error) {
    return { failed: String(error).split('\n').slice(0, 2).join(' ') }
  }
}
