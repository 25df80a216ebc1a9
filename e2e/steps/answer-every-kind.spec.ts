import { alterAnswers, failRequests, isOperation } from '../drivers/platform'
import { openOffering } from '../drivers/investments/openOffering'
import { startSession } from '../drivers/people/startSession'
import { accredit, atStep, chooseCountry, choose, fillSuitability, goOn } from '../drivers/investments/steps'
import { invest } from '../drivers/investments/invest'
import { typeDay } from '../drivers/people/setUpAccount'
import { expect, test, type Page } from '../test'

test('a step’s form asks for every kind of answer in its own way, and sends each as it is meant', async ({
  page,
  investor,
  expectConsoleError,
}) => {
  test.slow()
  await startSession(page, investor.email)
  await openProfile(page)
  const field = (name: string) => page.getByRole('textbox', { name })

  await test.step('each kind reports a missing answer', async () => {
    await field('Email').fill('')
    await goOn(page)
    // proves FIELD-007, FIELD-011, FIELD-027
    await expect(summary(page)).toContainText([
      'Employment status: Please choose one.',
      'Annual income (USD): This field is required.',
      'Email: This field is required.',
      'Source of funds: Please choose at least one.',
    ])
  })

  await choose(page, 'Employment status', 'Self-employed')
  await test.step('a number field keeps only characters of a number, and is read as a number', async () => {
    await field('Annual income').pressSequentially('USD 1,85e0.5-')
    // proves FIELD-012
    await expect(field('Annual income')).toHaveValue('1,850.5')
    await expect(field('Annual income')).toHaveAccessibleDescription(/^This field does not accept “-”/)
    await field('Annual income').clear()
    await field('Annual income').pressSequentially('$1,850.5')
    await field('Annual income').blur()
    // proves FIELD-015
    await expect(field('Annual income')).toHaveValue('1,850.50')
    await field('Dependants').pressSequentially('2.-x,0')
    // proves FIELD-018
    await expect(field('Dependants')).toHaveValue('2,0')
    await expect(field('Dependants')).toHaveAccessibleDescription(/This field does not accept “x”/)
    await field('Dependants').fill('2')
  })

  await test.step('a phone number has its country, and none begins with a zero', async () => {
    // proves FIELD-024, FIELD-025
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
    // A platform that gives out no key gets the answers as they are: here they can be read.
    await page.route('**/api/v2/integration/envelope-key', (route) =>
      route.fulfill({
        status: 404,
        json: { errors: [{ message: 'None', extensions: { code: 'not_found' } }] },
      }),
    )
    await failRequests(page, { operation: 'completeStep', how: 'unreachable' })
    // proves FIELD-001, FIELD-003, FIELD-004, FIELD-013, FIELD-014, FIELD-026
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
      // The first does not arrive, and the page has found that out.
      if (typed.startsWith('http:')) await expect(page.getByText(/^This step was not sent\./)).toBeVisible()
    }
    await atStep(page, 'Sign documents')
  })
})

test('kinds without a demo question have their own field too, and an invalid answer is not sent', async ({
  page,
  investor,
  expectConsoleError,
}) => {
  test.slow()
  await startSession(page, investor.email)
  await alterAnswers<StepAnswer>(page, 'stepById', ({ stepById }) => {
    stepById.schema = { fields: otherKinds }
  })
  await openOffering(page, /^Series B/)
  await invest(page, '25')
  await atStep(page, 'Suitability')
  const field = (name: string) => page.getByRole('textbox', { name })

  await test.step('several lines, an address of a chain and a handle are needed, and have their form', async () => {
    await goOn(page)
    // proves FIELD-006
    await expect(summary(page)).toHaveText([
      'Experience: This field is required.',
      'Wallet: This field is required.',
      'Handle: This field is required.',
      'Share: This field is required.',
      'Since: This field is required.',
      'Shoe size: This field is required.',
    ])
    // proves FIELD-022, FIELD-023
    for (const [name, wrong, says] of refusals) {
      await field(name).fill(wrong)
      await field(name).blur()
      await expect(field(name), wrong).toHaveAccessibleDescription(says)
    }
  })

  await test.step('an empty list shows a message', async () => {
    await page.getByRole('combobox', { name: 'Desk' }).click()
    // proves FIELD-010
    await expect(page.getByText('None found', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a precise number keeps digits and dots, and shows 18 decimals', async () => {
    await field('Share').pressSequentially('USD 1,250.5-')
    // proves FIELD-016
    await expect(field('Share')).toHaveValue('1250.5')
    await field('Share').clear()
    await field('Share').fill('1,250.5')
    await field('Share').blur()
    // proves FIELD-017
    await expect(field('Share')).toHaveValue('1250.500000000000000000')
  })

  await test.step('a day is one of the calendar: half of one is none', async () => {
    await typeDay(page, 'Since', '0230')
    await goOn(page)
    // proves FIELD-019
    await expect(summary(page)).toHaveCount(5)
    await typeDay(page, 'Since', '02292024')
  })

  await field('Experience').fill('Two funds.')
  await field('Wallet').fill(wallet)
  await field('Handle').fill('@maren_o')
  // A field of an unknown kind is a text field.
  await field('Shoe size').fill('42 ⅓')
  expectConsoleError(/ERR_CONNECTION|net::|Failed to load/)
  await failRequests(page, { operation: 'completeStep', how: 'unreachable' })
  const request = page.waitForRequest((each) => isOperation(each, 'completeStep'))
  await goOn(page)
  // proves FIELD-039
  expect(valuesOf((await request).postDataJSON())).toEqual({
    experience: 'Two funds.',
    wallet,
    handle: 'maren_o',
    share: '1250.5',
    since: '2024-02-29T00:00:00.000Z',
    shoeSize: '42 ⅓',
  })
})

interface StepAnswer {
  stepById: { schema: object }
}

const otherKinds = [
  { key: 'experience', displayKey: 'Experience', type: 'textArea' },
  { key: 'wallet', displayKey: 'Wallet', type: 'blockchainAddress' },
  { key: 'handle', displayKey: 'Handle', type: 'twitterHandle' },
  { key: 'desk', displayKey: 'Desk', type: 'dropdown', options: [], optional: true },
  { key: 'share', displayKey: 'Share', type: 'numberWithPrecision' },
  { key: 'since', displayKey: 'Since', type: 'date' },
  { key: 'shoeSize', displayKey: 'Shoe size', type: 'shoeSize' },
]

const wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const refusals = [
  ['Wallet', wallet.slice(0, -1), /40 hexadecimal characters/],
  ['Wallet', wallet.replace('d', 'g'), /40 hexadecimal characters/],
  ['Wallet', `${wallet}0`, /40 hexadecimal characters/],
  ['Handle', 'sixteen_letters_', /1 to 15 letters/],
  ['Handle', 'maren-okafor', /1 to 15 letters/],
] as const

/** Invests, and completes the steps before the investor profile. */
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
