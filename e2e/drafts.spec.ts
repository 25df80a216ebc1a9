import { openDistribution, placeOf } from './drivers/distributions'
import { newInvestor } from './drivers/newInvestor'
import { offeringPath } from './drivers/openOffering'
import { setUpAccount, thanks } from './drivers/setUpAccount'
import { startSessionOf } from './drivers/startSession'
import { atStep, choose, fillSuitability, goOn } from './drivers/steps'
import { expect, test, type BrowserContext, type Page } from './test'

// It is announced as well.
const restored = (page: Page) => page.locator('.capstan-draft-notes').getByText(/^Draft of .* restored\./)
const saved = (page: Page) => page.getByText(/^Draft saved \d\d:\d\d$/)

/** Another device of the same person. */
async function onAnotherDevice(context: BrowserContext, email: string, path: string): Promise<Page> {
  const other = await context.browser()?.newContext()
  if (!other) throw new Error('There is no browser.')
  await startSessionOf(other, email)
  const page = await other.newPage()
  await page.goto(path)
  return page
}

test('what was typed into account setup is there on another device, without tax ids, and goes when it is sent', async ({
  page,
  context,
  request,
}) => {
  const { email } = await newInvestor(request, { setUp: false })
  await startSessionOf(context, email)
  await page.goto('/account/setup')
  await page.getByRole('combobox', { name: /Investor Type/ }).click()
  await page.getByRole('option', { name: 'Individual', exact: true }).click()
  await page.getByLabel('First name').fill('Mina')
  await page.getByLabel('Tax ID').fill('987654321')
  await page.getByLabel('City').fill('Portland')
  await expect(saved(page)).toBeVisible()

  const device = await onAnotherDevice(context, email, '/account/setup')
  await expect(restored(device)).toContainText('please enter again: Tax ID, Attestation.')
  await expect(device.getByLabel('First name')).toHaveValue('Mina')
  await expect(device.getByLabel('City')).toHaveValue('Portland')
  await expect(device.getByLabel('Tax ID')).toHaveValue('')

  await device.getByRole('button', { name: 'Discard draft' }).click()
  await expect(device.getByLabel('First name')).toBeHidden()
  await setUpAccount(device, 'Mina', 'Calloway')
  await expect(device.getByText(thanks)).toBeVisible()
})

test('a tab that is killed loses no step: what was typed is filled in when it is opened again [QANS-006]', async ({
  page,
  context,
  investor,
}) => {
  await startSessionOf(context, investor.email)
  const { offeringId } = placeOf(await offeringPath(page, /^Community Round/))
  const id = await openDistribution(page, offeringId, '100')
  await atStep(page, 'Suitability')
  await expect(page.getByRole('radio', { name: 'Yes' })).not.toBeChecked()
  await choose(page, 'Investment objective', 'Growth')
  await page.getByLabel('Experience with private securities').pressSequentially('Two funds since 2019.')
  await page.close({ runBeforeUnload: false })

  const again = await context.newPage()
  await again.goto(`/distribution/${id}`)
  await expect(restored(again)).toBeVisible()
  await expect(again.getByRole('combobox', { name: 'Investment objective' })).toHaveText(/Growth/)
  await expect(again.getByLabel('Experience with private securities')).toHaveValue('Two funds since 2019.')

  await fillSuitability(again)
  await goOn(again)
  await atStep(again, 'Fund')
  // The vendor's next form begins with what was answered.
  const other = placeOf(await offeringPath(again, /^Series B/))
  await openDistribution(again, other.offeringId, '100')
  await atStep(again, 'Suitability')
  await expect(
    again.getByText(/^Filled in with what you answered before: Investment objective/),
  ).toBeVisible()
  await expect(again.getByRole('combobox', { name: 'Time horizon' })).toHaveText(/Over 7 years/)
})
