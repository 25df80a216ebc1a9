import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import type { createSession } from './createSession.ts'
import type { Session, Shown } from './Session.ts'

declare global {
  /** The session that the bundle of `browserMain` creates in a page. */
  var session: ReturnType<typeof createSession>
}

/** A client in a page of the platform; the script is the bundle of `browserMain`. */
export async function openInChromium(
  browser: Browser,
  script: string,
  { url, cookie = '' }: Pick<Shown, 'url' | 'cookie'>,
): Promise<Session> {
  const context = await browser.newContext({ bypassCSP: true })
  const cookies = cookie.split('; ').map((each) => {
    const [name = '', value = ''] = each.split(/=(.*)/s)
    return { name, value, url }
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(`${url}/healthz`)
  await page.addScriptTag({ content: readFileSync(script, 'utf8') })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  return {
    show: ({ cookie: _, ...shown }) => page.evaluate((given) => globalThis.session.show(given), shown),
    seen: (id, amount) => page.evaluate((row) => globalThis.session.seen(row.id, row.amount), { id, amount }),
    figures: () => page.evaluate(() => globalThis.session.figures()),
    async processor() {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
    },
    stop: () => context.close(),
  }
}
