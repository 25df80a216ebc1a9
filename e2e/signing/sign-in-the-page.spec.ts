import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { placeOf } from '../drivers/investments/distributions'
import { confirm } from '../drivers/investments/invest'
import { offeringPath } from '../drivers/investments/openOffering'
import { agreeToSign, fillInPapers, paperPage, papersPanel, toPapers } from '../drivers/investments/papers'
import { becomeCustomer, signInToSite } from '../drivers/embed/signInToSite'
import { startSession } from '../drivers/people/startSession'
import { atStep, congratulations, pressStep } from '../drivers/investments/steps'
import { embedOrigin } from '../places'
import { expect, test, type Page } from '../test'

test('an investor reads the papers, fills in every field in its place, agrees, signs, and finds them on the step and among the documents; a copy with one other byte is found out', async ({
  page,
  investor,
}) => {
  test.slow()
  await startSession(page, investor.email)
  await toPapers(page)
  const panel = papersPanel(page)
  const sign = panel.getByRole('button', { name: 'Sign and continue' })

  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await expect(paperPage(page, 1)).toContainText('The subscription is made on the terms of')
  await expect(paperPage(page, 1)).toContainText(investor.name)
  await expect(panel.getByText('3 fields left')).toBeVisible()
  await expect(sign).toHaveAccessibleDescription('Type your full legal name first.')
  await panel.getByRole('textbox', { name: 'Full legal name' }).fill('Astrid Nilsen')
  await expect(sign).toHaveAccessibleDescription('Fill in the 3 fields first.')
  await panel.getByRole('button', { name: 'Place initials' }).click()
  await expect(paperPage(page, 2).getByRole('button', { name: 'Initials, filled in' })).toContainText('AN')
  await panel.getByRole('button', { name: 'Draw', exact: true }).click()
  await draw(page, panel.getByRole('img', { name: /^Your signature/ }))
  await panel.getByRole('button', { name: 'Place signature' }).click()
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Place initials' }).click()
  await expect(panel.getByText('All fields are filled in')).toBeVisible()
  await expect(sign).toHaveAccessibleDescription('Agree to sign electronically first.')
  await panel.getByRole('button', { name: 'Read the disclosure' }).click()
  await expect(panel.getByText(/these documents bind you as they would on paper/)).toBeVisible()
  await agreeToSign(panel)
  await sign.click()

  await expect(page.getByText(congratulations)).toBeVisible()
  await lookAtStep(page)
  const signed = page.getByRole('region', { name: 'Signing certificate' })
  await expect(signed).toContainText('Astrid Nilsen')
  await expect(signed).toContainText('Agreed to sign electronically')
  await expect(signed).toContainText('Your copies are also in Documents.')
  const file = await download(page, signed, 'Fund subscription agreement')
  await expect(signed.getByTitle(createHash('sha256').update(file).digest('hex'))).toBeVisible()
  await expectToFindOut(page, signed, file)
  await page.getByRole('navigation').getByRole('link', { name: 'Documents' }).click()
  // proves SIGN-028
  await expect(
    page
      .getByRole('region', { name: 'Signed documents' })
      .getByRole('link', { name: /^Fund subscription agreement/ }),
  ).toBeVisible()
})

test('by keyboard alone, at 320 px, papers are read, typed and signed [WCAG 2.1.1] [WCAG 1.4.10] [WCAG 2.5.1]', async ({
  page,
  investor,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 720 })
  await startSession(page, investor.email)
  await toPapers(page)
  const panel = papersPanel(page)
  await expect(paperPage(page, 1)).toContainText('The subscription is made on the terms of')
  await expectNoSidewaysScroll(page, 'papers to be signed')

  await tabTo(page, panel.getByRole('textbox', { name: 'Full legal name' }))
  await page.keyboard.type('Astrid Nilsen')
  for (const name of ['Place initials', 'Place signature', 'Place initials']) {
    await tabTo(page, panel.getByRole('button', { name }))
    await page.keyboard.press('Enter')
  }
  await expect(panel.getByText('All fields are filled in')).toBeVisible()
  await tabTo(page, panel.getByRole('checkbox', { name: /I agree to sign/ }))
  await page.keyboard.press('Space')
  const sign = panel.getByRole('button', { name: 'Sign and continue' })
  await tabTo(page, sign)
  // Until the second paper is there to be read, it says "Open every document first." and does nothing.
  await expect(sign).toHaveAccessibleDescription('')
  await page.keyboard.press('Enter')

  await expect(page.getByText(congratulations)).toBeVisible()
})

