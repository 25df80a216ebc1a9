import { invest } from './drivers/invest'
import { newInvestor } from './drivers/newInvestor'
import { openOffering } from './drivers/openOffering'
import { startSession } from './drivers/startSession'
import {
  accredit,
  atStep,
  congratulations,
  fillInvestorProfile,
  fillSuitability,
  goOn,
  pressStep,
  sign,
} from './drivers/steps'
import { expect, test } from './test'

test('a finished investment says what happens next, where the money goes and what was signed, and its answers stay readable [STEP-006] [STEP-008]', async ({
  page,
}) => {
  test.slow()
  const { email, name } = await newInvestor(page.request)
  await startSession(page, email)
  await openOffering(page, /^Series B/)
  await invest(page, '2,000')
  await fillSuitability(page)
  await goOn(page)

  await atStep(page, 'Accreditation')
  await page.getByRole('button', { name: /^Suitability/ }).click()
  const answers = page.getByRole('region', { name: 'Your answers' })
  await expect(answers).toContainText(/Investment objective.*Growth.*Time horizon.*Over 7 years/)
  await expect(answers).toContainText(/I can afford to lose this whole investment.*Yes/)
  await page.getByRole('button', { name: 'Go to active step' }).click()
  await accredit(page.frameLocator('iframe'))

  await atStep(page, 'Investor profile')
  await fillInvestorProfile(page)
  await goOn(page)
  await atStep(page, 'Sign documents')
  await page.getByRole('button', { name: /^Investor profile/ }).click()
  await expect(page.getByText(/^Your answers are stored encrypted/)).toBeVisible()
  await expect(page.getByText('12-3456789')).toHaveCount(0)
  await page.getByRole('button', { name: 'Go to active step' }).click()
  await sign(page.frameLocator('iframe'), name)

  await atStep(page, 'Fund')
  await expect(page.getByText('$25,000.00', { exact: true }).last()).toBeVisible()
  await expect(page.getByText(/^CAP-[0-9A-F]{8}$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy: Account number' })).toBeVisible()
  await pressStep(page, 'I have sent the wire')

  await expect(page.getByText(congratulations)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Waiting for your wire' })).toBeVisible()
  await expect(page.getByText(/issues your units; your portfolio then reads Issued/)).toBeVisible()
  const paper = page.getByRole('link', { name: /^Subscription agreement/ })
  const opening = page.waitForEvent('popup')
  await paper.click()
  await expect((await opening).getByText(/unaltered since/)).toBeVisible()
  await page.getByRole('link', { name: 'Go to portfolio' }).click()
  await expect(page).toHaveURL('/portfolio')
})

test('who does not qualify is asked first, then told why, whom to ask and where to go; the portfolio lists it as failed [STEP-023]', async ({
  page,
}) => {
  const { email } = await newInvestor(page.request)
  await startSession(page, email)
  await openOffering(page, /^Series B/)
  await invest(page, '80')
  await fillSuitability(page)
  await goOn(page)

  await atStep(page, 'Accreditation')
  const service = page.frameLocator('iframe')
  await service.getByRole('button', { name: 'I do not qualify' }).click()
  await service.getByRole('button', { name: 'Go back' }).click()
  await service.getByRole('button', { name: 'I do not qualify' }).click()
  await service.getByRole('button', { name: 'Yes, I do not qualify' }).click()

  await expect(page.getByText('You said that you do not qualify as an accredited investor.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:.+@.+/)
  await page.getByRole('link', { name: 'Go to portfolio' }).click()

  await page.getByRole('button', { name: /^Expand/ }).click()
  await expect(page.getByRole('link', { name: /^Failed/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Portfolio summary' })).toContainText('Value$0.00')
  await expect(page.getByRole('region', { name: 'Continue' })).toHaveCount(0)
})
