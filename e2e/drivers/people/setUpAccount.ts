import { expect, type Locator, type Page } from '@playwright/test'
import { choose, chooseCountry } from '../investments/steps'

/** The page with the questions, or a part of it. */
type Place = Page | Locator

/** Sets the account up as an Individual with an address in the United States, and sends it. */
export async function setUpAccount(page: Page, firstName: string, lastName: string): Promise<void> {
  await chooseType(page, 'Individual')
  await fillPerson(page, firstName, lastName)
  await fillAddress(page)
  await attest(page)
  await submit(page)
}

/** Opens the list of investor types. The name of an option begins with the type; more may follow. */
export async function openTypes(page: Page): Promise<Locator> {
  const types = page.getByRole('option')
  // A page that still scrolls to the pressed element closes a list that has just opened.
  await expect(async () => {
    if (!(await types.first().isVisible()))
      await page.getByRole('combobox', { name: 'Investor Type' }).click()
    await expect(types.first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  return types
}

/** Chooses an investor type. The list is in the order of the names, so that the shortest that begins so stands first. */
export async function chooseType(page: Page, type: string): Promise<void> {
  const option = page.getByRole('option', { name: new RegExp(`^${type}`) }).first()
  // Until it is chosen: the scrolling of the last press closes a list that has just opened.
  await expect(async () => {
    if (!(await option.isVisible())) await page.getByRole('combobox', { name: 'Investor Type' }).click()
    await option.click({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByRole('combobox', { name: 'Investor Type' })).toHaveValue(new RegExp(`^${type}`))
}

/** Ticks the attestation. */
export async function attest(page: Page): Promise<void> {
  await page.getByText(/I certify that the information above is true/).click()
}

/** Presses the button that sends the form. */
export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click()
}

/** Answers the questions about one person. */
export async function fillPerson(place: Place, firstName: string, lastName: string): Promise<void> {
  await place.getByLabel('First name').fill(firstName)
  await place.getByLabel('Last name').fill(lastName)
  await place.getByRole('textbox', { name: 'Email' }).fill('someone@example.com')
  await typeDay(place, 'Date of birth', '05171984')
  await place.getByLabel('Tax ID').fill('123-45-6789')
  await place.getByRole('radiogroup', { name: 'US citizen?' }).getByText('Yes').click()
}

/** Fills in an address in the United States. */
export async function fillAddress(page: Page): Promise<void> {
  await chooseCountry(page, 'Country', 'United States of America')
  await page.getByLabel('Street address', { exact: true }).fill('418 Harbour Walk')
  await page.getByLabel('City').fill('Portland')
  await choose(page, 'State', 'Maine')
  await page.getByLabel('Postal code').fill('04101')
}

/** Types a day into its segments: month, day, year. */
export async function typeDay(place: Place, label: string, digits: string): Promise<void> {
  const month = place.getByRole('spinbutton', { name: new RegExp(`month, ${label}`) })
  await month.click()
  await expect(month).toBeFocused()
  await month.page().keyboard.type(digits)
}

/** The text of the screen after the account is set up. */
export const thanks = 'Thank you for setting up your account!'
