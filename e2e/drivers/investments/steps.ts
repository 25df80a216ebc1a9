import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** Waits until the step named is the one to do. */
export async function atStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
}

/** Presses the button that sends the form of a step. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Chooses an option of a dropdown, by the names a person reads. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const wanted = page.getByRole('option', { name: option, exact: true })
  // Until it is open: a page that still scrolls to the pressed element closes a list that has just opened.
  await expect(async () => {
    if (!(await wanted.isVisible())) await page.getByRole('combobox', { name: label }).click()
    await wanted.click({ timeout: 2_000 })
  }).toPass()
}

/** Answers the suitability form. */
export async function fillSuitability(page: Page): Promise<void> {
  await choose(page, 'Investment objective', 'Growth')
  await choose(page, 'Time horizon', 'Over 7 years')
  await page
    .getByRole('radiogroup', { name: /I can afford to lose/ })
    .getByText('Yes')
    .click()
}

/** Answers the investor profile, which has a field of nearly every kind. */
export async function fillInvestorProfile(page: Page): Promise<void> {
  await choose(page, 'Employment status', 'Self-employed')
  await page.getByLabel('Occupation').fill('Marine engineer')
  await page.getByLabel('Annual income (USD)').fill('185,000')
  await page.getByRole('textbox', { name: 'Email' }).fill('maren@example.com')
  await chooseCountry(page, 'Country of citizenship', 'Norway')
  await page.getByText('Savings', { exact: true }).click()
  await page
    .getByRole('radiogroup', { name: /broker-dealer/ })
    .getByText('No')
    .click()
  await page.getByLabel('Employer Identification Number').fill('12-3456789')
  await page.getByText(/I have read the Customer Identification/).click()
}

/** Types into a typeahead, replacing its text, and chooses the named option. */
export async function chooseCountry(page: Page, label: string, country: string): Promise<void> {
  const input = page.getByRole('combobox', { name: label })
  await input.click()
  await input.press('ControlOrMeta+a')
  await input.pressSequentially(country)
  await page.getByRole('option', { name: country }).first().click()
}

/** In the signing provider's frame: a person types their name and finishes. */
export async function sign(frame: FrameLocator | Page, name: string): Promise<void> {
  await frame.getByLabel('Full legal name').fill(name)
  await tick(frame.getByLabel(/I agree to sign/))
  await frame.getByRole('button', { name: 'Finish' }).click()
}

/** In the accreditation service's frame: a person says how they qualify. */
export async function accredit(frame: FrameLocator | Page): Promise<void> {
  await tick(frame.getByLabel(/My income was over/))
  await tick(frame.getByLabel(/What I say here is true/))
  await frame.getByRole('button', { name: 'Confirm' }).click()
}

/**
 * Ticks a box of a provider's page.
 *
 * The page around its frame is scrolled to it first, and a slow browser sends the click to the frame's earlier place, so the
 * click is repeated, as a person would do.
 */
export async function tick(box: Locator): Promise<void> {
  await expect(async () => {
    await box.check()
    await expect(box).toBeChecked({ timeout: 1_000 })
  }).toPass()
}

/** Presses the one button of a button step. */
export async function pressStep(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: text }).click()
}

/** The sentence a finished process ends with. */
export const congratulations = 'Congratulations! You have completed all of your investment qualifications...'

/** Answers every step before the papers, which are then there to be signed. */
export async function qualify(page: Page): Promise<void> {
  await atStep(page, 'Suitability')
  await fillSuitability(page)
  await goOn(page)
  await atStep(page, 'Accreditation')
  await accredit(page.frameLocator('iframe'))
  await atStep(page, 'Investor profile')
  await fillInvestorProfile(page)
  await goOn(page)
  await atStep(page, 'Sign documents')
}
