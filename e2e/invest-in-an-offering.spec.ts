import { invest } from './drivers/invest'
import { openOffering } from './drivers/openOffering'
import { signIn } from './drivers/signIn'
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

test('an investor invests, finishes every qualification step and sees the investment in their portfolio [INVEST-001] [INVEST-016] [INVEST-017] [STEP-001] [STEP-008] [STEP-013] [STEP-014] [STEP-024] [STEP-025]', async ({
  page,
  investor,
}) => {
  test.slow()
  await signIn(page, investor.email)
  await openOffering(page, /Halden Biologics Preferred/)
  await invest(page, '2,000')

  await atStep(page, 'Suitability')
  await fillSuitability(page)
  await goOn(page)

  await atStep(page, 'Accreditation')
  await accredit(page.frameLocator('iframe'))

  await atStep(page, 'Investor profile')
  await fillInvestorProfile(page)
  await goOn(page)

  await atStep(page, 'Sign documents')
  await sign(page.frameLocator('iframe'), 'Astrid Nilsen')

  await atStep(page, 'Fund')
  await pressStep(page, 'I have sent the wire')

  await expect(page.getByText(congratulations)).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page.getByRole('treegrid').getByText('Pending').first()).toBeVisible()
})
