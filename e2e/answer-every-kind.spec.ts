import { failRequests, isOperation } from './drivers/platform'
import { openOffering } from './drivers/openOffering'
import { startSession } from './drivers/startSession'
import { accredit, atStep, chooseCountry, choose, fillSuitability, goOn } from './drivers/steps'
import { invest } from './drivers/invest'
import { expect, test, type Page } from './test'

test('a step’s form asks for every kind of answer in its own way, and sends each as it is meant [FIELD-001] [FIELD-003] [FIELD-004] [FIELD-007] [FIELD-011] [FIELD-012] [FIELD-013] [FIELD-014] [FIELD-015] [FIELD-018] [FIELD-024] [FIELD-025] [FIELD-026] [FIELD-027]', async ({
  page,
  investor,
  expectConsoleError,
}) => {
  test.slow()
  await startSession(page, investor.email)
  await openProfile(page)
  const field = (name: string) => page.getByRole('textbox', { name })

  await test.step('what is missing is said of each kind', async () => {
    await field('Email').fill('')
    await goOn(page)
    await expect(summary(page)).toContainText([
      'Employment status: Please choose one.',
      'Annual income (USD): This field is required.',
      'Email: This field is required.',
      'Source of funds: Please choose at least one.',
    ])
  })

  await choose(page, 'Employment status', 'Self-employed')
  await test.step('a number keeps what a number may hold, and is read as one', async () => {
    await field('Annual income').pressSequentially('USD 1,85e0.5-')
    await expect(field('Annual income')).toHaveValue('1,850.5')
    await field('Annual income').blur()
    await expect(field('Annual income')).toHaveValue('1,850.50')
    await field('Dependants').pressSequentially('2.-x,0')
    await expect(field('Dependants')).toHaveValue('2,0')
    await field('Dependants').fill('2')
  })

  await test.step('a phone number has its country, and none begins with a zero', async () => {
    for (const wrong of ['+1', '+0202 555 0123', '+1234567890123456']) {
      await field('Phone').fill(wrong)
      await field('Phone').blur()
      await expect(field('Phone'), wrong).toHaveAccessibleDescription(/with its country/)
    }
    await field('Phone').fill('202 555 0123')
    await field('Phone').blur()
  })

  await field('Occupation').fill('Marine engineer')
  await field('Email').fill('  maren@example.com ')
  await chooseCountry(page, 'Country of citizenship', 'Norway')
  await page.getByText('Savings', { exact: true }).click()
  await page
    .getByRole('radiogroup', { name: /broker-dealer/ })
    .getByText('No')
    .click()
  await page.getByLabel('Employer Identification Number').fill('12-3456789')
  // The summary names the box, too.
  await page
    .getByText(/I have read the Customer Identification/)
    .last()
    .click()

  await test.step('an address of the web is sent as https, with or without its scheme', async () => {
    expectConsoleError(/ERR_CONNECTION|net::|Failed to load/)
    await failRequests(page, { operation: 'completeStep', how: 'unreachable' })
    for (const [typed, sent] of [
      ['http://example.com/a', 'https://example.com/a'],
      ['example.com', 'https://example.com'],
    ] as const) {
      await field('Website').fill(typed)
      const request = page.waitForRequest((each) => isOperation(each, 'completeStep'))
      await goOn(page)
      expect(valuesOf((await request).postDataJSON())).toMatchObject({
        website: sent,
        annualIncome: '1850.50',
        dependants: '2',
        email: 'maren@example.com',
        phone: '+12025550123',
        sourceOfFunds: ['savings'],
      })
    }
    await atStep(page, 'Sign documents')
  })
})

/** Invests, and answers what comes before the investor profile. */
async function openProfile(page: Page): Promise<void> {
  await openOffering(page, /^Series B/)
  await invest(page, '25')
  await atStep(page, 'Suitability')
  await fillSuitability(page)
  await goOn(page)
  await atStep(page, 'Accreditation')
  await accredit(page.frameLocator('iframe'))
  await atStep(page, 'Investor profile')
}

const summary = (page: Page) => page.getByRole('group', { name: /Please correct/ }).getByRole('link')

/** The answers that complete a step. */
function valuesOf(body: unknown): unknown {
  return (body as { variables: { input: { blob: { values: unknown } } } }).variables.input.blob.values
}
