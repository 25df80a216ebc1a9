import { openDistribution, placeOf } from '../drivers/investments/distributions'
import { hostileStrings } from '../drivers/hostile/hostileStrings'
import { newInvestor } from '../drivers/people/newInvestor'
import { offeringPath } from '../drivers/investments/openOffering'
import { chooseType, fillAddress, fillPerson, thanks } from '../drivers/people/setUpAccount'
import { ask } from '../drivers/platform'
import { startSession } from '../drivers/people/startSession'
import { atStep, goOn } from '../drivers/investments/steps'
import { hostileTimeout, typeHostileTexts } from '../drivers/hostile/typeHostileTexts'
import { expect, test, type Page } from '../test'

test.describe.configure({ timeout: hostileTimeout })

test.beforeEach(({ request }) => request.delete('/sandbox/csp-report').then(() => undefined))

test.afterEach(async ({ request }) => {
  const answer = await request.get('/sandbox/csp-report')
  expect(await answer.json()).toEqual({ reports: [] })
})

test('hostile words in every field of account setup end as a message or as text', async ({
  page,
  context,
  request,
}) => {
  const { email } = await newInvestor(request, { setUp: false })
  await startSession(page, email)
  await page.goto('/account/setup')
  await chooseType(page, 'Individual')
  await fillPerson(page, 'Piotr', 'Salazar')
  await fillAddress(page)
  await page.getByText(/I certify that the information above is true/).click()

  const fields = ['First name', 'Last name', 'Email', 'Tax ID', 'Street address', 'City', 'Postal code']
  for (const words of hostileStrings) {
    for (const label of fields) await fill(page, label, words)
  }
  await typeHostileTexts(fields.map((label) => fieldOf(page, label)))
  await expectStillThere(page, 'Submit')

  // Names may contain any characters of names, and are kept exactly; but no name hides part of its text.
  const [first, last] = ['<b>Piotr</b>', "O'Salazar 👩‍👩‍👧‍👦 =1+1"]
  const answers = [
    first,
    `${last}\u202E`,
    'piotr@example.com',
    '123-45-6789',
    '418 Harbour Walk',
    'Portland',
    '04101',
  ]
  for (const [at, label] of fields.entries()) await fill(page, label, answers[at] ?? '')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText("A person's name contains hidden characters.")).toBeVisible()
  await fill(page, 'Last name', last)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(thanks)).toBeVisible()
  const { allParties } = await ask<Parties>(context, '{ allParties { nodes { id firstName lastName } } }')
  expect(allParties.nodes).toMatchObject([{ firstName: first, lastName: last }])
})

test('hostile words in the fields of steps end as a message or as text', async ({ page, investor }) => {
  await startSession(page, investor.email)
  const { offeringId } = placeOf(await offeringPath(page, /^Senior Notes/))
  await openDistribution(page, offeringId, '5')
  await atStep(page, 'Residence')
  for (const words of hostileStrings) await fill(page, 'State of residence', words)
  await typeHostileTexts([fieldOf(page, 'State of residence')])
  await expectStillThere(page, 'Continue')

  for (const [label, words, next] of worst) {
    await page.getByLabel(label).fill(words)
    await goOn(page)
    const refusal = page.getByText(/^(Error. Please try again.|Invalid input)$/).first()
    await expect(page.getByRole('heading', { name: next, exact: true }).or(refusal).first()).toBeVisible()
    if (await refusal.isVisible()) {
      await expect(page.getByLabel(label)).toHaveValue(words)
      await page.getByLabel(label).fill('Maine')
      await goOn(page)
    }
    await atStep(page, next)
  }
})

const worst = [
  ['State of residence', 'nul\u0000byte', 'Custodian'],
  ['Custodian of the notes', 'half \uD800', 'Interest'],
  ['Account that interest is paid to', 'A'.repeat(10_001), 'Notices'],
  ['Where notices go', "Robert'); drop table steps;-- <script>alert(1)</script> \u202E", 'Suitability'],
] as const

test('hostile words in the units of an offering are a message', async ({ page, investor }) => {
  await startSession(page, investor.email)
  await page.goto(await offeringPath(page, /^Community Round/))
  const amounts = ['Units', 'Total Investment (USD)']
  for (const words of hostileStrings) {
    for (const label of amounts) await fill(page, label, words)
  }
  await typeHostileTexts(amounts.map((label) => fieldOf(page, label)))
  await fill(page, 'Units', '1.5')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Must be whole number.')).toBeVisible()
  await expectStillThere(page, 'Invest')
})

interface Parties {
  allParties: { nodes: { firstName: string; lastName: string }[] }
}

async function fill(page: Page, label: string, words: string): Promise<void> {
  // Going on to the next field leaves this one.
  await fieldOf(page, label).fill(words)
}

const fieldOf = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

/** The page still works, and the typed text created no running script. */
async function expectStillThere(page: Page, button: string): Promise<void> {
  await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
  await expect(page.locator('main script, main style, main svg[onload], main img[onerror]')).toHaveCount(0)
}
