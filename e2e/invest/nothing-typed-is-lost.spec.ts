import type { Browser } from '@playwright/test'
import { distributions, openDistribution, placeOf } from '../drivers/investments/distributions'
import { confirm } from '../drivers/investments/invest'
import { offeringPath } from '../drivers/investments/openOffering'
import { failRequests } from '../drivers/platform'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { atStep, congratulations, fillSuitability, goOn, pressStep } from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

const extension = 'Fund I Extension Tidewater'
const community = /^Community Round/
const nowhere = '00000000-0000-4000-8000-000000000000'

test.beforeEach(({ page, investor }) => startSession(page, investor.email))

for (const how of ['broken', 'unreachable'] as const) {
  test(`an investment with a request that is ${how} reports it for 3 s, keeps the figures, and can be repeated`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/500|ERR_CONNECTION_RESET/)
    const name = how === 'broken' ? extension : 'Fund I Extension, wired'
    await page.goto(await offeringPath(page, name))
    await failRequests(page, { operation: 'investorMakeDistribution', how })
    await page.getByRole('textbox', { name: 'Units' }).fill('30')
    await page.getByRole('button', { name: 'Invest', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await confirm(page)

    const text = 'Unable to invest. Please try again.'
    const snackbar = page.locator('.capstan-snackbar').getByText(text, { exact: true })
    await expect(snackbar).toBeVisible()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toHaveText(text)
    // proves INVEST-018
    await expect(dialog.getByText('$1,500.00')).toBeVisible()
    await page.clock.runFor(2999)
    await expect(snackbar).toBeVisible()
    await page.clock.runFor(1)
    // proves INVEST-026, LIMIT-007
    await expect(snackbar).toBeHidden()
    await page.clock.runFor(10_000)
    await expect(dialog.getByRole('alert')).toHaveText(text)

    // proves INVEST-017
    await expectToGoOn(page)
  })
}

test('a step with a failed request reports it, keeps the answers, and can be repeated', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/500/)
  const { offeringId } = placeOf(await offeringPath(page, community))
  await openDistribution(page, offeringId, '100')
  await atStep(page, 'Suitability')
  await fillSuitability(page)
  await page.getByLabel('Experience with private securities').fill('Two funds since 2019.')
  const keys = await failRequests(page, { operation: 'completeStep', how: 'broken' })
  await goOn(page)

  // proves STEP-037
  await expect(page.getByRole('status').getByText('Error. Please try again.', { exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Investment objective' })).toHaveText(/Growth/)
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await expect(page.getByLabel('Experience with private securities')).toHaveValue('Two funds since 2019.')
  await goOn(page)
  await atStep(page, 'Fund')
  // The first is followed by a query for its outcome; a request sent after that has a key of its own.
  expect(keys.length).toBeGreaterThan(2)
  expect(new Set(keys).size).toBe(2)
})

test('a step whose answer is lost continues once it is known that it was sent', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_CONNECTION_RESET/)
  const { offeringId } = placeOf(await offeringPath(page, /^Series B/))
  await openDistribution(page, offeringId, '100')
  await atStep(page, 'Suitability')
  await fillSuitability(page)
  const keys = await failRequests(page, { operation: 'completeStep', how: 'lost' })
  await goOn(page)

  await atStep(page, 'Accreditation')
  // The live socket may have moved the page on before the platform is asked for the outcome.
  await expect.poll(() => keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})

