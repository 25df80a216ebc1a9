import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { openDistribution, placeOf } from './drivers/distributions'
import { offeringPath } from './drivers/openOffering'
import { startSession } from './drivers/startSession'
import { atStep, congratulations, pressStep } from './drivers/steps'
import { expect, test, type Page } from './test'

test('an investor reads the papers, fills in every field by its place, agrees and signs, and finds them on the step [SIGN-028]', async ({
  page,
  investor,
}) => {
  test.slow()
  await startSession(page, investor.email)
  await atPapers(page)
  const desk = page.getByRole('main')
  const panel = panelOf(page)

  await expect(desk.getByText('Fund subscription agreement', { exact: true })).toBeVisible()
  await expect(desk.getByText('1 of 2', { exact: true })).toBeVisible()
  await expect(pageOf(page, 1)).toContainText('The subscription is made on the terms of')
  await expect(pageOf(page, 1)).toContainText(investor.name)
  await expect(panel.getByText('3 fields left')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Sign and continue' })).toHaveAccessibleDescription(
    'Type your full legal name first.',
  )
  await panel.getByRole('button', { name: 'Sign and continue' }).click()
  await fillIn(page, 'Astrid Nilsen')

  // Nothing was sent before it was agreed to.
  await expect(panel.getByRole('button', { name: 'Sign and continue' })).toHaveAccessibleDescription(
    'Agree to sign electronically first.',
  )
  await panel.getByRole('button', { name: 'Read the disclosure' }).click()
  await expect(panel.getByText(/these documents bind you as they would on paper/)).toBeVisible()
  await agree(panel)
  await panel.getByRole('button', { name: 'Sign and continue' }).click()

  await expect(page.getByText(congratulations)).toBeVisible()
  await page.getByRole('button', { name: /^Sign documents Complete/ }).click()
  const signed = page.getByRole('region', { name: 'Signing certificate' })
  await expect(signed).toContainText('Astrid Nilsen')
  await expect(signed).toContainText('Agreed to sign electronically')
  await expectFile(page, signed, 'Fund subscription agreement')
})

/** What is downloaded is the file whose fingerprint stands there. */
async function expectFile(page: Page, signed: Locator, name: string): Promise<void> {
  const arrives = page.waitForEvent('download')
  await signed.getByRole('button', { name: `Download ${name}` }).click()
  const file = await readFile(await (await arrives).path())
  const hash = createHash('sha256').update(file).digest('hex')
  await expect(signed.getByTitle(hash)).toBeVisible()
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
}

async function atPapers(page: Page): Promise<void> {
  const { offeringId } = placeOf(await offeringPath(page, 'Fund I Extension, signed here'))
  await openDistribution(page, offeringId)
  await pressStep(page, 'I know the risks')
  await atStep(page, 'Sign documents')
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Sign this document' })
const pageOf = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Page ${number} of`) })

/** Types the name and puts it into every field. */
async function fillIn(page: Page, name: string): Promise<void> {
  const panel = panelOf(page)
  await panel.getByRole('textbox', { name: 'Full legal name' }).fill(name)
  await panel.getByRole('button', { name: 'Place initials' }).click()
  await expect(panel.getByText('2 fields left')).toBeVisible()
  await panel.getByRole('button', { name: 'Place signature' }).click()
  await expect(page.getByRole('main').getByText('2 of 2', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Place initials' }).click()
  await expect(panel.getByText('All fields are filled in')).toBeVisible()
}

const agree = (panel: Locator) => panel.getByText(/I agree to sign and to receive/).click()
