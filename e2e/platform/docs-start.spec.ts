import { rmSync } from 'node:fs'
import path from 'node:path'
import { emptyFolder, keepRunning, readDocsStart, type, valueOf, write } from '../drivers/embed/docsStart'
import { confirm } from '../drivers/investments/invest'
import { atStep, congratulations, fillSuitability, goOn, pressStep } from '../drivers/investments/steps'
import { startPort } from '../places'
import { expect, test } from '../test'

const origin = `http://localhost:${startPort}`

test('docs/start, followed word for word, leads from an empty folder to a finished investment', async ({
  page,
  investor,
}) => {
  test.setTimeout(400_000)
  const { commands, files } = await readDocsStart(page, startPort, investor)
  // A new developer clones and starts a platform first; here it is running.
  const [install = '', serve = ''] = commands.slice(-2)
  const folder = emptyFolder()
  const site = path.join(folder, 'my-site')

  expect(commands.length + files.length).toBeLessThanOrEqual(10)
  expect(install).toBe(await valueOf(page, 'npm'))
  await type(commands.slice(2, -1), folder)
  write(files, site)
  // Its own check of types, which reading the page in a browser would not do.
  await type(['npm run build'], site)
  const end = await keepRunning(`${serve} -- --port ${startPort} --strictPort`, site, origin)

  try {
    expect((await page.request.post(`${origin}/session`)).status()).toBe(401)
    await page.goto(origin)
    await page.getByRole('button', { name: 'Sign in as Maren' }).click()
    await page.getByRole('textbox', { name: 'Units' }).fill('40')
    await page.getByRole('button', { name: 'Invest', exact: true }).click()
    await confirm(page)
    await atStep(page, 'Suitability')
    await fillSuitability(page)
    await goOn(page)
    await atStep(page, 'Fund')
    await pressStep(page, 'I have sent the wire')
    await expect(page.getByText(congratulations)).toBeVisible()
    expect(page.url()).toBe(`${origin}/`)

    await page.goto(origin)
    await page.getByRole('button', { name: 'Sign in as Ada' }).click()
    await expect(page.getByRole('textbox', { name: 'Units' })).toBeVisible()
  } finally {
    end()
    rmSync(folder, { recursive: true, force: true })
  }
})
