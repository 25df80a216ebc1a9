import { distributionsIn } from './drivers/distributions'
import { confirm } from './drivers/invest'
import { offeringNamed, showAsItWas, type SoldOffering } from './drivers/offerings'
import { isOperation } from './drivers/platform'
import { startSession } from './drivers/startSession'
import { expect, test, type Page } from './test'

test('an investor who may only look is told so, and nothing is made [ALERT-005]', async ({
  page,
  browser,
  context,
}) => {
  await startSession(page, 'investor-viewer@capstan.test')
  const offering = await offeringNamed(browser, 'Fund I Extension')
  await tryToInvest(page, offering, '20')

  await expect(refusal(page)).toHaveText('Operation not allowed')
  expect(await distributionsIn(context, offering.id)).toHaveLength(0)
})

test('an offering without units left says that it is sold out', async ({ page, browser, investor }) => {
  await startSession(page, investor.email)
  await tryToInvest(page, await offeringNamed(browser, 'Bridge 2025'), '1')

  await expect(refusal(page)).toHaveText('This offering is sold out.')
  await expect(units(page)).toHaveValue('1')
})

test('units outside of what the seller takes are refused with both limits, and others are accepted', async ({
  page,
  browser,
  investor,
}) => {
  await startSession(page, investor.email)
  await tryToInvest(page, await offeringNamed(browser, 'Senior Notes 2031'), '4')
  await expect(refusal(page)).toHaveText('You can invest in 5 to 2,000 units of this offering.')

  await askToInvest(page, '2,001')
  await confirm(page)
  await expect(refusal(page)).toHaveText('You can invest in 5 to 2,000 units of this offering.')

  await askToInvest(page, '6')
  await confirm(page)
  await expect(page).toHaveURL(/\/distribution\//)
  await expect(page.getByRole('main').getByText('$6,000.00')).toBeVisible()
})

for (const { name, what, text } of [
  { name: 'Series A Preferred', what: 'was closed', text: 'This offering is closed.' },
  { name: 'Series Seed', what: 'went stale', text: 'This round no longer takes investments.' },
  { name: 'Fund II', what: 'was put off', text: 'This offering is not open yet.' },
  { name: 'Series B, second slice', what: 'was withdrawn', text: 'This offering is not available.' },
]) {
  test(`an offering that ${what} while it was looked at says so, and takes nothing`, async ({
    page,
    browser,
    context,
    investor,
  }) => {
    await startSession(page, investor.email)
    const offering = await offeringNamed(browser, name)
    await showAsItWas(page, offering)
    await page.goto(pathOf(offering))
    await askToInvest(page, '20')
    const lookedAgain = page.waitForResponse((answer) =>
      isOperation(answer.request(), 'investorOfferingDetailsById'),
    )
    await confirm(page)
    await lookedAgain

    await expect(page.getByText(text)).toBeVisible()
    expect(await distributionsIn(context, offering.id)).toHaveLength(0)
  })
}

test('a price that changed since it was shown is confirmed again with the new figures', async ({
  page,
  browser,
  context,
  investor,
}) => {
  await startSession(page, investor.email)
  const offering = await offeringNamed(browser, 'Fund I Extension')
  await showAsItWas(page, offering, { classPrice: '45' })
  await page.goto(pathOf(offering))
  await askToInvest(page, '20')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('$900.00')).toBeVisible()

  await confirm(page)
  await expect(dialog.getByText('The price is now $50.00. Please confirm again.')).toBeVisible()
  await expect(dialog.getByText('$1,000.00')).toBeVisible()
  expect(await distributionsIn(context, offering.id)).toHaveLength(0)

  await confirm(page)
  await expect(page).toHaveURL(/\/distribution\//)
  await expect(page.getByRole('main').getByText('$1,000.00')).toBeVisible()
})

test('stepping back from a changed price keeps the units, at the new price', async ({
  page,
  browser,
  investor,
}) => {
  await startSession(page, investor.email)
  const offering = await offeringNamed(browser, 'Fund I Extension, wired')
  await showAsItWas(page, offering, { classPrice: '45' })
  await tryToInvest(page, offering, '20')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/The price is now/)).toBeVisible()

  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await expect(units(page)).toHaveValue('20')
  await expect(page.getByRole('textbox', { name: 'Total Investment (USD)' })).toHaveValue('1,000.00')
})

const pathOf = ({ id, ownerId }: SoldOffering) => `/offer-wall/${ownerId}/offering/${id}`
const units = (page: Page) => page.getByRole('textbox', { name: 'Units' })
const refusal = (page: Page) => page.getByRole('main').getByRole('alert')

async function tryToInvest(page: Page, offering: SoldOffering, amount: string): Promise<void> {
  await page.goto(pathOf(offering))
  await askToInvest(page, amount)
  await confirm(page)
}

async function askToInvest(page: Page, amount: string): Promise<void> {
  await units(page).fill(amount)
  await page.getByRole('button', { name: 'Invest', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
