import { expectForEverybody } from '../drivers/accessible'
import { walkJourney, walkSetUp } from '../drivers/journey'
import { test } from '../test'

test.describe.configure({ timeout: 300_000 })

test('every state of the journey is clean by the rules of WCAG 2.2 AA and by best practice, in light and in dark, fits 320 px and 200 % zoom, keeps still and has edges where that is asked for, leaves room for text set apart, has no words in pictures, is read in the order in which it stands, is called what it says and says nothing by colour alone [WCAG 1.3.2] [WCAG 1.4.1] [WCAG 1.4.3] [WCAG 1.4.4] [WCAG 1.4.5] [WCAG 1.4.10] [WCAG 1.4.11] [WCAG 1.4.12] [WCAG 2.2.2] [WCAG 2.4.4] [WCAG 2.4.6] [WCAG 2.5.3]', async ({
  page,
  browser,
  investor,
}) => {
  await walkJourney(page, investor.email, expectForEverybody)
  await walkSetUp(browser, expectForEverybody)
})
