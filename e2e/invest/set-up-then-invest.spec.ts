import { invest } from '../drivers/investments/invest'
import { newInvestor } from '../drivers/people/newInvestor'
import { openOffering } from '../drivers/investments/openOffering'
import { setUpAccount, thanks } from '../drivers/people/setUpAccount'
import { signIn } from '../drivers/people/signIn'
import { atStep, congratulations, pressStep } from '../drivers/investments/steps'
import { expect, test } from '../test'

test('a new investor sets the account up first, then invests and continues directly with the steps', async ({
  page,
  request,
}) => {
  const { email } = await newInvestor(request, { setUp: false })
  await signIn(page, email)
  await page.goto('/account/setup')
  await setUpAccount(page, 'Mina', 'Calloway')
  await expect(page.getByText(thanks)).toBeVisible()

  await openOffering(page, 'Fund I Extension Tidewater')
  await invest(page, '40')

  await expect(page.getByText('Set Up Account')).toBeHidden()
  const card = page.getByRole('main')
  // proves INVEST-012
  await expect(card.getByText('$2,000.00')).toBeVisible()
  await atStep(page, 'Acknowledgement')
  await pressStep(page, 'I know the risks')
  await expect(page.getByText(congratulations)).toBeVisible()

  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Portfolio' }).click()
  await expect(page.getByRole('main')).toContainText('$2,000.00')
  await main.getByRole('link', { name: 'Wallet' }).click()
  await expect(page.getByText('No tokens found in your wallet.')).toBeVisible()
  await main.getByRole('link', { name: 'Documents' }).click()
  // proves ROLE-005
  await expect(page.getByRole('heading', { name: 'Documents', level: 1 })).toBeVisible()
})
