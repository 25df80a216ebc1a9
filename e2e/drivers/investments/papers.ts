import { expect, type Locator, type Page } from '@playwright/test'
import { openDistribution, placeOf } from './distributions'
import { offeringPath } from './openOffering'
import { atStep, pressStep } from './steps'

/** Opens the step with papers to sign in the page, and returns the id of its investment. */
export async function toPapers(page: Page): Promise<string> {
  const { offeringId } = placeOf(await offeringPath(page, 'Fund I Extension, signed here'))
  const id = await openDistribution(page, offeringId)
  await pressStep(page, 'I know the risks')
  await atStep(page, 'Sign documents')
  return id
}

/** The panel beside the papers with the fields left to fill in. */
export const papersPanel = (page: Page) => page.getByRole('complementary', { name: 'Sign this document' })

/** A page of the paper that is shown. */
export const paperPage = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Page ${number} of`) })

export const agreeToSign = (panel: Locator) => panel.getByText(/I agree to sign and to receive/).click()

/** Types the name, puts it into every field, and agrees. */
export async function fillInPapers(page: Page, name: string): Promise<void> {
  const panel = papersPanel(page)
  await expect(paperPage(page, 1)).toContainText('The subscription is made on the terms of')
  await panel.getByRole('textbox', { name: 'Full legal name' }).fill(name)
  for (const place of ['Place initials', 'Place signature', 'Place initials'])
    await panel.getByRole('button', { name: place }).click()
  await expect(paperPage(page, 1)).toContainText('had time to ask about it')
  await agreeToSign(panel)
}
