import { openDistribution, placeOf } from '../drivers/investments/distributions'
import { newInvestor } from '../drivers/people/newInvestor'
import { offeringPath } from '../drivers/investments/openOffering'
import { chooseType, setUpAccount, thanks } from '../drivers/people/setUpAccount'
import { chooseUser, pickAccount } from '../drivers/people/signIn'
import { startSessionOf } from '../drivers/people/startSession'
import { atStep, choose, fillSuitability, goOn } from '../drivers/investments/steps'
import { expect, test, type BrowserContext, type Page } from '../test'

// It is announced as well.
const restored = (page: Page) => page.locator('.capstan-draft-notes').getByText(/^Draft of .* restored\./)
const saved = (page: Page) => page.getByText(/^Draft saved \d\d:\d\d$/)

/** The platform's answer to the save of a draft that holds a text. */
const keeping = (page: Page, text: string) =>
  page.waitForResponse((answer) => Boolean(answer.request().postData()?.includes(text)))

/** Another device of the same person. */
async function onAnotherDevice(context: BrowserContext, email: string, path: string): Promise<Page> {
  const other = await context.browser()?.newContext()
  if (!other) throw new Error('There is no browser.')
  await startSessionOf(other, email)
  const page = await other.newPage()
  await page.goto(path)
  return page
}

test('the entries of account setup are on another device too, without tax ids, and are deleted when they are sent', async ({
  page,
  context,
  request,
}) => {
  const { email } = await newInvestor(request, { setUp: false })
  await startSessionOf(context, email)
  await page.goto('/account/setup')
  await chooseType(page, 'Individual')
  await page.getByLabel('First name').fill('Mina')
  await page.getByLabel('Tax ID').fill('987654321')
  // The note may be that of an earlier save.
  const isKept = keeping(page, 'Portland')
  await page.getByLabel('City').fill('Portland')
  expect((await isKept).ok()).toBe(true)
  await expect(saved(page)).toBeVisible()

  const device = await onAnotherDevice(context, email, '/account/setup')
  await expect(restored(device)).toContainText('Please enter them again: Tax ID, Attestation.')
  await expect(device.getByLabel('First name')).toHaveValue('Mina')
  await expect(device.getByLabel('City')).toHaveValue('Portland')
  await expect(device.getByLabel('Tax ID')).toHaveValue('')

  // Without a network, a message appears at the button, also at the end of a long form on a phone.
  await device.setViewportSize({ width: 375, height: 667 })
  await device.context().setOffline(true)
  await device.getByRole('button', { name: 'Submit' }).scrollIntoViewIfNeeded()
  const note = device.locator('.capstan-offline-note')
  await expect(note).toContainText('You are offline. What you entered stays here')
  await expect(note).toBeInViewport({ ratio: 1 })
  await device.context().setOffline(false)
  await expect(note).toHaveCount(0)
  await device.setViewportSize({ width: 1280, height: 720 })

  await device.getByRole('button', { name: 'Discard draft' }).click()
  await expect(device.getByLabel('First name')).toBeHidden()
  await setUpAccount(device, 'Mina', 'Calloway')
  await expect(device.getByText(thanks)).toBeVisible()
})

test('a tab that is killed loses no step: the entries are filled in when it is opened again', async ({
  page,
  context,
  investor,
  expectConsoleError,
}) => {
  expectConsoleError(/401/)
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

  await test.step('a session that ends during typing loses nothing', async () => {
    const isKept = keeping(again, 'And one since.')
    await again.getByLabel('Experience with private securities').pressSequentially(' And one since.')
    await isKept
    await context.clearCookies()
    await again.getByLabel('Experience with private securities').press('!')
    await expect(again).toHaveURL(/\/login/)
    await expect(again.getByText(/^Your session has ended\./)).toBeVisible()
    await again.getByRole('link', { name: 'Sign in / Sign up' }).click()
    await chooseUser(again, investor.email)
    await pickAccount(again)
    await expect(again).toHaveURL(`/distribution/${id}`)
    await expect(restored(again)).toBeVisible()
    await expect(again.getByLabel('Experience with private securities')).toHaveValue(
      'Two funds since 2019. And one since.!',
    )
    await expect(again.getByRole('combobox', { name: 'Investment objective' })).toHaveText(/Growth/)
  })

  await fillSuitability(again)
  await goOn(again)
  await atStep(again, 'Fund')
  // The vendor's next form begins with the earlier answers.
  const other = placeOf(await offeringPath(again, /^Series B/))
  await openDistribution(again, other.offeringId, '100')
  await atStep(again, 'Suitability')
  await expect(again.getByText(/^Filled in with your earlier answers: Investment objective/)).toBeVisible()
  // proves QANS-006
  await expect(again.getByRole('combobox', { name: 'Time horizon' })).toHaveText(/Over 7 years/)
})
