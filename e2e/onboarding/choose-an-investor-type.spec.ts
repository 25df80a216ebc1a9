import type { Locator } from '@playwright/test'
import { newInvestor } from '../drivers/people/newInvestor'
import { isOperation } from '../drivers/platform'
import { chooseType, openTypes } from '../drivers/people/setUpAccount'
import { startSession } from '../drivers/people/startSession'
import { choose, chooseCountry } from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

/** The label of the parties of each type, and their number: exactly one or two, or any number. */
const partiesOf: Record<string, [label: string, count: 1 | 2 | 'more'] | 'the person'> = {
  Corporation: ['Officer', 'more'],
  'Corporation SEP IRA': ['Beneficiary', 1],
  'Corporation Simple IRA': ['Beneficiary', 1],
  Estate: ['Administrator', 1],
  Individual: 'the person',
  'Individual IRA': ['Beneficiary', 1],
  'Individual Roth IRA': ['Beneficiary', 1],
  'Irrevocable Trust': ['Trustee', 'more'],
  'Joint TIC': ['Individual', 2],
  'Joint TWROS': ['Individual', 2],
  'Limited Partnership': ['Partner', 'more'],
  'Limited Partnership SEP IRA': ['Beneficiary', 1],
  'Limited Partnership Simple IRA': ['Beneficiary', 1],
  LLC: ['Managing Member', 'more'],
  'LLC SEP IRA': ['Beneficiary', 1],
  'LLC Simple IRA': ['Beneficiary', 1],
  'Revocable Trust': ['Trustee', 'more'],
  'Sole Proprietorship': 'the person',
  'Sole Proprietorship SEP IRA': ['Beneficiary', 1],
  'Sole Proprietorship Simple IRA': ['Beneficiary', 1],
}
const types = Object.keys(partiesOf)

test.beforeEach(async ({ page, request }) => {
  const { email } = await newInvestor(request, { setUp: false })
  await startSession(page, email)
})

test('the form begins with the investor type alone, one of twenty in order, and then asks the questions of the type', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1920, height: 1080 })
  const answer = page.waitForResponse((each) => isOperation(each.request(), 'allInvestorAccountTypes'))
  await page.goto('/account/setup')
  const form = page.getByRole('form', { name: 'Account setup' })

  await test.step('the types are those the platform answered, in their order', async () => {
    const { data } = (await (await answer).json()) as Types
    // proves SETUP-010
    expect(data.allInvestorAccountTypes.nodes.map(({ type }) => type)).toEqual(types)
    // proves SETUP-011, SETUP-012, SETUP-013, SETUP-014, SETUP-015, SETUP-016, SETUP-017
    // proves SETUP-018, SETUP-019
    await expect(await openTypes(page)).toHaveText(types.map((type) => new RegExp(`^${type}`)))
    await page.keyboard.press('Escape')
  })

  await test.step('nothing else is asked before one is chosen', async () => {
    // proves SETUP-001
    await expect(form.getByRole('combobox')).toHaveCount(1)
    await expect(form.getByRole('heading')).toHaveText(['Account'])
    for (const role of ['textbox', 'spinbutton', 'radio', 'checkbox', 'switch'] as const) {
      await expect(form.getByRole(role), role).toHaveCount(0)
    }
    // proves SETUP-008
    await expect(form.getByRole('button', { name: 'Submit' })).toHaveCount(0)
  })

  let typed = 1
  // proves SETUP-005, SETUP-020, SETUP-021, SETUP-022, SETUP-023, SETUP-024, SETUP-025
  // proves SETUP-026, SETUP-027, SETUP-028, SETUP-029, SETUP-030
  for (const [type, parties] of Object.entries(partiesOf)) {
    await test.step(type, async () => {
      await chooseType(page, type)
      if (parties === 'the person') return expectThePerson(page)
      const [label, count] = parties
      if (count === 'more') await addAfter(page, typed++, label)
      else await expectExactly(page, count, label)
    })
  }

  await test.step('additional questions of a type', async () => {
    await chooseType(page, 'LLC')
    await page.getByRole('button', { name: 'Remove Managing Member 6', exact: true }).click()
    await expect(partyHeadings(page)).toHaveCount(5)
    // proves SETUP-002
    await expect(form.getByRole('group', { name: 'Formation date' })).toBeVisible()
    const { width } = (await form.boundingBox()) ?? { width: Infinity }
    // proves SETUP-009
    expect(width).toBeLessThanOrEqual(960) // 60 × 16
    await expect(form.getByRole('textbox', { name: 'Account name' })).toBeVisible()
    // proves SETUP-003
    await expect(form.getByRole('textbox', { name: 'Street address', exact: true })).toBeVisible()
    // proves SETUP-004
    await expect(form.getByRole('switch', { name: 'Separate mailing address' })).not.toBeChecked()
    // proves SETUP-006
    await expect(form.getByRole('checkbox', { name: /^I certify/ })).not.toBeChecked()
    // proves SETUP-007
    await expect(form.getByRole('button', { name: 'Submit' })).toBeVisible()
  })
})

