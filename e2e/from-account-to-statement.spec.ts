import { expectAccessible, expectAccessibleInLight, expectNothingBeside } from './drivers/accessible'
import { expectFocusKept, keyboard, pointer } from './drivers/hands'
import { newInvestor } from './drivers/newInvestor'
import { walkToStatement, type Walk } from './drivers/walkToStatement'
import { english, german } from './drivers/walkWords'
import { test, type Page } from './test'

interface Form {
  /** What the context of the browser is told. */
  use?: Parameters<typeof test.use>[0]
  /** What every document of it has from its beginning. */
  prepare?: (page: Page) => Promise<unknown>
  words?: Walk['words']
  hands?: Walk['hands']
  expectState?: (page: Page, state: string) => Promise<void>
}

const forms: Record<string, Form> = {
  'by keyboard alone [WCAG 2.1.1] [WCAG 2.1.2] [WCAG 2.4.3] [WCAG 2.4.7]': {
    hands: keyboard,
    async expectState(page, state) {
      await expectFocusKept(page, state)
      await expectAccessible(page, state)
    },
  },
  'at 320 px [WCAG 1.4.10]': { use: { viewport: { width: 320, height: 720 } } },
  'with text of 200 % [WCAG 1.4.4]': { prepare: (page) => page.context().addInitScript(enlargeText) },
  'read from the right': { prepare: (page) => page.context().addInitScript(readFromTheRight) },
  'in German [WCAG 3.1.1]': { use: { locale: 'de-DE' }, words: german },
  'in forced colours [WCAG 1.4.11]': { use: { forcedColors: 'active' } },
}

for (const [form, { use = {}, prepare, words = english, hands = pointer, expectState }] of Object.entries(
  forms,
))
  test.describe(form, () => {
    test.use(use)

    test(`from a new account through its setup, an investment, every type of step and its issuance to the statement of the holding, ${form}`, async ({
      page,
      browser,
      request,
    }) => {
      test.setTimeout(360_000)
      const investor = await newInvestor(request, { setUp: false, terms: false })
      await prepare?.(page)

      await walkToStatement({
        ...{ page, browser, investor, words, hands },
        async at(current, state) {
          // What is scrolled under the bar that stays is too near to it to be pressed, and is scrolled out to be.
          await current.evaluate(() => scrollTo(0, 0))
          await (expectState ?? expectAccessibleInLight)(current, state)
          await expectNothingBeside(current, state)
        },
      })
    })
  })

/** As a browser does for whom text is too small. */
function enlargeText(): void {
  const enlarge = () => document.documentElement?.style.setProperty('font-size', '200%')
  enlarge()
  new MutationObserver(enlarge).observe(document, { childList: true })
}

/** As a page does whose language is read from the right, and every part of ours in it. */
function readFromTheRight(): void {
  const turn = () => {
    for (const root of document.querySelectorAll('html, .capstan'))
      if (root.getAttribute('dir') !== 'rtl') root.setAttribute('dir', 'rtl')
  }
  turn()
  new MutationObserver(turn).observe(document, {
    ...{ childList: true, subtree: true, attributes: true, attributeFilter: ['dir', 'class'] },
  })
}
