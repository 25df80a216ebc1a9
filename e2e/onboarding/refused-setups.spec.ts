import { newInvestor } from '../drivers/people/newInvestor'
import { ask, graphqlUrl, isOperation } from '../drivers/platform'
import {
  attest,
  chooseType,
  fillAddress,
  fillPerson,
  submit,
  thanks,
  typeDay,
} from '../drivers/people/setUpAccount'
import { startSession } from '../drivers/people/startSession'
import { expect, test, type BrowserContext, type Page } from '../test'

test.beforeEach(async ({ page, request }) => {
  const { email } = await newInvestor(request, { setUp: false })
  await startSession(page, email)
})

test('all missing and wrong answers are named at once, and nothing is sent before they are correct', async ({
  page,
}) => {
  await page.goto('/account/setup')
  const sent = setupsSent(page)

  await test.step('an empty form names every answer but line two', async () => {
    await chooseType(page, 'LLC')
    await page.getByRole('button', { name: 'Add Managing Member' }).click()
    await submit(page)
    // proves FIELD-005, FIELD-008, FIELD-028, FIELD-031, FIELD-033, SETUP-035, SETUP-042
    // proves SETUP-050, SETUP-051, SETUP-052, SETUP-053, SETUP-054
    await expect(summary(page)).toHaveText([
      'Account name is required.',
      'Formation date is required.',
      'Tax ID is required. If not applicable, enter 000',
      'Country is required',
      'Street address is required.',
      'City is required.',
      'State/Province is required.',
      'Postal code is required, enter N/A if not applicable.',
      // The signed-in user is the first: their name and email are known.
      ...ofPerson('Managing Member 1').slice(3),
      ...ofPerson('Managing Member 2'),
      'Please accept the attestation to proceed.',
    ])
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription('City is required.')
    // proves FIELD-032, SETUP-038
    await expect(page.getByLabel('Street address, line two')).toHaveAccessibleDescription('Optional')
  })

  const tomorrow = await inDays(page, 1)
  await test.step('a trust was executed, and not tomorrow', async () => {
    await chooseType(page, 'Revocable Trust')
    await submit(page)
    // proves SETUP-043
    await expect(summary(page).filter({ hasText: 'executed' })).toHaveText(['Date executed is required.'])
    await typeDay(page, 'Date executed', tomorrow)
    await submit(page)
    // proves SETUP-041
    await expect(summary(page).filter({ hasText: 'executed' })).toHaveText([
      'Date executed cannot be in the future.',
    ])
  })

  await test.step('a birth date and a formation date in the future are refused', async () => {
    await chooseType(page, 'Individual IRA')
    await page.getByLabel('Account name').fill('IRA of Mina Calloway')
    await page.getByLabel('Tax ID').first().fill('000')
    await typeDay(page, 'Formation date', tomorrow)
    await fillAddress(page)
    const person = page.getByRole('region', { name: 'Beneficiary' })
    await fillPerson(person, 'Mina', 'Calloway')
    await typeDay(person, 'Date of birth', tomorrow)
    await page.getByRole('textbox', { name: 'Email' }).fill('mina@')
    await submit(page)
    // proves FIELD-002, SETUP-039, SETUP-040
    await expect(summary(page)).toHaveText([
      'Formation date cannot be in the future.',
      'Beneficiary: Enter an email address, for example name@example.com.',
      'Beneficiary: Date of birth cannot be in the future.',
      'Please accept the attestation to proceed.',
    ])
  })

  await test.step('the attestation is explained and required', async () => {
    await typeDay(page, 'Formation date', await inDays(page, 0))
    await typeDay(page, 'Date of birth', '05171984')
    // proves FIELD-020
    await expect(page.getByRole('group', { name: 'Date of birth' })).toHaveText(/05.?\/.?17.?\/.?1984/)
    await page.getByRole('textbox', { name: 'Email' }).fill('mina@example.com')
    await submit(page)
    const attestation = page.getByRole('checkbox', {
      name: /certify that the information above is true and correct, .*false statements or omissions may lead to legal action/,
    })
    // proves SETUP-044, SETUP-045
    await expect(attestation).toHaveAccessibleDescription('Please accept the attestation to proceed.')
    await expect(summary(page)).toHaveCount(0)
  })

  await test.step('corrected answers are sent once, without the earlier ones', async () => {
    // proves SETUP-036
    expect(sent).toEqual([])
    await attest(page)
    await submit(page)
    await expect(page.getByText(thanks)).toBeVisible()
    const mina = { firstName: 'Mina', email: 'mina@example.com', dateOfBirth: '1984-05-17T00:00:00.000Z' }
    // proves CALL-106, FIELD-021
    expect(sent).toMatchObject([{ type: 'Individual IRA', parties: [{ role: 'Beneficiary', ...mina }] }])
    expect(sent[0]?.addresses).toHaveLength(2)
  })
})

