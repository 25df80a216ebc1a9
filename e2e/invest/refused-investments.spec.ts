import { distributionsIn } from '../drivers/investments/distributions'
import { confirm } from '../drivers/investments/invest'
import { offeringNamed, showAsItWas, type SoldOffering } from '../drivers/investments/offerings'
import { graphqlUrl, isOperation } from '../drivers/platform'
import { startSession } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

test('a viewer reads that they cannot invest in place of the amount, and has no Invest button', async ({
  page,
  browser,
}) => {
  await startSession(page, 'investor-viewer@capstan.test')
  await page.goto(pathOf(await offeringNamed(browser, 'Fund I Extension')))

  await expect(
    page.getByText(/^You are a viewer of this account\. Only an owner or an admin can invest/),
  ).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Invest', exact: true })).toHaveCount(0)
})

test('an investor whose page still shows them as an owner is refused, and nothing is made', async ({
  page,
  browser,
  context,
}) => {
  await startSession(page, 'investor-viewer@capstan.test')
  const offering = await offeringNamed(browser, 'Fund I Extension')
  await page.route(graphqlUrl, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('account_viewer', 'account_owner'),
    })
  })
  await tryToInvest(page, offering, '20')

  // proves ALERT-005
  await expect(refusal(page)).toHaveText('Operation not allowed')
  expect(await distributionsIn(context, offering.id)).toHaveLength(0)
})

for (const { name, text, detail } of [
  { name: 'Bridge 2025', text: 'This offering is sold out.', detail: /Ask the seller if this will change/ },
  {
    name: 'Series A Preferred',
    text: 'This offering is closed.',
    detail: /Ask the seller if this will change/,
  },
  {
    name: 'Series Seed',
    text: 'This round no longer takes investments.',
    detail: /Ask the seller if this will change/,
  },
  {
    name: 'Fund II',
    text: 'This offering is not open yet.',
    // proves FMT-012
    detail: /^It opens on [A-Z][a-z]{2} \d\d \d{4}\.$/,
  },
]) {
  test(`${name} shows “${text}” before anything is typed, and offers no investing`, async ({
    page,
    browser,
    investor,
  }) => {
    await startSession(page, investor.email)
    await page.goto(pathOf(await offeringNamed(browser, name)))

    const card = page.getByRole('region', { name: 'Invest' })
    await expect(card.getByText(text)).toBeVisible()
    await expect(card.getByText(detail)).toBeVisible()
    await expect(card.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:.+@/)
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Invest', exact: true })).toHaveCount(0)
    await expect(page.getByText('Enter how much you would like to invest.')).toHaveCount(0)
  })
}

test('units outside of the limits are refused before the confirmation; the limits are shown first', async ({
  page,
  browser,
  investor,
}) => {
  await startSession(page, investor.email)
  await page.goto(pathOf(await offeringNamed(browser, 'Senior Notes 2031')))
  await expect(page.getByText(/^Whole units, 5 to 2,000\. Units left: [\d,]+\.$/)).toBeVisible()

  for (const amount of ['4', '2,001', '1' + '0'.repeat(20)]) {
    await units(page).fill(amount)
    await page.getByRole('button', { name: 'Invest', exact: true }).click()
    await expect(page.getByText('You can invest in 5 to 2,000 units of this offering.')).toBeVisible()
    await expect(units(page)).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await units(page).fill('0')
  // It explains why nothing happens, even when the disabled button is pressed.
  await page.getByRole('button', { name: 'Invest', exact: true }).click({ force: true })
  await expect(page.getByText('Enter at least one unit to invest.').first()).toBeVisible()
  await expect(units(page)).toHaveAttribute('aria-invalid', 'true')

  await askToInvest(page, '6')
  await confirm(page)
  await expect(page).toHaveURL(/\/distribution\//)
  await expect(page.getByRole('main').getByText('$6,000.00')).toBeVisible()
})

test('limits that changed while an amount was typed are checked by the platform too', async ({
  page,
  browser,
  investor,
}) => {
  await startSession(page, investor.email)
  const offering = await offeringNamed(browser, 'Senior Notes 2031')
  await showAsItWas(page, offering, { classPrice: '1000' })
  await tryToInvest(page, offering, '2,001')

  await expect(refusal(page)).toHaveText('You can invest in 5 to 2,000 units of this offering.')
})

for (const { name, what, text } of [
  { name: 'Series A Preferred', what: 'was closed', text: 'This offering is closed.' },
  { name: 'Bridge 2025', what: 'was sold out', text: 'This offering is sold out.' },
  { name: 'Series Seed', what: 'went stale', text: 'This round no longer takes investments.' },
  { name: 'Fund II', what: 'was put off', text: 'This offering is not open yet.' },
  { name: 'Series B, second slice', what: 'was withdrawn', text: 'This offering is not available.' },
]) {
  test(`an offering that ${what} while it is shown reports it, and accepts no investment`, async ({
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
