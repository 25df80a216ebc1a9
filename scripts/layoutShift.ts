// How much each page moves while its data arrives (CLS), with the platform's answers in time and 400 ms late.
// node scripts/layoutShift.ts: needs a running platform at PORT (default 4400). `--write` renews bench/reports/layoutShift.md. Words choose pages by their path.
import { chromium, type Browser, type BrowserContext } from 'playwright'
import { writeFileSync } from 'node:fs'
import { accountIds, offeringIds, roundIds } from '../packages/sandbox/seed/ids.ts'
import { findChromium } from './machine/chromium.ts'
import { signIn } from './screens/signIn.ts'

const origin = `http://localhost:${process.env.PORT ?? 4400}`
const target = 0.05
const delays = [0, 400]
const round = `/asset-class/${roundIds['series-a']}`

/** The pages of each account. */
const pages: Readonly<Record<string, readonly string[]>> = {
  'issuer@capstan.test': [
    '/dashboard',
    '/assets',
    '/capitalization',
    '/holdings',
    '/transactions',
    `${round}/manage`,
    `${round}/capital`,
    `${round}/token`,
  ],
  'investor@capstan.test': [
    '/portfolio',
    `/offer-wall/${accountIds.larkspur}/offering/${offeringIds['series-b']}`,
  ],
}

/** Script of a page that sums the layout shifts without input, and records the largest one. */
const watchShifts = `
  const seen = (window.seen = { sum: 0, moved: '' })
  let most = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue
      seen.sum += value
      if (value <= most) continue
      most = value
      const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement))
      seen.moved = elements
        .map((element) => [...(element?.closest('[class*="capstan-"]')?.classList ?? [])].at(-1) ?? '')
        .join(', ')
    }
  }).observe({ type: 'layout-shift', buffered: true })
`

async function shiftOf(context: BrowserContext, path: string, delayMs: number) {
  const page = await context.newPage()
  await page.addInitScript({ content: watchShifts })
  if (delayMs > 0)
    await page.route('**/graphql', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      await route.continue().catch(() => undefined)
    })
  await page.goto(`${origin}${path}`)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const seen = await page.evaluate<{ sum: number; moved: string }>('window.seen')
  await page.close()
  return seen
}

async function linesOf(browser: Browser, who: string, paths: readonly string[]): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await signIn(context, origin, who)
  const lines: string[] = []
  for (const path of paths) {
    const seen = []
    for (const delay of delays) seen.push(await shiftOf(context, path, delay))
    worst = Math.max(worst, ...seen.map(({ sum }) => sum))
    const figures = seen.map(({ sum }) => sum.toFixed(3)).join(' | ')
    const line = `| ${path.replace(/[0-9a-f]{8}-[0-9a-f-]+/g, '…')} | ${figures} | ${seen.at(-1)?.moved ?? ''} |`
    console.log(line)
    lines.push(line)
  }
  await context.close()
  return lines
}

let worst = 0
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const rows: string[] = []
for (const [who, paths] of Object.entries(pages)) {
  const chosen = paths.filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
  if (chosen.length > 0) rows.push(...(await linesOf(browser, who, chosen)))
}
await browser.close()

if (process.argv.includes('--write'))
  writeFileSync(
    new URL('../bench/reports/layoutShift.md', import.meta.url),
    `# Layout shift while a page loads\n\nCLS at 1280 × 900; the limit of a good page is 0.1, the target here ${target}.\n\n| page | answers in time | answers ${delays.at(-1)} ms late | moved most when late |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`,
  )
process.exit(worst > target ? 1 : 0)