test('a setup that the platform refuses shows its reason and no other error, and succeeds once it is corrected', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/500 \(Internal Server Error\)/)
  await page.goto('/account/setup')
  const sent = setupsSent(page)
  const notice = page.locator('.capstan-form-notice')
  const second = page.getByRole('region', { name: 'Partner 2' })
  await chooseType(page, 'Limited Partnership')
  await page.getByLabel('Account name').fill('Calloway & Marsh LP')
  await page.getByLabel('Tax ID').first().fill('000')
  await typeDay(page, 'Formation date', '01312020')
  await fillAddress(page)
  await fillPerson(page.getByRole('region', { name: 'Partner 1' }), 'Mina', 'Calloway')
  await page.getByRole('button', { name: 'Add Partner' }).click()
  // The platform checks the name for invisible characters.
  await fillPerson(second, 'Ada', 'Marsh\u202E')
  await attest(page)

  await test.step('a coded refusal is shown without its code', async () => {
    await submit(page)
    await expect(notice).toHaveText("A person's name contains hidden characters.")
    await expect(notice.locator('[data-tone="danger"]')).toBeVisible()
    await expect(second.getByLabel('First name')).toHaveValue('Ada')
  })

  await test.step('no code of the specification is shown', async () => {
    const codes = [1300, 1301, 1302, 1303, 1304, 1310, 1311, 1312, 1313, 1314, 1315, 1316, 1317, 1318]
    for (const code of codes) {
      const message = `${code} Refused for reason ${code - 1299}.`
      await page.route(graphqlUrl, (route) =>
        isOperation(route.request(), 'setupAccount')
          ? route.fulfill({ json: { data: { setupAccount: null }, errors: [{ message }] } })
          : route.fallback(),
      )
      await submit(page)
      // proves SETUP-064
      await expect(notice).toHaveText(`Refused for reason ${code - 1299}.`)
      await expect(notice.locator('[data-tone="danger"]')).toBeVisible()
      await page.unroute(graphqlUrl)
    }
  })

  await test.step('any other failure has no text', async () => {
    await failSetupOnce(context)
    const failed = page.waitForResponse((answer) => answer.status() === 500)
    await submit(page)
    await (await failed).finished()
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
    // proves SETUP-065
    await expect(notice).toHaveCount(0)
    await expect(summary(page)).toHaveCount(0)
    await expect(page.getByRole('form').getByText(/wrong|fail|error/i)).toHaveCount(0)
  })

  await test.step('the next submission has the answers of that moment', async () => {
    await page.getByRole('button', { name: 'Remove Partner 2' }).click()
    await submit(page)
    await expect(page.getByText(thanks)).toBeVisible()
    // proves SETUP-037
    expect(sent.slice(-2).map(({ parties }) => parties.length)).toEqual([2, 1])
    const { allParties } = await ask<Parties>(context, '{ allParties { nodes { id firstName } } }')
    expect(allParties.nodes).toMatchObject([{ firstName: 'Mina' }])
  })
})

/** Returns the errors of an empty person in the summary. */
function ofPerson(name: string): string[] {
  return [
    `${name}: First name is required.`,
    `${name}: Last name is required.`,
    `${name}: Email is required.`,
    `${name}: Date of birth is required.`,
    `${name}: Tax ID is required. If not applicable, enter 000`,
    `${name}: US citizen? Please answer yes or no.`,
  ]
}

/** The lines of the error summary above the form. */
function summary(page: Page) {
  return page.getByRole('group', { name: /need your attention$/ }).getByRole('link')
}

/** Every setup request that the page sends. */
function setupsSent(page: Page): SentSetup[] {
  const sent: SentSetup[] = []
  page.on('request', (request) => {
    if (!isOperation(request, 'setupAccount')) return
    sent.push((request.postDataJSON() as { variables: { input: SentSetup } }).variables.input)
  })
  return sent
}

/** The day a number of days from the reader's today, as typed: month, day, year. */
function inDays(page: Page, days: number): Promise<string> {
  return page.evaluate((days) => {
    const day = new Date()
    day.setDate(day.getDate() + days)
    const two = (part: number) => String(part).padStart(2, '0')
    return `${two(day.getMonth() + 1)}${two(day.getDate())}${day.getFullYear()}`
  }, days)
}

/** Makes the platform fail at the next setup of the signed-in user. */
async function failSetupOnce({ request }: BrowserContext): Promise<void> {
  const data = { kind: 'fail', as: '500', times: 1, operation: 'setupAccount', for: 'me' }
  expect((await request.post('/sandbox/scenario', { data })).ok()).toBe(true)
}

interface SentSetup {
  type: string
  addresses: object[]
  parties: { role: string; firstName: string }[]
}

interface Parties {
  allParties: { nodes: { firstName: string }[] }
}
