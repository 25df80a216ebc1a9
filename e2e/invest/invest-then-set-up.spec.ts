import { invest } from '../drivers/investments/invest'
import { newInvestor } from '../drivers/people/newInvestor'
import { offeringPath } from '../drivers/investments/openOffering'
import { setUpAccount } from '../drivers/people/setUpAccount'
import { chooseUser, pickAccount } from '../drivers/people/signIn'
import { atStep, congratulations, pressStep } from '../drivers/investments/steps'
import { expect, test } from '../test'

test('a new investor follows an invitation through sign-in, invests, sets the account up and is back at the investment', async ({
  page,
  request,
}) => {
  const { email } = await newInvestor(request, { setUp: false })
  const path = await offeringPath(page, 'Fund I Extension Tidewater')
  await page.goto(`${path}?amount=40`)
  await page.getByRole('link', { name: 'Sign in / Sign up' }).click()
  await chooseUser(page, email)
  await pickAccount(page)
  await expect(page).toHaveURL(`${path}?amount=40`)

  await expect(page.getByRole('textbox', { name: 'Units' })).toHaveValue('40')
  await invest(page, '60')
  const distribution = page.url()

  await page.getByRole('link', { name: 'Set Up Account' }).click()
  await expect(page).toHaveURL(/\/account\/setup/)
  await setUpAccount(page, 'Nico', 'Ferrante')

  await expect(page).toHaveURL(distribution)
  await atStep(page, 'Acknowledgement')
  await pressStep(page, 'I know the risks')
  // proves INVEST-013
  await expect(page.getByText(congratulations)).toBeVisible()
})
