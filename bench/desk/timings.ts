import type { Browser } from 'playwright'
import { slowPage, type State } from './stage.ts'

/** The selector of each page that appears with its content. */
const content = { Dashboard: '.capstan-tile', Assets: '.capstan-assets [role=row]' } as const

/**
 * Looks from within the page, because a tool's own questions cost a slowed processor 200 ms: until something is there and
 * painted, from the moment the page was requested or a link was pressed.
 */
function watchFor({ selector, fromClick }: { selector: string; fromClick: boolean }): Promise<number> {
  return new Promise((done) => {
    let start = fromClick ? undefined : 0
    if (fromClick)
      addEventListener('click', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true })
    const look = () => {
      if (start === undefined || !document.querySelector(selector)) return setTimeout(look, 4)
      const from = start
      return requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)))
    }
    look()
  })
}

/** From an address to the dashboard's figures, with an empty cache. */
export async function coldTimes(browser: Browser, state: State, runs: number): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const page = await slowPage(browser, state)
    await page.goto('/dashboard', { waitUntil: 'commit' })
    times.push(await page.evaluate(watchFor, { selector: content.Dashboard, fromClick: false }))
    await page.context().close()
  }
  return times
}

/** From a press on a link to the content of a page that was here before. */
export async function warmTimes(browser: Browser, state: State, runs: number): Promise<number[]> {
  const page = await slowPage(browser, state)
  await page.goto('/dashboard')
  const times: number[] = []
  for (let run = -2; run < runs; run++) {
    const to = run % 2 === 0 ? 'Assets' : 'Dashboard'
    const elapsed = page.evaluate(watchFor, { selector: content[to], fromClick: true })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: to, exact: true }).click()
    // The first two bring the pages' code and data.
    if (run >= 0) times.push(await elapsed)
    else await elapsed
    await page.waitForTimeout(300)
  }
  await page.context().close()
  return times
}

/** Returns the milliseconds from each key to the frame with its result, in the search of the assets. */
export async function typingTimes(browser: Browser, state: State, keys: number): Promise<number[]> {
  const page = await slowPage(browser, state)
  await page.goto('/assets')
  const search = page.getByRole('searchbox')
  await search.click()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { keyTimes: times })
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
      { capture: true },
    )
  })
  await page.keyboard.type('Halden Biologics '.repeat(Math.ceil(keys / 17)).slice(0, keys), { delay: 120 })
  await page.waitForTimeout(300)
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
  await page.context().close()
  return times
}
