import { distributionsIn, makeDistribution, placeOf } from '../drivers/investments/distributions'
import { confirm } from '../drivers/investments/invest'
import { offeringPath } from '../drivers/investments/openOffering'
import { startSession } from '../drivers/people/startSession'
import { atStep, qualify, sign } from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

const community = /^Community Round/

test.beforeEach(({ page, investor }) => startSession(page, investor.email))

test('an investor changes the amount of an open investment, and a second tab shows it at once', async ({
  page,
  context,
}) => {
  const { path, offeringId } = placeOf(await offeringPath(page, community))
  const id = await makeDistribution(context, offeringId, '800')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(path)
    await expect(card(tab).getByText('$80.00')).toBeVisible() // 800 × 0.10
    await expect(tab.getByRole('textbox')).toHaveCount(0)
  }

  await page.getByRole('button', { name: 'Change amount' }).click()
  await page.getByRole('textbox', { name: 'Units' }).fill('1' + '0'.repeat(20))
  await page.getByRole('button', { name: 'Change amount' }).click()
  await expect(page.getByText(/^You can invest in 1 to [\d,]+ units of this offering\.$/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Units' }).fill('2,000')
  await page.getByRole('button', { name: 'Change amount' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/your open investment of 800 units/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Change amount' }).click()

  await expect(page.getByText('The amount has been changed.')).toBeVisible()
  await expect(card(page).getByText('$200.00')).toBeVisible()
  await expect(card(other).getByText('$200.00')).toBeVisible()
  // proves INVEST-018
  expect(await distributionsIn(context, offeringId)).toMatchObject([
    { id, status: 'open', amount: expect.stringMatching(/^2000\b/) },
  ])
})

test('an investor changes and withdraws an open investment on its own page, linked from the portfolio', async ({
  page,
  context,
}) => {
  const { offeringId } = placeOf(await offeringPath(page, community))
  const id = await makeDistribution(context, offeringId, '800')
  await page.goto('/portfolio')
  await page.getByRole('link', { name: /^Change or withdraw, / }).click()
  await expect(page).toHaveURL(new RegExp(`/distribution/${id}$`))

  await page.getByRole('button', { name: 'Change amount' }).click()
  await page.getByRole('textbox', { name: 'Units' }).fill('2,000')
  await page.getByRole('button', { name: 'Change amount' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change amount' }).click()
  await expect(page.getByText('The amount has been changed.')).toBeVisible()
  // 2,000 × 0.10
  await expect(page.getByRole('main').getByText('$200.00')).toBeVisible()

  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('This investment was withdrawn. There is nothing left to do.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the offering' })).toBeVisible()
  expect(await distributionsIn(context, offeringId)).toMatchObject([{ id, status: 'deleted' }])
})

test('an investor withdraws an open investment: the seller is notified, the portfolio no longer lists it, and another can be made', async ({
  page,
  context,
  request,
  investor,
}) => {
  const { path, offeringId } = placeOf(await offeringPath(page, community))
  await makeDistribution(context, offeringId, '800')
  await page.goto('/portfolio')
  await expect(page.getByRole('treegrid').getByText('Onboarding').first()).toBeVisible()

  await page.goto(path)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw this investment?' })
  await dialog.getByRole('button', { name: 'Keep investment' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await dialog.getByRole('button', { name: 'Withdraw' }).click()

  await expect(page.getByText('Your investment has been withdrawn.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Units' })).toBeVisible()
  expect(await distributionsIn(context, offeringId)).toMatchObject([{ status: 'deleted' }])
  // Others write to the seller meanwhile.
  const seller = await request.get('/sandbox/outbox.json?to=hello@larkspur.example')
  const { mails } = (await seller.json()) as { mails: object[] }
  expect(mails).toContainEqual(
    expect.objectContaining({
      text: expect.stringContaining(`${investor.name} has withdrawn an investment`) as unknown,
      links: [expect.objectContaining({ href: expect.stringContaining('/allocation/') as unknown })],
    }),
  )
  await page.goto('/portfolio')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('treegrid').getByText('Onboarding')).toHaveCount(0)

  await page.goto(path)
  await page.getByRole('textbox', { name: 'Units' }).fill('700')
  await page.getByRole('button', { name: 'Invest', exact: true }).click()
  await confirm(page)
  await expect(page).toHaveURL(/\/distribution\//)
})

test('by keyboard the focus follows the view: to another amount and back, and on once the investment is withdrawn [WCAG 2.4.3]', async ({
  page,
  context,
}) => {
  const { path, offeringId } = placeOf(await offeringPath(page, community))
  await makeDistribution(context, offeringId, '800')
  await page.goto(path)
  const change = page.getByRole('button', { name: 'Change amount' })
  const units = page.getByRole('textbox', { name: 'Units' })

  await change.press('Enter')
  await expect(units).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(change).toBeFocused()

  await page.keyboard.press('Enter')
  await units.fill('900')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Change amount' }).press('Enter')
  await expect(card(page).getByText('$90.00')).toBeVisible()
  await expect(change).toBeFocused()

  await page.getByRole('button', { name: 'Withdraw' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).press('Enter')
  await expect(units).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Invest', exact: true })).toBeFocused()
})

test('withdrawing in one tab ends the investment in the others: where an amount is typed, and in its steps', async ({
  page,
  context,
}) => {
  const { path, offeringId } = placeOf(await offeringPath(page, community))
  const id = await makeDistribution(context, offeringId, '800')
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(path)
  await expect(card(other)).toBeVisible()
  const steps = await context.newPage()
  await steps.goto(`/distribution/${id}`)
  await atStep(steps, 'Suitability')

  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()

  await expect(card(other)).toBeHidden()
  await expect(other.getByRole('textbox', { name: 'Units' })).toBeVisible()
  await expect(steps.getByText('This investment was withdrawn. There is nothing left to do.')).toBeVisible()
  await expect(steps.getByRole('link', { name: 'Support', exact: true })).toBeVisible()
  await expect(steps.getByRole('link', { name: 'Go to portfolio' })).toHaveAttribute('href', '/portfolio')
  await steps.getByRole('link', { name: 'Back to the offering' }).click()
  await expect(steps).toHaveURL(path)
})

test('once a document is signed, the investor can continue or contact the seller', async ({ page }) => {
  test.slow()
  const path = await offeringPath(page, /Halden Biologics Preferred/)
  const { offeringId } = placeOf(path)
  const id = await makeDistribution(page.context(), offeringId, '40')
  await page.goto(`/distribution/${id}`)
  await qualify(page)
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await sign(page.frameLocator('iframe'), 'Astrid Nilsen')
  await atStep(page, 'Fund')

  await page.goto(path)

  await expect(card(page).getByText('Fund (5 of 5)')).toBeVisible()
  await expect(page.getByText('To change or withdraw it, ask the seller.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change amount' })).toHaveCount(0)
})

const card = (page: Page) => page.getByRole('region', { name: 'Your investment' })
