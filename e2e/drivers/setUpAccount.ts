import { expect, type Page } from '@playwright/test'
import { choose, chooseCountry } from './steps'

/** Sets the account up as an Individual with an address in the United States, and sends it. */
export async function setUpAccount(page: Page, firstName: string, lastName: string): Promise<void> {
  await choose(page, 'Investor Type', 'Individual')
  await fillPerson(page, firstName, lastName)
  await fillAddress(page)
  await page.getByText(/I certify that the information above is true/).click()
  await page.getByRole('button', { name: 'Submit' }).click()
}

/** Answers what is asked of one person. */
export async function fillPerson(page: Page, firstName: string, lastName: string): Promise<void> {
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByRole('textbox', { name: 'Email' }).fill('someone@example.com')
  await typeDay(page, 'Date of birth', '05171984')
  await page.getByLabel('Tax ID').fill('123-45-6789')
  await page.getByRole('radiogroup', { name: 'US citizen?' }).getByText('Yes').click()
}

/** Answers with an address in the United States. */
export async function fillAddress(page: Page): Promise<void> {
  await chooseCountry(page, 'Country', 'United States of America')
  await page.getByLabel('Street address', { exact: true }).fill('418 Harbour Walk')
  await page.getByLabel('City').fill('Portland')
  await choose(page, 'State', 'Maine')
  await page.getByLabel('Postal code').fill('04101')
}

/** Types a day into its segments: month, day, year. */
export async function typeDay(page: Page, label: string, digits: string): Promise<void> {
  const month = page.getByRole('spinbutton', { name: new RegExp(`month, ${label}`) })
  await month.click()
  await expect(month).toBeFocused()
  await page.keyboard.type(digits)
}

/** What the screen says once the account is set up. */
export const thanks = 'Thank you for setting up your account!'