test('back, forward and reload land where they should: on the offering of free units, in the steps, at the end', async ({
  page,
}) => {
  const path = await offeringPath(page, 'Advisor Grant')
  // A free unit has no total, and no amount of dollars buys any.
  await page.goto(`${path}?amount=50&type=USD`)
  await expect(page.getByRole('textbox', { name: 'Units' })).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Invest', exact: true })).toBeDisabled()
  await expect(page.getByRole('textbox', { name: 'Total Investment (USD)' })).toHaveCount(0)
  await page.goto(path)
  await page.getByRole('textbox', { name: 'Units' }).fill('12')
  await page.getByRole('button', { name: 'Invest', exact: true }).click()
  await confirm(page)
  await expect(page).toHaveURL(/\/distribution\//)
  const distribution = page.url()
  await fillSuitability(page)
  await goOn(page)
  await atStep(page, 'Sign documents')

  await page.reload()
  await atStep(page, 'Sign documents')
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('main').getByText('Sign documents (2 of 2)')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Units' })).toHaveCount(0)
  await page.goForward()
  // proves INVEST-023
  await expect(page).toHaveURL(distribution)
  await atStep(page, 'Sign documents')
})

test('a finished process stays finished: reloaded, and come back to', async ({ page }) => {
  const { path, offeringId } = placeOf(await offeringPath(page, extension))
  const id = await openDistribution(page, offeringId, '30')
  await atStep(page, 'Acknowledgement')
  await pressStep(page, 'I know the risks')
  await expect(page.getByText(congratulations)).toBeVisible()

  await page.reload()
  await expect(page.getByText(congratulations)).toBeVisible()
  await page.goto(path)
  await expect(page.getByRole('textbox', { name: 'Units' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`/distribution/${id}`)
  await expect(page.getByText(congratulations)).toBeVisible()
})

test('the entries of a step are kept after another step was shown', async ({ page }) => {
  const { offeringId } = placeOf(await offeringPath(page, /^Senior Notes/))
  await openDistribution(page, offeringId, '5')
  await atStep(page, 'Residence')
  await page.getByLabel('State of residence').fill('Maine')
  await page.getByRole('button', { name: 'Custodian' }).click()
  await atStep(page, 'Custodian')
  await page.getByRole('button', { name: 'Go to active step' }).click()

  await expect(page.getByLabel('State of residence')).toHaveValue('Maine')
})

test('an offering that does not exist, is not on this wall or has an invalid id shows a message in place', async ({
  page,
}) => {
  const { offeringId, offerWallId } = placeOf(await offeringPath(page, extension))
  for (const [wall, offering] of [
    [offerWallId, nowhere],
    [nowhere, offeringId],
    [offerWallId, 'not-an-id'],
    ["'; drop table", '%3Cscript%3E'],
  ]) {
    await page.goto(`/offer-wall/${wall}/offering/${offering}`)
    await expect(page.getByText('This offering was not found, or it is not open to investors.')).toBeVisible()
    await expect(heading(page)).toBeVisible()
    await expect(page.getByText('Enter how much you would like to invest.')).toHaveCount(0)
    await expectSupport(page)
  }
})

test('a distribution that does not exist, is of another account or has an invalid id shows a message in place', async ({
  page,
  browser,
}) => {
  for (const id of [nowhere, await distributionOfAnother(browser), 'not-an-id', '%00', 'a'.repeat(2000)]) {
    await page.goto(`/distribution/${id}`)
    await expect(page.getByText('This investment was not found.')).toBeVisible()
    await expect(heading(page)).toBeVisible()
    await expectSupport(page)
  }
})

/** Expects a page without content to link to support. */
const expectSupport = (page: Page) =>
  expect(page.getByRole('main').getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    /support/,
  )

test('a link suggests its amount, or 100 without one', async ({ page }) => {
  const path = await offeringPath(page, community)
  // proves INVEST-005, INVEST-006, INVEST-007, INVEST-008, INVEST-009, INVEST-024
  // proves INVEST-025
  for (const [query, units] of suggestions) {
    await page.goto(`${path}?${query}`)
    await expect(page.getByRole('textbox', { name: 'Units' }), query).toHaveValue(units)
  }
})

/** A unit of the community round costs $0.10. */
const suggestions = [
  ['', '100'],
  ['amount=abc', '100'],
  ['amount=1e9', '100'],
  ['amount=%3Cscript%3Ealert(1)%3C/script%3E', '100'],
  ['amount=-5', '5'],
  ['amount=12.9', '12'],
  ['amount=0.3', '0'],
  ['amount=0.3&type=USD', '3'],
  ['amount=1.99&type=usd', '19'],
  ['amount=7&type=xyz', '7'],
] as const

test('a link with an amount beyond all bounds is shown as it is, and refused in words', async ({ page }) => {
  await page.goto(`${await offeringPath(page, /^First Close/)}?amount=1${'0'.repeat(40)}`)
  await expect(page.getByRole('textbox', { name: 'Units' })).toHaveValue(/^10,000/)
  await page.getByRole('button', { name: 'Invest', exact: true }).click()

  await expect(page.getByText('You can invest in 25 to 5,000 units of this offering.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/**
 * Confirms, and expects the investment to be shown for 500 ms in a card without fields. When the code of the next page is late,
 * the success message beside it hides after 6 s.
 */
async function expectToGoOn(page: Page): Promise<void> {
  const arrive = await holdScripts(page)
  const offering = page.url()
  await confirm(page)
  const card = page.getByRole('region', { name: 'Your investment' })
  const success = card.getByRole('status')
  await expect(success).toHaveText('Opening your investment.')
  await expect(card.getByText('Total$1,500.00')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.clock.runFor(499)
  expect(page.url()).toBe(offering)
  await page.clock.runFor(1)
  await page.clock.runFor(5499)
  await expect(success).toBeVisible()
  await page.clock.runFor(1)
  await expect(success).toBeHidden()
  await page.clock.resume()
  arrive()
  await expect(page).toHaveURL(/\/distribution\//)
  await atStep(page, 'Acknowledgement')
}

/** Keeps the code that a page asks for back until it is let through. */
async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {}
  const mayArrive = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/*.js', async (route) => {
    await mayArrive
    await route.continue()
  })
  return arrive
}

async function distributionOfAnother(browser: Browser): Promise<string> {
  const context = await browser.newContext()
  await startSessionOf(context, 'investor@capstan.test')
  const [first] = await distributions(context)
  await context.close()
  expect(first).toBeDefined()
  return first?.id ?? ''
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Investor Onboarding' })
