import { startSession } from '../drivers/people/startSession'
import { expect, test } from '../test'

test('a page that was never opened says without a network that it needs one, and opens once there is one', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|CapstanError: The platform could not be reached/)
  await startSession(page, 'investor@capstan.test')
  await page.goto('/portfolio')
  const navigation = page.getByRole('navigation')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Portfolio')
  let requests = 0
  page.on('requestfailed', (request) => (requests += Number(request.url().includes('WalletPage'))))

  await context.setOffline(true)
  await navigation.getByRole('link', { name: 'Wallet' }).click()
  await expect(heading).toHaveText('You are offline')
  await expect(page.getByRole('alert')).toHaveText(/This page opens once you are online again\./)
  // It waits for the network, and does not ask again and again.
  expect(requests).toBeLessThanOrEqual(2)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heading).toHaveText('You are offline')
  // A page that was open before needs no code.
  await navigation.getByRole('link', { name: 'Portfolio' }).click()
  await expect(heading).toHaveText('Portfolio')
  await navigation.getByRole('link', { name: 'Wallet' }).click()
  await expect(heading).toHaveText('You are offline')

  await context.setOffline(false)
  await expect(heading).toHaveText('Wallet')
  await expect(page).toHaveURL(/\/wallet$/)
})
