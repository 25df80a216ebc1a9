import { existsSync } from 'node:fs'
import { chromium, type CDPSession, type Page } from 'playwright'
import { expectedOf } from './expected.ts'
import { gridOf, type GridName } from './grids.ts'
import { holdings } from './holdings.ts'
import type { Served } from './serve.ts'

/** The results of a grid: milliseconds of processor time unless the name states another unit. */
export type Figures = Record<string, number>

const count = 50_000
const livesFor = 3_000
const allRows = expectedOf(holdings(count))

/** Runs one session with a grid in a new browser: all measurements, or some of them. */
export async function sample(
  name: GridName,
  served: Served,
  wanted: readonly PartName[] = partNames,
): Promise<Figures> {
  const executablePath = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
  ].find((file) => file && existsSync(file))
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const session = { name, page, devtools, served, figures: {} }
    // Results of an unfinished part are missing; the others remain.
    for (const part of wanted)
      await parts[part](session).catch((error: unknown) => problems.push(String(error)))
    if (problems.length > 0) console.error(`${name}: ${problems.join(' ')}`)
    return session.figures
  } finally {
    await browser.close()
  }
}

const parts = { look, sort: sortAndFilter, csv: writeFile, append: addRows }
/** The measurements of a grid, each on a new page. */
export type PartName = keyof typeof parts
const partNames = Object.keys(parts) as PartName[]

interface Session {
  name: GridName
  page: Page
  devtools: CDPSession
  served: Served
  figures: Figures
}

/** Measures loading, scrolling and updates. */
async function look(session: Session): Promise<void> {
  const { name, page, figures, served } = session
  await open(session, count)
  const before = await heap(session)
  figures.mountMs = await costOf(session, 'mount', () => page.evaluate((all) => harness.mount(all), allRows))
  if (gridOf(name).isShipped)
    await costOf(session, 'loadAll', () => page.evaluate(() => harness.prepare('client mode')))
  figures.nodes = await page.evaluate(() => harness.nodes())
  await page.waitForTimeout(250)
  figures.heapMB = (await heap(session)) - before - (gridOf(name).isShipped ? await heapOfRows(session) : 0)

  const scrolled = await costOf(session, 'scroll', () => page.evaluate(() => harness.scroll(60, 600)))
  figures.scroll = (figures.scroll ?? 0) / 60
  figures.blank = scrolled.gaps.filter((gap) => !(gap <= 36)).length
  await page.evaluate(() => harness.toTop())
  const live = costOf(session, 'live', () => page.evaluate((time) => harness.live(time), livesFor))
  if (gridOf(name).isShipped) await served.platform.push(livesFor - 250)
  Object.assign(figures, framesOf('scroll', scrolled.times), framesOf('live', await live))
}

async function sortAndFilter(session: Session): Promise<void> {
  const { page, figures } = session
  await openWithAll(session)
  await sortBy(session, 'total', { measure: 'sortNumber', first: allRows.byTotal })
  await sortBy(session, 'email', { measure: 'sortText', first: allRows.byEmail })
  await page.evaluate(() => harness.prepare('filter'))
  await page.waitForTimeout(150)
  figures.filterMs = await costOf(session, 'filter', () =>
    page.evaluate((all) => harness.filter(all), allRows),
  )
}

async function writeFile(session: Session): Promise<void> {
  const { name, page, figures } = session
  if (gridOf(name).lacks?.includes('csv')) return
  await openWithAll(session)
  await page.evaluate(() => harness.prepare('file'))
  await page.waitForTimeout(250)
  const start = performance.now()
  await costOf(session, 'csv', () => page.evaluate(() => harness.csv()))
  figures.csvMs = performance.now() - start
}

/** Measures the rows after the first ten thousand; a grid with a platform has more of them. */
async function addRows(session: Session): Promise<void> {
  const { name, page, figures } = session
  await open(session, gridOf(name).isShipped ? 10_200 : 10_000)
  await page.evaluate((all) => harness.mount(all), expectedOf(holdings(10_000)))
  const costs: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    await page.evaluate(() => harness.prepare('10,000 rows'))
    await page.waitForTimeout(250)
    await costOf(session, 'append', () => page.evaluate(() => harness.append()))
    costs.push(figures.append ?? Number.NaN)
  }
  figures.append = costs.sort((a, b) => a - b)[1] ?? Number.NaN
}

async function openWithAll(session: Session): Promise<void> {
  const { name, page } = session
  await open(session, count)
  await page.evaluate((all) => harness.mount(all), allRows)
  if (gridOf(name).isShipped) await page.evaluate(() => harness.prepare('client mode'))
  await page.waitForTimeout(250)
}

async function sortBy({ page, ...session }: Session, column: string, to: { measure: string; first: string }) {
  const at = await page.evaluate((id) => harness.headerAt(id), column)
  await page.mouse.move(at.x, at.y)
  await page.waitForTimeout(150)
  session.figures[`${to.measure}Ms`] = await costOf({ page, ...session }, to.measure, async () => {
    const sorted = page.evaluate((first) => harness.sorted(first), to.first)
    await page.mouse.down()
    await page.mouse.up()
    return sorted
  })
}

async function open({ page, served, name }: Session, rows: number): Promise<void> {
  served.platform.begin(rows)
  await page.goto(`${served.url}/${name}?rows=${rows}`)
  await page.waitForFunction(() => 'harness' in globalThis)
  await page.waitForTimeout(150)
}

/** Notes how long the page has worked for something: the work of other processes is excluded. */
async function costOf<Result>(
  session: Session,
  measure: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await busyMs(session)
  const result = await work().catch((error: unknown) => {
    throw new Error(`${measure} came to no end`, { cause: error })
  })
  session.figures[measure] = (await busyMs(session)) - before
  return result
}

async function busyMs({ devtools }: Session): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

async function heap({ devtools }: Session): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
}

let known: number | undefined

/** Returns the memory of the rows alone: the shipped grid's page has none before they are requested. */
async function heapOfRows({ page, served, ...session }: Session): Promise<number> {
  if (known !== undefined) return known
  const other = await page.context().newPage()
  const devtools = await other.context().newCDPSession(other)
  const at = async (rows: number) => {
    await other.goto(`${served.url}/bare?rows=${rows}`)
    await other.waitForFunction(() => 'harness' in globalThis)
    return heap({ ...session, page: other, served, devtools })
  }
  const none = await at(0)
  known = (await at(count)) - none
  await other.close()
  return known
}

function framesOf(measure: string, times: readonly number[]): Figures {
  const sorted = times.toSorted((a, b) => a - b)
  return {
    [`${measure}P95`]: sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN,
    [`${measure}Most`]: sorted.at(-1) ?? Number.NaN,
    [`${measure}Slow`]: times.filter((time) => time > 33).length,
    [`${measure}Frames`]: times.length,
  }
}
