import { invest } from '../drivers/investments/invest'
import { newInvestor } from '../drivers/people/newInvestor'
import { openOffering } from '../drivers/investments/openOffering'
import { startSession } from '../drivers/people/startSession'
import { atStep } from '../drivers/investments/steps'
import { expect, test } from '../test'

test('an investor without investments is offered account setup and the offerings', async ({ page }) => {
  const { email } = await newInvestor(page.request, { setUp: false })
  await startSession(page, email)
  await page.goto('/portfolio')

  // proves PORT-004
  await expect(page.getByText('No Investments Found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set Up Account' })).toHaveAttribute(
    'href',
    '/account/setup?next=%2Fportfolio',
  )
  const offerings = page.getByRole('region', { name: 'Offerings' })
  const item = (name: string) => offerings.getByRole('listitem').filter({ hasText: name })
  await expect(item('Series B Preferred')).toContainText(/Open.*Price \(USD\)12\.50/)
  // proves FMT-014
  await expect(item('Series B Preferred')).toContainText(/Closes[A-Z][a-z]{2} \d{1,2}(st|nd|rd|th) \d{4}/)
  await expect(item('Tidewater Fund II Units')).toContainText(/Not yet open.*Opens/)
  await expect(item('Tidewater Fund II Units').getByRole('link')).toHaveCount(0)
  await expect(item('Sold out').getByRole('link')).toHaveCount(0)
  // This investor has no invitation, and its owner lists it for no account.
  await expect(item('First Close')).toHaveCount(0)

  await item('Series B Preferred')
    .getByRole('link', { name: /^View offering/ })
    .click()
  await expect(page).toHaveURL(/\/offer-wall\/.+\/offering\//)
  await expect(page.getByRole('button', { name: 'Invest', exact: true })).toBeVisible()
})

test('a portfolio begins with the pending tasks, and links to the next step', async ({ page }) => {
  const { email } = await newInvestor(page.request)
  await startSession(page, email)
  await openOffering(page, /^Series B/)
  await invest(page, '80')
  await page.goto('/portfolio')

  const waiting = page.getByRole('region', { name: 'Continue' })
  await expect(waiting.getByRole('listitem')).toHaveText([
    /Series B.*Units: 80 · \$1,000\.00.*Next: Suitability \(1 of 5\)/,
  ])
  await expect(page.getByRole('link', { name: 'Set Up Account' })).toHaveCount(0)

  await waiting.getByRole('link', { name: /^Continue/ }).click()
  await expect(page).toHaveURL(/\/distribution\//)
  await atStep(page, 'Suitability')
})
