import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { accountSettings } from '../drivers/people/accountSettings'
import { mailedLink } from '../drivers/people/mail'
import { startSession } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

test('a person adds an address to sign in with: the link that is mailed to it makes it theirs', async ({
  page,
  investor,
  request,
}) => {
  await startSession(page, investor.email)
  await page.goto(accountSettings)
  await expect(addresses(page).getByText(investor.email)).toBeVisible()
  await add(page).click()
  await expect(field(page)).toBeFocused()
  await field(page).press('Escape')
  await expect(add(page)).toBeFocused()
  const refusals = [
    ['', 'Email is required.'],
    ['unknown', 'A valid email is required.'],
    [investor.email, 'This address is yours already.'],
  ] as const
  await add(page).click()
  for (const [typed, said] of refusals) {
    await field(page).fill(typed)
    await field(page).press('Enter')
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(said))
    await expect(field(page)).toHaveValue(typed)
  }

  const email = `${Math.random().toString(36).slice(2)}@elsewhere.example`
  await field(page).fill(email)
  await field(page).press('Enter')
  await expect(addresses(page).getByText(`A link was mailed to ${email}.`)).toBeVisible()
  await expect(
    addresses(page)
      .getByRole('listitem')
      .filter({ hasText: /^\S+@\S+$/ }),
  ).toHaveText([investor.email])
  await expectAccessible(page, 'an address that was added')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, 'an address that was added')

  // The same within a minute is one mail too many. On a slow machine the first may be older, and another one goes out.
  await expect(async () => {
    if (await add(page).isVisible()) await add(page).click()
    await field(page).fill(email)
    await field(page).press('Enter')
    await expect(addresses(page).getByText('This email was sent a moment ago.').first()).toBeVisible({
      timeout: 5_000,
    })
  }).toPass()

  await page.goto(await mailedLink(request, email))
  const confirm = page.getByRole('button', { name: /Confirm|Add/ })
  await confirm.click()
  await expect(confirm).toHaveCount(0)
  await page.goto(accountSettings)
  await expect(addresses(page).getByText(email, { exact: true })).toBeVisible()
})

test('only the reader of its mail learns whether an address is already in use', async ({
  page,
  investor,
}) => {
  await startSession(page, investor.email)
  await page.goto(accountSettings)
  await add(page).click()
  await field(page).fill('investor-viewer@capstan.test')
  await field(page).press('Enter')
  await expect(addresses(page).getByText('A link was mailed to investor-viewer@capstan.test.')).toBeVisible()
})

const addresses = (page: Page) => page.getByRole('region', { name: 'Sign-in addresses' })
const add = (page: Page) => addresses(page).getByRole('button', { name: 'Add an address' })
const field = (page: Page) => addresses(page).getByRole('textbox', { name: 'Email' })
