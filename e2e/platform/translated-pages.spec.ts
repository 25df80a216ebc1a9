import { placeOf } from '../drivers/investments/distributions'
import { confirm } from '../drivers/investments/invest'
import { offeringPath } from '../drivers/investments/openOffering'
import { fillInPapers, papersPanel } from '../drivers/investments/papers'
import { becomeCustomer, signInToSite } from '../drivers/embed/signInToSite'
import { startSession } from '../drivers/people/startSession'
import { atStep, congratulations, pressStep } from '../drivers/investments/steps'
import { translatePages } from '../drivers/access/translate'
import { expect, test, type Page } from '../test'

test('on pages that the browser translates, a contact is saved', async ({ page }) => {
  await translatePages(page)
  await startSession(page, 'issuer@capstan.test')
  await page.goto('/contacts')
  const name = `Trans Lated ${Math.random().toString(36).slice(2, 10)}`

  await page.getByRole('button', { name: 'Add contact' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add contact' })
  await dialog.getByRole('textbox', { name: 'Contact name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`${name.replaceAll(' ', '.')}@example.com`)
  await dialog.getByRole('button', { name: 'Add contact' }).click()

  await expect(page.getByText(`${name} was added.`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('on pages that the browser translates, an investor invests and signs', async ({ page, investor }) => {
  test.slow()
  await translatePages(page)
  await startSession(page, investor.email)
  await page.goto(await offeringPath(page, 'Fund I Extension, signed here'))
  await investAndSign(page)
})

test('in a shadow root of a page that the browser translates, an investor invests and signs', async ({
  page,
  investor,
}) => {
  test.slow()
  await translatePages(page)
  const { offeringId } = placeOf(await offeringPath(page, 'Fund I Extension, signed here'))
  await page.route('**/place', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as object), offeringId } })
  })
  await becomeCustomer(investor)
  await signInToSite(page, investor)
  await investAndSign(page)
})

async function investAndSign(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Units' }).fill('25')
  await page.getByRole('button', { name: 'Invest', exact: true }).click()
  await confirm(page)
  await pressStep(page, 'I know the risks')
  await atStep(page, 'Sign documents')
  await fillInPapers(page, 'Hana Lindqvist')
  await papersPanel(page).getByRole('button', { name: 'Sign and continue' }).click()
  await expect(page.getByText(congratulations)).toBeVisible()
}
