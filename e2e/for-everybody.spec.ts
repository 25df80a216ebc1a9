import { expectAccessible, expectEdges, expectNoSidewaysScroll, expectStillness } from './drivers/accessible'
import { walkJourney, walkSetUp } from './drivers/journey'
import { test } from './test'

test.describe.configure({ timeout: 300_000 })

test('every state of the journey is clean by the rules of WCAG 2.2 AA and by best practice, in light and in dark [WCAG 1.4.3]', async ({
  page,
  browser,
  investor,
}) => {
  await walkJourney(page, investor.email, expectAccessible)
  await walkSetUp(browser, expectAccessible)
})

test('every state of the journey fits 320 px and 200 % zoom, keeps still and has edges where that is asked for [WCAG 1.4.4] [WCAG 1.4.10] [WCAG 1.4.11] [WCAG 2.2.2]', async ({
  page,
  browser,
  investor,
}) => {
  const hold = async (...state: Parameters<typeof expectEdges>) => {
    await expectStillness(...state)
    await expectEdges(...state)
    await expectNoSidewaysScroll(...state)
  }
  await walkJourney(page, investor.email, hold)
  await walkSetUp(browser, hold)
})
