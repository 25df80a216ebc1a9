import { listen } from '../drivers/access/announcements'
import { makeDistribution, openDistribution, placeOf } from '../drivers/investments/distributions'
import { offeringPath } from '../drivers/investments/openOffering'
import { startSession } from '../drivers/people/startSession'
import { linkToSign } from '../drivers/investments/providers'
import { dropSockets } from '../drivers/sockets'
import { atStep, congratulations, fillSuitability, goOn, pressStep, sign } from '../drivers/investments/steps'
import { expect, test } from '../test'

test.beforeEach(({ page, investor }) => startSession(page, investor.email))

test('a step that its provider completes while the socket is down is complete once it is back, and announced once', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/WebSocket/)
  const network = await dropSockets(page)
  const { offeringId } = placeOf(await offeringPath(page, 'Advisor Grant'))
  const id = await openDistribution(page, offeringId, '12')
  await fillSuitability(page)
  await goOn(page)
  await atStep(page, 'Sign documents')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  const said = await listen(page)

  await network.drop()
  const elsewhere = await context.newPage()
  await elsewhere.goto(await linkToSign(context, id))
  await sign(elsewhere, 'Quentin Abiola')
  await expect(elsewhere.getByText('Signed. Thank you.')).toBeVisible()
  // A page whose socket stays closed soon polls. It announces the change once, by either way.
  network.restore()

  await expect(page.getByText(congratulations)).toBeVisible({ timeout: 30_000 })
  // Focus moves to the sentence, which has it read out; a live region would say it a second time.
  await expect(page.getByRole('status').filter({ hasText: congratulations })).toBeFocused()
  // proves STEP-025
  expect((await said()).filter((text) => text.includes('Congratulations'))).toEqual([])
})

test('two windows of one investor stay in step', async ({ page, context }) => {
  const { offeringId } = placeOf(await offeringPath(page, /^Community Round/))
  const id = await makeDistribution(context, offeringId, '500')
  const other = await context.newPage()
  for (const window of [page, other]) {
    await window.goto(`/distribution/${id}`)
    await atStep(window, 'Suitability')
  }

  const elsewhere = other.getByRole('navigation').getByRole('link', { name: 'Portfolio' })
  await elsewhere.focus()
  const said = await listen(other)

  await fillSuitability(page)
  await goOn(page)
  await atStep(page, 'Fund')
  await atStep(other, 'Fund')
  // A user elsewhere on the page keeps the focus, and hears an announcement.
  await expect(elsewhere).toBeFocused()
  expect((await said()).filter((text) => text === 'Fund')).toHaveLength(1)

  await pressStep(other, 'I have sent the wire')
  await expect(other.getByText(congratulations)).toBeVisible()
  // proves STEP-025
  await expect(page.getByText(congratulations)).toBeVisible()
})

test('a window that was offline, or put away, is caught up soon after it is back', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  const { offeringId } = placeOf(await offeringPath(page, /^Community Round/))
  const id = await makeDistribution(context, offeringId, '600')
  const other = await context.newPage()
  for (const window of [page, other]) {
    await window.goto(`/distribution/${id}`)
    await atStep(window, 'Suitability')
  }
  const network = await context.newCDPSession(page)
  const setOffline = (offline: boolean) =>
    network.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })

  await setOffline(true)
  await fillSuitability(other)
  await goOn(other)
  await atStep(other, 'Fund')
  await atStep(page, 'Suitability')
  await setOffline(false)
  await expect(page.getByRole('heading', { name: 'Fund', exact: true })).toBeVisible()

  // Browsers under test do not keep pages for Back, but these events report it.
  const dispatch = (type: 'pagehide' | 'pageshow') =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  await dispatch('pagehide')
  await pressStep(other, 'I have sent the wire')
  await expect(other.getByText(congratulations)).toBeVisible()
  await dispatch('pageshow')
  await expect(page.getByText(congratulations)).toBeVisible()
})

test('an investment made in one window appears in the portfolio of another', async ({ page, context }) => {
  const { offeringId } = placeOf(await offeringPath(page, 'Fund I Extension Tidewater'))
  const other = await context.newPage()
  await other.goto('/portfolio')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await makeDistribution(context, offeringId, '20')

  await expect(other.getByRole('main').getByText('Tidewater Timber Units').first()).toBeVisible()
})
