import { expectAllAccessible } from '../drivers/access/accessible'
import { checkJourney, checkSetUp } from '../drivers/journey/journey'
import { test } from '../test'

test.describe.configure({ timeout: 300_000 })

test('every state of the journey passes WCAG 2.2 AA and best practice in light and dark, fits 320 px and 200 % zoom, respects reduced motion and forced colours, has room for text spacing, no images of text, a meaningful order, labels in names, and no information by colour alone [WCAG 1.3.2] [WCAG 1.4.1] [WCAG 1.4.3] [WCAG 1.4.4] [WCAG 1.4.5] [WCAG 1.4.10] [WCAG 1.4.11] [WCAG 1.4.12] [WCAG 2.2.2] [WCAG 2.4.4] [WCAG 2.4.6] [WCAG 2.5.3]', async ({
  page,
  browser,
  investor,
}) => {
  await checkJourney(page, investor.email, expectAllAccessible)
  await checkSetUp(browser, expectAllAccessible)
})
