import type { Page } from 'playwright'

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Chooses in a field that searches while one types. */
async function typeChoice(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label }).first()
  await field.pressSequentially(option)
  await page.getByRole('option', { name: option }).first().waitFor()
  await field.press('ArrowDown')
  await field.press('Enter')
}

/** Answers most of the investor profile, and one question wrongly. */
export async function answerProfile(page: Page): Promise<void> {
  await choose(page, 'Employment status', 'Self-employed')
  await page.getByLabel('Occupation').fill('Marine engineer')
  await page.getByLabel('Annual income (USD)').fill('185,000')
  await page.getByRole('textbox', { name: 'Email' }).fill('maren@example.com')
  await page.getByText('Savings', { exact: true }).click()
  await page.getByLabel('Employer Identification Number').fill('12-34567')
  await page.getByLabel('Employer Identification Number').blur()
  await page.getByText('Enter the nine digits').waitFor()
}

/** Sets up a joint account with four things wrong. */
export async function answerSetup(page: Page): Promise<void> {
  await choose(page, 'Investor Type', 'Joint TWROS')
  await page.getByLabel('Account name').fill('Vale & Lindqvist JTWROS')
  await page.getByLabel('Tax ID').first().fill('000')
  await typeChoice(page, 'Country', 'United States of America (the)')
  await page.getByLabel('Street address', { exact: true }).first().fill('418 Harbour Walk')
  await page.getByLabel('City').first().fill('Portland')
  await choose(page, 'State', 'Maine')
  await answerPerson(page, 0, { names: ['Idris', 'Vale'], email: 'idris.vale@example.com', born: '09031984' })
  await answerPerson(page, 1, { names: ['Bea', 'Lindqvist'], email: 'bea.lindqvist@', born: '02112062' })
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('answers need your attention').waitFor()
}

interface Person {
  names: [first: string, last: string]
  email: string
  /** The digits of the day, as they are typed. */
  born: string
}

async function answerPerson(page: Page, index: number, { names, email, born }: Person): Promise<void> {
  await page.getByLabel('First name').nth(index).fill(names[0])
  await page.getByLabel('Last name').nth(index).fill(names[1])
  await page.getByRole('textbox', { name: 'Email' }).nth(index).fill(email)
  await page
    .getByRole('spinbutton', { name: /month, Date of birth/ })
    .nth(index)
    .click()
  await page.keyboard.type(born)
  await page
    .getByLabel('Tax ID')
    .nth(index + 1)
    .fill('000')
  await page.getByText('Yes', { exact: true }).nth(index).click()
}