test('every question has its own kind of field: a country by typing, a US state from a list, citizenship without a default', async ({
  page,
}) => {
  const answer = page.waitForResponse((each) => isOperation(each.request(), 'allCountries'))
  await page.goto('/account/setup')
  await chooseType(page, 'Individual')
  const options = page.getByRole('option')
  const country = page.getByRole('combobox', { name: 'Country' })

  await test.step('the country is typed, and found among those of the platform', async () => {
    const { data } = (await (await answer).json()) as Countries
    const united = data.allCountries.nodes.map(({ name }) => name).filter((name) => /united/i.test(name))
    expect(united.length).toBeGreaterThan(2)
    await country.click()
    await country.pressSequentially('united')
    // proves SETUP-047
    await expect(options).toHaveText(united)
    await country.pressSequentially(' nowhere')
    // proves FIELD-009
    await expect(page.getByRole('listbox').getByText('Nothing found', { exact: true })).toBeVisible()
    await country.clear()
  })

  await test.step('a state of the United States is one of 56', async () => {
    await chooseCountry(page, 'Country', 'United States of America (the)')
    await page.getByRole('combobox', { name: /State$/ }).click()
    await expect(options).toHaveCount(56)
    const names = await options.allTextContents()
    expect(new Set(names).size).toBe(56)
    // proves SETUP-048
    expect(names).toEqual(expect.arrayContaining(['Alabama', 'Wyoming', ...besidesTheStates]))
    await page.keyboard.press('Escape')
    await choose(page, 'State', 'Guam')
  })

  await test.step('elsewhere it is written', async () => {
    await country.fill('Canada')
    await options.filter({ hasText: 'Canada' }).click()
    // proves SETUP-049
    await expect(page.getByRole('textbox', { name: 'State / Province', exact: true })).toHaveValue('')
    await expect(page.getByRole('combobox', { name: /State$/ })).toHaveCount(0)
  })

  await test.step('citizenship is yes or no, and neither before it is answered', async () => {
    const citizen = page.getByRole('radiogroup', { name: 'US citizen?' }).getByRole('radio')
    // proves FIELD-029
    await expect(citizen).toHaveCount(2)
    await expect(citizen.and(page.getByLabel('Yes'))).not.toBeChecked()
    // proves SETUP-057
    await expect(citizen.and(page.getByLabel('No'))).not.toBeChecked()
    // proves SETUP-046
    await expect(page.getByLabel('Tax ID')).toHaveAccessibleDescription('If not applicable, enter 000')
  })
})

const besidesTheStates = [
  'District of Columbia',
  'American Samoa',
  'Guam',
  'Northern Mariana',
  'Puerto Rico',
  'Virgin Islands',
]

/** The person is the account: it has no other parties. */
async function expectThePerson(page: Page): Promise<void> {
  await expect(page.getByRole('form').getByRole('heading')).toHaveText(['Account', 'Address', 'Attestation'])
  await expect(
    page.getByRole('region', { name: 'Account' }).getByRole('textbox', { name: 'First name' }),
  ).toBeVisible()
}

/** One or two, under the type's name for them, and no more: those typed for another type wait, and are not shown. */
async function expectExactly(page: Page, count: 1 | 2, label: string): Promise<void> {
  await expect(partyHeadings(page)).toHaveText(count === 1 ? [label] : [`${label} 1`, `${label} 2`])
  await expect(page.getByRole('button', { name: /^(Add|Remove) / })).toHaveCount(0)
}

/** Expects the existing parties, and one more. */
async function addAfter(page: Page, typed: number, label: string): Promise<void> {
  const numbered = Array.from({ length: typed + 1 }, (_, index) => `${label} ${index + 1}`)
  await expect(partyHeadings(page)).toHaveText(numbered.slice(0, typed))
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(typed > 1 ? typed : 0)
  await page.getByRole('button', { name: `Add ${label}`, exact: true }).click()
  await expect(partyHeadings(page)).toHaveText(numbered)
}

/** Returns the headings above the parties: those between the address and the attestation. */
function partyHeadings(page: Page): Locator {
  return page
    .getByRole('form')
    .getByRole('heading')
    .filter({ hasNotText: /^(Account|Address|Attestation)$/ })
}

interface Types {
  data: { allInvestorAccountTypes: { nodes: { type: string }[] } }
}

interface Countries {
  data: { allCountries: { nodes: { name: string }[] } }
}