test('papers are sent back with a reason and come again as their next version; declined, they end the step', async ({
  page,
  investor,
}) => {
  test.slow()
  await startSession(page, investor.email)
  await toPapers(page)
  const panel = papersPanel(page)
  await expect(paperPage(page, 1)).toContainText('The subscription is made on the terms of')
  await panel.getByRole('textbox', { name: 'Full legal name' }).fill('Astrid Nilsen')

  await panel.getByRole('button', { name: 'Decline or send back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Do you not want to sign?' })
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(dialog.getByText('Please say why.').first()).toBeVisible()
  await dialog.getByText('Send back for correction').click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('My name is misspelt.')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(page.getByText(/^Sent back\. .* was notified of the reason\.$/)).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Full legal name' })).toHaveValue('')
  await expect(paperPage(page, 1)).toContainText('The subscription is made on the terms of')

  await panel.getByRole('button', { name: 'Decline or send back' }).click()
  await dialog.getByText('Decline to sign', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('I changed my mind.')
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(page.getByText('You declined to sign. Your reason: I changed my mind.')).toBeVisible()
  await expect(panel).toHaveCount(0)
})

test('by keyboard alone, at 320 px, papers are sent back and then declined; typed text remains after a dialog is closed, and the step shows the reason [WCAG 2.1.1] [WCAG 1.4.10]', async ({
  page,
  investor,
  expectConsoleError,
}) => {
  test.slow()
  // A paper that is gone may still be on its way when it is sent back.
  expectConsoleError(/404/)
  await page.setViewportSize({ width: 320, height: 720 })
  await startSession(page, investor.email)
  await toPapers(page)
  const sentBack = page.getByRole('region', { name: /^Page 1 of/ })
  await sentBack.evaluate((region) => region.setAttribute('data-sent-back', ''))
  const open = papersPanel(page).getByRole('button', { name: 'Decline or send back' })
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Do you not want to sign?' })
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  const ways = dialog.getByRole('radio')

  await tabTo(page, dialog.getByRole('button', { name: 'Send back' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please say why.').first()).toBeVisible()
  await expectAccessible(page, 'declining without a reason')
  await expectNoSidewaysScroll(page, 'declining without a reason')
  await tabTo(page, ways.first())
  await page.keyboard.press('Space')
  await tabTo(page, reason)
  await page.keyboard.type('My name is misspelt.')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(reason).toHaveValue('My name is misspelt.')
  await tabTo(page, dialog.getByRole('button', { name: 'Send back' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Sent back\. .* was notified of the reason\.$/)).toBeVisible()
  // The dialog belongs to one paper: it closes when the paper is declined and replaced.
  await expect(sentBack).not.toHaveAttribute('data-sent-back')

  await tabTo(page, open)
  await page.keyboard.press('Enter')
  await tabTo(page, ways.first())
  await page.keyboard.press('ArrowDown')
  await tabTo(page, reason)
  await page.keyboard.type('I changed my mind.')
  await tabTo(page, dialog.getByRole('button', { name: 'Decline', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('You declined to sign. Your reason: I changed my mind.')).toBeVisible()
})

test('of two tabs on one step one signs, and the other finds it done', async ({
  page,
  context,
  investor,
}) => {
  test.slow()
  await startSession(page, investor.email)
  const id = await toPapers(page)
  const other = await context.newPage()
  await other.goto(`/distribution/${id}`)
  for (const tab of [page, other]) await fillInPapers(tab, 'Astrid Nilsen')

  await Promise.all(
    [page, other].map((tab) => papersPanel(tab).getByRole('button', { name: 'Sign and continue' }).click()),
  )

  for (const tab of [page, other]) await expect(tab.getByText(congratulations)).toBeVisible()
  await lookAtStep(page)
  const signed = page.getByRole('region', { name: 'Signing certificate' })
  await expect(signed.getByText('Signed the 2 documents')).toHaveCount(1)
})

test('in a broker’s own page, in a shadow root and under its policy, papers are read and signed, too', async ({
  page,
  investor,
}) => {
  test.slow()
  const { offeringId } = placeOf(await offeringPath(page, 'Fund I Extension, signed here'))
  await page.route('**/place', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as object), offeringId } })
  })
  await becomeCustomer(investor)
  await signInToSite(page, investor)
  await page.getByRole('textbox', { name: 'Units' }).fill('25')
  await page.getByRole('button', { name: 'Invest', exact: true }).click()
  await confirm(page)
  await pressStep(page, 'I know the risks')
  await atStep(page, 'Sign documents')
  await fillInPapers(page, 'Hana Lindqvist')
  await papersPanel(page).getByRole('button', { name: 'Sign and continue' }).click()

  await expect(page.getByText(congratulations)).toBeVisible()
  await lookAtStep(page)
  await expect(page.getByRole('region', { name: 'Signing certificate' })).toContainText('Hana Lindqvist')
  expect(page.url()).toBe(`${embedOrigin}/`)
})

const lookAtStep = (page: Page) =>
  page
    .getByRole('list', { name: 'Qualification steps' })
    .getByRole('button', { name: /^Sign documents/ })
    .click()

/** Moves a pen over a pad, as a hand would. */
async function draw(page: Page, pad: Locator): Promise<void> {
  // Waits until it stands still where the pointer is put.
  await pad.hover()
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 8, y + height / 2)
  await page.mouse.down()
  for (let n = 1; n <= 20; n++)
    await page.mouse.move(x + width / 8 + (n * width) / 30, y + height / 2 + (height / 4) * Math.sin(n / 2))
  await page.mouse.up()
  await expect(pad).toHaveAccessibleName(/Drawn in 1 stroke/)
}

async function download(page: Page, signed: Locator, name: string): Promise<Buffer> {
  const arrives = page.waitForEvent('download')
  await signed.getByRole('button', { name: `Download ${name}` }).click()
  return readFile(await (await arrives).path())
}

/** The page of the certificate tells whether a copy matches the signed file. */
async function expectToFindOut(page: Page, signed: Locator, file: Buffer): Promise<void> {
  const opens = page.waitForEvent('popup')
  await signed.getByRole('link', { name: /^Check this certificate/ }).click()
  const certificate = await opens
  await expect(certificate.getByText(/Signed, and unaltered since/)).toBeVisible()
  const check = async (buffer: Buffer) =>
    certificate
      .getByLabel('Check a copy')
      .setInputFiles({ name: 'copy.pdf', mimeType: 'application/pdf', buffer })

  await check(file)
  await expect(certificate.getByText('This copy is the file that was signed.')).toBeVisible()
  const changed = Buffer.from(file)
  changed[2000] = (changed[2000] ?? 0) ^ 1
  await check(changed)
  await expect(certificate.getByText('This copy is not the file that was signed.')).toBeVisible()
  await certificate.close()
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await expect(async () => {
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused({ timeout: 100 })
  }).toPass()
}
