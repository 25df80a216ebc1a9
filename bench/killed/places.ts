import type { BrowserContext, Locator, Page } from 'playwright'
import { signedIn, type Ask } from './signedIn.ts'

/** A form, the answers entered into it, and the way it is submitted. */
export interface FormPlace {
  name: 'setup' | 'step'
  path: string
  page: Page
  /** The label of an element that is there once the form is. */
  first: string
  /** Labels of the fields to type into, including the secret one. */
  fields: readonly string[]
  /** Answers all questions; returns the entered values by field. */
  fillIn: (page: Page) => Promise<(readonly [field: string, text: string])[]>
  /** The words on the button that sends it, and the mutation it sends. */
  button: string
  operation: string
  /** Returns the element that appears once the form was accepted. */
  done: (page: Page) => Locator
  /** Returns the number of times that the platform accepted the form. */
  taken: () => Promise<number>
}

/** Returns true for a field that no draft contains. */
export const secretsOf = (field: string) => field === 'Tax ID'

const keys: Readonly<Record<string, string>> = {
  'First name': 'firstName',
  'Last name': 'lastName',
  'Street address': 'lineOne',
  City: 'city',
  'State / Province': 'province',
  'Postal code': 'postalCode',
  'Investment objective': 'objective',
  'Time horizon': 'horizon',
  'Experience with private securities': 'experience',
}

/** Returns true when an option is chosen in the field instead of text typed. */
export const isChosen = (field: string) => field === 'Investment objective' || field === 'Time horizon'

/** Returns the name of a field in a draft. */
export const keyOf = (field: string) => keys[field] ?? field

/** Opens a form for a new investor. */
export async function openForm(
  context: BrowserContext,
  name: FormPlace['name'],
  origin: string,
): Promise<FormPlace> {
  const ask = await signedIn(context, origin, { setUp: name !== 'setup' })
  return name === 'setup' ? openSetup(context, ask) : openStep(context, ask)
}

async function openSetup(context: BrowserContext, ask: Ask): Promise<FormPlace> {
  const page = await context.newPage()
  await page.goto('/account/setup')
  await choose(page, /Investor Type/, 'Individual')
  await page.getByLabel('First name').waitFor()
  return {
    name: 'setup',
    path: '/account/setup',
    page,
    first: 'First name',
    fields: ['First name', 'Tax ID', 'Last name', 'Street address', 'City'],
    fillIn: fillInSetup,
    button: 'Submit',
    operation: 'setupAccount',
    done: (page) => page.getByText('Thank you for setting up your account!').first(),
    taken: async () => {
      const { getUsersData } = await ask<{
        getUsersData: { account: { partiesByAccountId: { totalCount: number } } }
      }>('{ getUsersData { account { id partiesByAccountId { totalCount } } } }')
      return getUsersData.account.partiesByAccountId.totalCount
    },
  }
}

const setupTexts = [
  ['First name', 'Mina'],
  ['Last name', 'Calloway'],
  ['Tax ID', '000'],
  ['Street address', '1 Harbour Walk'],
  ['City', 'Bergen'],
  ['State / Province', 'Vestland'],
  ['Postal code', '5003'],
] as const

async function fillInSetup(page: Page) {
  await page.getByLabel('Email').fill('mina@example.com')
  await page.getByRole('spinbutton', { name: /^month/ }).click()
  await page.keyboard.type('05171984')
  await page.getByRole('radiogroup', { name: 'US citizen?' }).getByText('Yes').click()
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.fill('')
  await country.pressSequentially('Norw')
  await page.getByRole('option', { name: 'Norway' }).click()
  for (const [field, text] of setupTexts) await page.getByLabel(field, { exact: true }).fill(text)
  await page.getByRole('checkbox', { name: /^I certify/ }).setChecked(true, { force: true })
  return [...setupTexts]
}

async function openStep(context: BrowserContext, ask: Ask): Promise<FormPlace> {
  const page = await context.newPage()
  await page.goto('/sandbox/welcome')
  const href = await page
    .getByRole('link')
    .filter({ has: page.locator('strong, small').filter({ hasText: /^Community Round/ }) })
    .first()
    .getAttribute('href')
  const offeringId = (href ?? '').split('/').at(-1)?.split('?')[0]
  const { investorMakeDistribution } = await ask<{
    investorMakeDistribution: { distribution: { id: string } }
  }>(
    'mutation ($input: InvestorMakeDistributionInput!) { investorMakeDistribution(input: $input) { distribution { id } } }',
    { input: { offeringId, amount: '100' } },
  )
  const path = `/distribution/${investorMakeDistribution.distribution.id}`
  const experience = 'Experience with private securities'
  await page.goto(path)
  await page.getByLabel(experience).waitFor()
  return {
    name: 'step',
    path,
    page,
    first: experience,
    fields: [experience],
    fillIn: fillInStep,
    button: 'Continue',
    operation: 'completeStep',
    done: (page) => page.getByRole('heading', { name: 'Fund', exact: true }),
    taken: async () => {
      const { allOperations } = await ask<{ allOperations: { totalCount: number } }>(
        '{ allOperations(condition: { operation: "completeStep", outcome: "done" }) { totalCount } }',
      )
      return allOperations.totalCount
    },
  }
}

async function fillInStep(page: Page) {
  await choose(page, /Investment objective/, 'Growth')
  await choose(page, /Time horizon/, 'Over 7 years')
  const text = 'Two funds since 2019'
  await page.getByLabel('Experience with private securities').fill(text)
  await page
    .getByRole('radiogroup', { name: /I can afford to lose/ })
    .getByText('Yes')
    .click()
  return [
    ['Investment objective', 'Growth'],
    ['Time horizon', 'Over 7 years'],
    ['Experience with private securities', text],
  ] as const satisfies [string, string][]
}

async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
