import { makeDistribution, placeOf } from '../drivers/investments/distributions'
import { openOffering } from '../drivers/investments/openOffering'
import { startSession } from '../drivers/people/startSession'
import { atStep, fillSuitability, goOn } from '../drivers/investments/steps'
import { expect, test } from '../test'

test('an offering has one name: in the list, on its page, in the confirmation, in the steps and on the signed document', async ({
  page,
  context,
  investor,
}) => {
  test.slow()
  await startSession(page, investor.email)
  // Its seller calls this part of the round by another name.
  await openOffering(page, /^Advisor Grant/)
  const { pathname: path } = new URL(page.url())
  const card = page
    .locator('.capstan-offering-details, .capstan-offering-banner, .capstan-offering-card')
    .first()
  const name = await card.getByRole('heading').first().innerText()

  await page.goto('/sandbox/welcome')
  await expect(page.locator(`a[href="${path}"] strong`)).toHaveText(name)

  await page.goto(path)
  await page.getByRole('textbox', { name: 'Units' }).fill('20')
  await page.getByRole('button', { name: 'Invest', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('heading')).toContainText(name)

  const id = await makeDistribution(context, placeOf(path).offeringId, '20')
  await page.goto(`/distribution/${id}`)
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
  await atStep(page, 'Suitability')
  await fillSuitability(page)
  await goOn(page)
  await atStep(page, 'Sign documents')
  await expect(page.frameLocator('iframe').getByText(`20 units of ${name}`).first()).toBeVisible()
})
