import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { keepRunning } from '../drivers/embed/docsStart'
import { confirm } from '../drivers/investments/invest'
import { newInvestor } from '../drivers/people/newInvestor'
import { atStep, fillSuitability, goOn } from '../drivers/investments/steps'
import { embedPlace, nextFolder, nextPort, platformOrigin } from '../places'
import { expect, test } from '../test'

const origin = `http://localhost:${nextPort}`

let stop: () => void
test.beforeAll(async ({ playwright }) => {
  if (!existsSync(join(nextFolder, '.next/BUILD_ID')))
    throw new Error('The site is not built: run "node scripts/sample/renderInNext.ts" first.')
  const request = await playwright.request.newContext()
  const { accountId } = await newInvestor(request)
  await request.dispose()
  stop = await keepRunning(`npx next start -p ${nextPort}`, nextFolder, origin, {
    PLATFORM: platformOrigin,
    CAPSTAN_SECRET_KEY: 'sk_test_larkspur_0123456789abcdef',
    ...embedPlace,
    ACCOUNT: accountId,
  })
})
test.afterAll(() => stop())

// Styles of a shadow root are made in the browser, with the root.
for (const [path, sent] of [
  ['invest', ['capstan-invest-loading', 'data-styled']],
  ['isolated', ['capstan-host']],
] as const) {
  test(`Next sends the frame of the flow on /${path} without data, and the browser takes it over without a difference`, async ({
    page,
    request,
  }) => {
    const address = `${origin}/${path}`
    const html = await (await request.get(address)).text()
    const asked: string[] = []
    page.on('request', (call) => asked.push(new URL(call.url()).pathname))

    await page.goto(address)

    for (const part of sent) expect(html).toContain(part)
    expect(html).not.toContain('Halden Biologics')
    await expect(page.getByText('Halden Biologics, Inc.')).toBeVisible()
    // React reports a hydration mismatch as an error in the console, which fails each test.
    expect(asked).toContain('/session')
  })
}

test('an investor invests on a page that Next has rendered', async ({ page }) => {
  await page.goto(`${origin}/invest`)
  await page.getByRole('textbox', { name: 'Units' }).fill('40')
  await page.getByRole('button', { name: 'Invest', exact: true }).click()
  await confirm(page)
  await atStep(page, 'Suitability')
  await fillSuitability(page)
  await goOn(page)

  await atStep(page, 'Accreditation')
})
