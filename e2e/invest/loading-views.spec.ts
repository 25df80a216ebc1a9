import type { Request } from '@playwright/test'
import { serveBrokerSite } from '../drivers/embed/brokerSite'
import { goWithin } from '../drivers/goWithin'
import { offeringPath } from '../drivers/investments/openOffering'
import { graphqlUrl, isOperation } from '../drivers/platform'
import { startSession } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

test('a loading view waits 50 ms, then stays for 600 ms or until the offering or its error has arrived', async ({
  page,
  investor,
  expectConsoleError,
}) => {
  expectConsoleError(/500/)
  await startSession(page, investor.email)
  const paths: string[] = []
  for (const name of [
    /^Series B/,
    /^Senior Notes/,
    /^First Close/,
    'Advisor Grant',
    'Fund I Extension, wired',
  ])
    paths.push(await offeringPath(page, name))
  const [first = '', soon = '', early = '', late = '', failing = ''] = paths
  await page.clock.install()
  await page.goto(first)
  await expect(units(page)).toBeVisible()
  // A pending request would carry its loading view over to the next page.
  await page.waitForLoadState('networkidle')
  const platform = await holdOfferings(page, [soon, early, late, failing])
  await page.clock.pauseAt(Date.now() + 1000)

  await test.step('content that arrives within 50 ms shows no loading view', async () => {
    const left = await leaveFor(page, soon)
    await page.clock.runFor(30)
    await expect(spinner(page)).toHaveCount(0)
    await platform.answer(soon)
    // proves LOAD-004
    expect(await shownAt(page, left)).toBeLessThan(50)
  })

  await test.step('a view that is shown stays for 600 ms', async () => {
    const left = await leaveFor(page, early)
    await page.clock.runFor(49)
    await expect(spinner(page)).toHaveCount(0)
    await page.clock.runFor(1)
    // proves INVEST-003, LOAD-002
    await expect(spinner(page)).toBeVisible()
    await platform.answer(early)
    await page.clock.runFor(590)
    await expect(spinner(page)).toBeVisible()
    // proves LOAD-003
    expect(await shownAt(page, left)).toBeGreaterThanOrEqual(650)
  })

  await test.step('a view that has stood longer goes with the arrival', async () => {
    const left = await leaveFor(page, late)
    await page.clock.runFor(2000)
    await expect(spinner(page)).toBeVisible()
    await expect(units(page)).toHaveCount(0)
    await platform.answer(late)
    expect(await shownAt(page, left)).toBeLessThan(2050)
  })

  await test.step('a failure stands in place of the spinner, and trying again brings the offering', async () => {
    platform.isBroken = true
    await leaveFor(page, failing)
    const notice = page.getByRole('main').getByRole('alert')
    // A moment later the page retries twice.
    // proves ALERT-001, INVEST-004
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(notice).toContainText('Oops, something went wrong. Please try again.', { timeout: 100 })
    }).toPass()
    await expect(spinner(page)).toHaveCount(0)
    platform.isBroken = false
    await notice.getByRole('button', { name: 'Retry' }).click()
    await platform.answer(failing)
    await page.clock.resume()
    // proves LOAD-001
    await expect(units(page)).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
})

test('a custom block without the delay shows its loading view at once, and its data as soon as they arrive', async ({
  page,
  browser,
  investor,
}) => {
  const site = await serveBrokerSite(browser, investor, { imports: ownBlock, jsx: '<OwnBlocks />' })
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  await page.route(graphqlUrl, async (route) => {
    if (isOffering(route.request())) await mayAnswer
    await route.continue()
  })
  const [atOnce, held] = [page.getByLabel('At once'), page.getByLabel('Held')]

  try {
    await page.clock.install()
    await page.goto(site.origin)
    await page.getByRole('button', { name: 'Show' }).waitFor()
    await page.clock.pauseAt(Date.now() + 1000)
    const asked = page.waitForRequest(isOffering)
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(atOnce).toHaveText('loading')
    await expect(held).toHaveText('')
    await page.clock.runFor(50)
    await expect(held).toHaveText('loading')
    await asked

    answer()
    const since = await page.evaluate(() => Date.now())
    await expect(async () => {
      await page.clock.runFor(1)
      await expect(atOnce).toHaveText('Series B Preferred', { timeout: 100 })
    }).toPass({ intervals: [1] })
    const passed = (await page.evaluate(() => Date.now())) - since
    expect(passed).toBeLessThan(500)
    await page.clock.runFor(590 - passed)
    await expect(held).toHaveText('loading')
    await page.clock.runFor(20)
    // proves LOAD-005
    await expect(held).toHaveText('Series B Preferred')
  } finally {
    site.close()
  }
})

