import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { existsSync } from 'node:fs'

export const origin = `http://localhost:${process.env.PORT ?? 4400}`
/** The factor by which the processor is slowed for the measured pages. */
export const slowdown = 4

const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path && existsSync(path))

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })

/** The cookies and storage of the signed-in user. */
export type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs in as an issuer. */
export async function issuerState(browser: Browser): Promise<State> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/authenticate/login')
  await page.locator('#user').fill('issuer@capstan.test')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('main').getByRole('list').getByRole('link').first().click()
  await page.waitForURL(/\/dashboard/)
  const state = await context.storageState()
  await context.close()
  return state
}

/** Opens a page of the issuer on a slowed processor, with an empty cache. */
export async function slowPage(browser: Browser, storageState: State): Promise<Page> {
  const context = await browser.newContext({ storageState, baseURL: origin })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** Asks the platform past the screen, with the page's own session. */
export async function ask<Data>(page: Page, query: string, variables: object): Promise<Data> {
  const answer = await page.evaluate(async (body) => {
    const response = await fetch('/api/v2/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return response.text()
  }, JSON.stringify({ query, variables }))
  const { data, errors } = JSON.parse(answer) as { data: Data; errors?: { message: string }[] }
  if (errors?.[0]) throw new Error(errors[0].message)
  return data
}
