import { test as base, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test'
import { newInvestor, type NewInvestor } from './drivers/people/newInvestor'

export { expect } from '@playwright/test'

interface Watch {
  /** Declares the console errors that this test causes on purpose; any other one fails it. */
  expectConsoleError: (pattern: RegExp) => void
}

interface People {
  /** An investor created for this test; a retry gets a new one without any data. */
  investor: NewInvestor
}

/** Every page of a test is watched: one unexpected console error, page error or CSP violation fails the test. */
export const test = base.extend<Watch & People & { watched: undefined; unrouted: undefined }>({
  investor: async ({ request }, give) => give(await newInvestor(request)),
  expectConsoleError: async ({ context }, give) => {
    const expected: RegExp[] = []
    const complaints: string[] = []
    watch(context, complaints)
    await give((pattern) => expected.push(pattern))
    // When no request was answered before the failed one, the SDK reports that the platform cannot be reached, too.
    if (expected.some(({ source }) => /500|ERR_/.test(source))) expected.push(/platform_unreachable/)
    const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))
    if (unexpected.length > 0) throw new Error(`The console was not clean:\n${unexpected.join('\n')}`)
  },
  // Requests still open when a test ends belong to no test, and their failure is ignored.
  unrouted: [
    async ({ browser, context }, give) => {
      await give(undefined)
      // A page of another person that is left open would continue following its records during the next tests.
      for (const other of browser.contexts()) if (other !== context) await other.close()
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      for (const page of context.pages()) {
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        // A page left open would send requests without cookies when the context is reused.
        await page.goto('about:blank').catch(() => undefined)
      }
    },
    { auto: true },
  ],
  // Runs the watch above for every test, requested or not.
  watched: [
    async ({ expectConsoleError }, give) => {
      void expectConsoleError
      await give(undefined)
    },
    { auto: true },
  ],
})

function watch(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (isComplaint(message)) complaints.push(`${message.text()} (${message.location().url})`)
  })
  context.on('request', (request) => {
    if (request.url().endsWith('/sandbox/csp-report')) complaints.push(`violation: ${request.postData()}`)
  })
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`))
}

/** React's warnings and CSP violations arrive as errors; no other error may occur either. */
const isComplaint = (message: ConsoleMessage): boolean => message.type() === 'error'

export type { BrowserContext, Page }
