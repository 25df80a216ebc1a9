import { expectAccessibleInLight, expectNothingBeside, expectNothingCut } from './drivers/accessible'
import { expectFocusKept, keyboard, pointer } from './drivers/hands'
import { newInvestor } from './drivers/newInvestor'
import { walkToStatement, type Walk } from './drivers/walkToStatement'
import { english, german } from './drivers/walkWords'
import { expect, test, type Page } from './test'

/** What a reader may need of the whole way. */
interface Form {
  proves: string
  /** What the context of the browser is told. */
  use?: Parameters<typeof test.use>[0]
  /** What every document of it does from its beginning. */
  script?: () => void
  words?: Walk['words']
  hands?: Walk['hands']
  /** Whether a document has what is needed. */
  isMet: () => boolean
  /** What is asked of a state besides. */
  expectMore?: (page: Page, state: string) => Promise<void>
}

const forms: Record<string, Form> = {
  'by keyboard alone': {
    proves: '[WCAG 2.1.1] [WCAG 2.1.2] [WCAG 2.4.3] [WCAG 2.4.7]',
    hands: keyboard,
    isMet: () => true,
    expectMore: expectFocusKept,
  },
  'at 320 px': {
    proves: '[WCAG 1.4.10]',
    use: { viewport: { width: 320, height: 720 } },
    isMet: () => innerWidth === 320,
  },
  'with text of 200 %': {
    proves: '[WCAG 1.4.4]',
    script: enlargeText,
    isMet: () => getComputedStyle(document.documentElement).fontSize === '32px',
    expectMore: expectNothingCut,
  },
  'read from the right': {
    proves: '[WCAG 1.3.2]',
    script: readFromTheRight,
    isMet: () =>
      [...document.querySelectorAll('html, .capstan')].every(
        (root) => getComputedStyle(root).direction === 'rtl',
      ),
  },
  'in German': {
    proves: '[WCAG 3.1.1]',
    use: { locale: 'de-DE' },
    words: german,
    isMet: () => document.documentElement.lang.startsWith('de'),
  },
  'in forced colours': {
    proves: '[WCAG 1.4.11]',
    use: { forcedColors: 'active' },
    isMet: () => matchMedia('(forced-colors: active)').matches,
  },
}

for (const [name, form] of Object.entries(forms))
  test.describe(name, () => {
    test.use(form.use ?? {})

    test(`from a new account through its setup, an investment, every type of step and its issuance to the statement of the holding, ${name} ${form.proves}`, async ({
      page,
      context,
      browser,
      request,
    }) => {
      // Minutes on a machine that others load.
      test.setTimeout(480_000)
      const { words = english, hands = pointer, isMet, expectMore } = form
      const investor = await newInvestor(request, { setUp: false, terms: false })
      if (form.script) await context.addInitScript(form.script)

      await walkToStatement({
        ...{ page, browser, investor, words, hands },
        async at(current, state) {
          expect(await current.evaluate(isMet), `${state} is shown ${name}`).toBe(true)
          await expectMore?.(current, state)
          // What is scrolled under the bar that stays is too near to it to be pressed, and is scrolled out to be.
          await current.evaluate(() => scrollTo(0, 0))
          await expectAccessibleInLight(current, state)
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
