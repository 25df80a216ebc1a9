import { openDistribution, placeOf } from '../drivers/investments/distributions'
import { newInvestor } from '../drivers/people/newInvestor'
import { offeringPath } from '../drivers/investments/openOffering'
import { fillAddress, thanks, typeDay } from '../drivers/people/setUpAccount'
import { startSessionOf } from '../drivers/people/startSession'
import { accredit, atStep, choose, fillSuitability, goOn } from '../drivers/investments/steps'
import { expect, test } from '../test'

test('a new investor finds their type by a word, and is asked nothing that is known or does not apply [WCAG 3.3.7]', async ({
  page,
  context,
  request,
}) => {
  const { email, name } = await newInvestor(request, { setUp: false })
  const [firstName = '', ...lastName] = name.split(' ')
  await startSessionOf(context, email)
  await page.goto('/account/setup')
  const type = page.getByRole('combobox', { name: 'Investor Type' })

  await test.step('the types stand in their order, each with whom it is for', async () => {
    await type.click()
    const options = page.getByRole('option')
    await expect(options).toHaveCount(20)
    const names = await options.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))
    const lower = names.map((each) => each.toLowerCase())
    expect(lower).toEqual([...lower].sort())
    await expect(page.getByRole('option', { name: 'Joint TIC' })).toHaveAccessibleDescription(
      /tenants in common/,
    )
    await page.keyboard.type('own name')
    await expect(options).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(type).toHaveValue('Individual')
  })

  await test.step('the name and the e-mail address are those of the sign-in', async () => {
    for (const [label, value] of [
      ['First name', firstName],
      ['Last name', lastName.join(' ')],
      ['Email', email],
    ] as const) {
      const field = page.getByRole('textbox', { name: label })
      await expect(field).toHaveValue(value)
      await expect(field).toHaveAccessibleDescription('From your sign-in')
    }
    await page.getByRole('button', { name: 'What does this mean: Tax ID' }).press('Enter')
    await expect(page.getByText(/^The number a person has with the tax office/)).toBeVisible()
    await typeDay(page, 'Date of birth', '05171984')
    await page.getByLabel('Tax ID').fill('123-45-6789')
    await page.getByRole('radiogroup', { name: 'US citizen?' }).getByText('Yes').click()
    await fillAddress(page)
    await page.getByText(/I certify that the information above is true/).click()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(thanks)).toBeVisible()
  })

  await test.step('the state of residence is prefilled from setup, and marked as such', async () => {
    const { offeringId } = placeOf(await offeringPath(page, /^Senior Notes/))
    await openDistribution(page, offeringId, '5')
    await atStep(page, 'Residence')
    await expect(page.getByLabel('State of residence')).toHaveValue('Maine')
    await expect(page.getByText(/^Filled in with your earlier answers: State of residence/)).toBeVisible()
    await goOn(page)
  })

  for (const [title, label] of [
    ['Custodian', 'Custodian of the notes'],
    ['Interest', 'Account that interest is paid to'],
    ['Notices', 'Where notices go'],
  ] as const) {
    await atStep(page, title)
    await page.getByLabel(label).fill('By post')
    await goOn(page)
  }
  await atStep(page, 'Suitability')
  await fillSuitability(page)
  await goOn(page)
  await atStep(page, 'Accreditation')
  await accredit(page.frameLocator('iframe'))

  // proves SETUP-010
  await test.step('a retired investor is not asked for an employer; the typed employer returns', async () => {
    await atStep(page, 'Investor profile')
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await expect(page.getByRole('combobox', { name: 'Country of citizenship' })).toHaveValue(
      'United States of America (the)',
    )
    const employer = page.getByLabel('Employer Identification Number')
    await choose(page, 'Employment status', 'Employed')
    await employer.fill('12-3456789')
    await choose(page, 'Employment status', 'Retired')
    await expect(employer).toHaveCount(0)
    await expect(page.getByLabel('Occupation')).toHaveCount(0)
    await choose(page, 'Employment status', 'Employed')
    await expect(employer).toHaveValue('12-3456789')
    await choose(page, 'Employment status', 'Retired')
    await page.getByLabel('Annual income (USD)').fill('85,000')
    await page.getByText('Savings', { exact: true }).click()
    await page
      .getByRole('radiogroup', { name: /broker-dealer/ })
      .getByText('No')
      .click()
    await page.getByText(/I have read the Customer Identification/).click()
    await goOn(page)
    await atStep(page, 'Sign documents')
  })
})
