// Looks at every story in every language, light and dark, wide and narrow, and writes what it finds into
// bench/reports/languages.md. `--drawn` looks at each story once, in a combination drawn by its name; words are parts of
// the ids of stories. Build Storybook first: `pnpm storybook:build`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { findChromium } from './chromium.ts'
import { combinations, drawnFor, nameOf, type Combination } from './languages/combinations.ts'
import { languagesReport, type Look } from './languages/languagesReport.ts'
import { lookAt } from './languages/lookAt.ts'
import { unmarkedTexts } from './languages/unmarkedTexts.ts'
import { root } from './root.ts'
import { serveFolder } from './screens/serveFolder.ts'

const asked = process.argv.slice(2)
const isDrawn = asked.includes('--drawn')
const words = asked.filter((word) => !word.startsWith('--'))
const folder = process.env.STORYBOOK_FOLDER ?? path.join(root, 'storybook-static')
if (!existsSync(folder)) throw new Error('Storybook is not built: run "pnpm storybook:build" first.')
const axe = readFileSync(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8')

const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string }>
}
const stories = Object.values(entries).filter(
  ({ id, type }) => type === 'story' && (words.length === 0 || words.some((word) => id.includes(word))),
)
const queue = stories.flatMap(({ id }) =>
  (isDrawn ? [drawnFor(id)] : combinations).map((combination) => ({ id, combination })),
)

const { origin, close } = await serveFolder(folder)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const looks: Look[] = []
await Promise.all([work(browser), work(browser)])
await browser.close()
close()

const report = languagesReport(looks, isDrawn)
if (words.length === 0) writeFileSync(path.join(root, 'bench/reports/languages.md'), report)
console.log(report)

/** Takes looks from the queue until there are none. */
async function work(browser: Browser): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift())
    looks.push(await look(browser, next.id, next.combination))
}

async function look(browser: Browser, id: string, combination: Combination): Promise<Look> {
  const { language, theme, width } = combination
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  try {
    const globals = `language:${language};theme:${theme}`
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
    await page.waitForSelector('.capstan', { state: 'attached', timeout: 20_000 })
    await page.waitForTimeout(400)
    await page.evaluate(axe)
    const { unmarked, ...found } = await lookAt(page)
    const isMarked = language === 'pseudo' || language === 'rightToLeft'
    return { id, name: nameOf(combination), ...found, literals: isMarked ? unmarkedTexts(unmarked) : [] }
  } catch (error) {
    return { id, name: nameOf(combination), failed: String(error).split('\n')[0] }
  } finally {
    await page.close()
  }
}
