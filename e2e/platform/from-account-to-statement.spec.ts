import { expectAccessibleInLight, expectNothingBeside, expectNothingCut } from '../drivers/access/accessible'
import { expectFocusKept, keyboard, pointer } from '../drivers/access/inputMethods'
import { newInvestor } from '../drivers/people/newInvestor'
import { journeyToStatement, type Journey } from '../drivers/journey/journeyToStatement'
import { english, german } from '../drivers/journey/journeyWords'
import { expect, test, type Page } from '../test'

/** Needs of a reader during the whole journey: two in each, because a journey takes minutes. */
interface Form {
  name: string
  /** Options for the browser context. */
  use?: Parameters<typeof test.use>[0]
  /** Scripts that run at the start of every document. */
  scripts?: readonly (() => void)[]
  words?: Journey['words']
  inputMethod?: Journey['inputMethod']
  /** Returns true when a document meets the need. */
  isMet: () => boolean
  /** Further checks of a state. */
  expectMore?: (page: Page, state: string) => Promise<void>
}

const forms: readonly Form[] = [
  {
    name: 'the whole way from a new account to the statement of a holding by keyboard alone, in forced colours [WCAG 2.1.1] [WCAG 2.1.2] [WCAG 2.4.3] [WCAG 2.4.7] [WCAG 1.4.11]',
    use: { forcedColors: 'active' },
    inputMethod: keyboard,
    isMet: () => matchMedia('(forced-colors: active)').matches,
    expectMore: expectFocusKept,
  },
  {
    name: 'the whole way from a new account to the statement of a holding at 320 px, in German [WCAG 1.4.10] [WCAG 3.1.1]',
    use: { viewport: { width: 320, height: 720 }, locale: 'de-DE' },
    words: german,
    isMet: () => innerWidth === 320 && document.documentElement.lang.startsWith('de'),
  },
  {
    name: 'the whole way from a new account to the statement of a holding with text of 200 %, read from the right [WCAG 1.4.4] [WCAG 1.3.2]',
    scripts: [enlargeText, readFromTheRight],
    isMet: () =>
      getComputedStyle(document.documentElement).fontSize === '32px' &&
      [...document.querySelectorAll('html, .capstan')].every(
        (root) => getComputedStyle(root).direction === 'rtl',
      ),
    expectMore: expectNothingCut,
  },
]

for (const {
  name,
  use = {},
  scripts = [],
  words = english,
  inputMethod = pointer,
  isMet,
  expectMore,
} of forms)
  test.describe(() => {
    test.use(use)

    test(name, async ({ page, context, browser, request }) => {
      // Minutes on a machine that others load.
      test.setTimeout(480_000)
      const investor = await newInvestor(request, { setUp: false, terms: false })
      for (const script of scripts) await context.addInitScript(script)

      await journeyToStatement({
        ...{ page, browser, investor, words, inputMethod },
        async at(current, state) {
          expect(await current.evaluate(isMet), `${state} is shown as it is asked for`).toBe(true)
          await expectMore?.(current, state)
          // Elements under the sticky bar are too near to it to be pressed, so the page is scrolled first.
          await current.evaluate(() => scrollTo(0, 0))
          await expectAccessibleInLight(current, state)
          await expectNothingBeside(current, state)
        },
      })
    })
  })

/** Enlarges text, as a browser does for a reader who needs larger text. */
function enlargeText(): void {
  const enlarge = () => document.documentElement?.style.setProperty('font-size', '200%')
  enlarge()
  new MutationObserver(enlarge).observe(document, { childList: true })
}

/** Sets the direction to right-to-left, on the page and in every part of ours in it. */
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
