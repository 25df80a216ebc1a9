import { startSession } from '../drivers/people/startSession'
import { expect, test } from '../test'

test('a developer reads the result of a request', async ({ page, expectConsoleError }) => {
  expectConsoleError(/400 \(Bad Request\)/)
  await startSession(page, 'issuer@capstan.test')
  await page.clock.install()
  await page.goto('/test/graphql')
  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: 'Send', exact: true })
  const answer = main.getByRole('region', { name: 'Answer' })

  await send.click()
  // proves ALERT-002, ROUTE-002
  await expect(main.getByRole('status')).toHaveText('Success!')
  await expect(answer).toContainText('HTTP 200')
  await expect(answer).toContainText('"type": "issuer"')

  await main.getByRole('textbox', { name: 'Query' }).fill('{ nothingOfThatName }')
  await send.click()
  // proves ALERT-001
  await expect(main.getByRole('alert')).toHaveText('Oops, something went wrong. Please try again.')
  await expect(answer).toContainText('nothingOfThatName')

  await main.getByRole('textbox', { name: 'Query' }).fill('{ getUsersData { account { name } } }')
  await send.click()
  await expect(main.getByRole('status')).toHaveText('Success!')
  await page.clock.runFor(6000)
  // proves LIMIT-005, LIMIT-006
  await expect(main.getByRole('status')).toHaveCount(0)
  await expect(answer).toContainText('HTTP 200')
})