/** The same in two blocks: one with the default delay, and one that ignores it. */
const ownBlock = `
  import { offeringDetailsQuery } from '@capstan/sdk-core/invest'
  import { CapstanRoot, useCapstan, useCapstanQuery } from '@capstan/sdk-react/provider'
  import { useState } from 'react'
  function OwnBlock({ label, ignoreDelay }) {
    const query = offeringDetailsQuery(useCapstan(), offering.offeringId)
    const { status, visible, data } = useCapstanQuery(query, { ignoreDelay })
    const shown = { loading: visible ? 'loading' : '', error: 'error', ready: data?.assetName }
    return <output aria-label={label}>{shown[status]}</output>
  }
  function OwnBlocks() {
    const [isShown, setIsShown] = useState(false)
    if (!isShown) return <button onClick={() => setIsShown(true)}>Show</button>
    return <>
      <CapstanRoot><OwnBlock label="Held" /></CapstanRoot>
      <CapstanRoot><OwnBlock label="At once" ignoreDelay /></CapstanRoot>
    </>
  }`

/** The offering's id, the last of the path. */
const idIn = (path: string) => /[^/]+$/.exec(path.replace(/[?#].*/, ''))?.[0] ?? path
const isOffering = (request: Request) => isOperation(request, 'investorOfferingDetailsById')
const units = (page: Page) => page.getByRole('textbox', { name: 'Units' })
const spinner = (page: Page) => page.getByRole('main').locator('.capstan-spinner')

/** Goes to another offering, long after the last; returns the time. */
async function leaveFor(page: Page, path: string): Promise<number> {
  await page.clock.runFor(1000)
  await goWithin(page, path)
  await expect(page.locator('.capstan-invest-loading')).toHaveAttribute('aria-busy', 'true')
  return page.evaluate(() => Date.now())
}

/** Lets a millisecond pass at a time until the offering is there; returns how many. */
async function shownAt(page: Page, left: number): Promise<number> {
  await expect(async () => {
    await page.clock.runFor(1)
    await expect(units(page)).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [1] })
  return (await page.evaluate(() => Date.now())) - left
}

/**
 * Delays the platform's first answer for each of some offerings until it is released, or fails it. Later requests, after leaving
 * an offering or a change of it, are not delayed.
 */
async function holdOfferings(page: Page, paths: readonly string[]) {
  const held = new Map<string, () => void>()
  const left = new Set(paths)
  const asks = (request: Request, path: string) =>
    isOffering(request) && request.postData()?.includes(idIn(path))
  const platform = {
    isBroken: false,
    async answer(path: string) {
      await expect.poll(() => held.has(path)).toBe(true)
      const answered = page.waitForResponse((each) => Boolean(asks(each.request(), path)))
      held.get(path)?.()
      await (await answered).finished()
    },
  }
  await page.route(graphqlUrl, async (route) => {
    const path = [...left].find((each) => asks(route.request(), each))
    if (!path) return route.fallback()
    if (platform.isBroken) return route.fulfill({ status: 500, json: { errors: [{ message: 'Broken' }] } })
    left.delete(path)
    await new Promise<void>((resolve) => held.set(path, resolve))
    await route.continue()
  })
  return platform
}
