import { randomUUID } from 'node:crypto'
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { mailedLink } from '../drivers/people/mail'
import { newInvestor } from '../drivers/people/newInvestor'
import { fillInPapers, papersPanel, toPapers } from '../drivers/investments/papers'
import {
  attest,
  chooseType,
  fillAddress,
  fillPerson,
  submit,
  thanks,
  typeDay,
} from '../drivers/people/setUpAccount'
import { startSession } from '../drivers/people/startSession'
import { congratulations, sign } from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

test('both holders of a joint account sign, the first in the page and the second by the link of their mail; the step waits for both, and both get the papers', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const investor = await newInvestor(request, { setUp: false })
  const benEmail = `ben-${randomUUID()}@example.com`
  await startSession(page, investor.email)
  await setUpJointAccount(page, benEmail)
  const distributionId = await toPapers(page)
  const signers = page.locator('.capstan-step-signers')

  await test.step('the page names the signers; the first one’s name is prefilled, and they sign another name with a reason', async () => {
    await expect(signers).toContainText('0 of 2 signed')
    const name = papersPanel(page).getByRole('textbox', { name: 'Full legal name' })
    await expect(name).toHaveValue(investor.name)
    await fillInPapers(page, 'Donald Duck')
    await papersPanel(page).getByRole('button', { name: 'Sign and continue' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign as another name?' })
    await expect(dialog).toContainText(investor.name)
    await expectAccessible(page, 'another name')
    await dialog.getByRole('button', { name: 'Use my name' }).click()
    await expect(name).toHaveValue(investor.name)
    await papersPanel(page).getByRole('button', { name: 'Sign and continue' }).click()
  })

  await test.step('it waits for the second, whose mail can be sent again', async () => {
    await expect(signers.getByRole('status')).toHaveText('You have signed. The documents wait for Ben Marsh.')
    await expect(signers).toContainText('1 of 2 signed')
    // It went out when the papers were opened. On a slow machine that is more than a minute ago, and another one goes out.
    await expect(async () => {
      await signers.getByRole('button', { name: 'Send again to Ben Marsh' }).click()
      await expect(page.getByText(/^Not sent: it was sent a moment ago/)).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await expectAccessible(page, 'papers that wait for another signer')
    await page.setViewportSize({ width: 375, height: 720 })
    await expectNoSidewaysScroll(page, 'papers that wait for another signer')
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.reload()
    await expect(signers).toContainText('1 of 2 signed')
  })

  await test.step('the second signs without a login, and the step is complete', async () => {
    const link = await mailedLink(request, benEmail)
    const elsewhere = await browser.newContext()
    const mailed = await elsewhere.newPage()
    await mailed.goto(link)
    await expect(mailed.getByLabel('Full legal name')).toHaveValue('Ben Marsh')
    await sign(mailed, 'Ben Marsh')
    await expect(mailed.getByRole('heading', { name: 'Signed. Thank you.' })).toBeVisible()
    await expect(page.getByText(congratulations)).toBeVisible()

    await mailed.goto(await mailedLink(request, benEmail))
    await expect(mailed.getByText('Ben Marsh', { exact: true })).toBeVisible()
    await expect(mailed.getByText('Signed, and unaltered since')).toBeVisible()
    await elsewhere.close()
  })

  await test.step('the first has a copy, too', async () => {
    await page.goto(await mailedLink(request, investor.email))
    await expect(page.getByText(investor.name, { exact: true })).toBeVisible()
    await page.goto(`/distribution/${distributionId}`)
    await expect(page.getByText(congratulations)).toBeVisible()
  })
})

/** Sets up a joint account of the signed-in user and Ben Marsh, who does not sign in. */
async function setUpJointAccount(page: Page, benEmail: string): Promise<void> {
  await page.goto('/account/setup')
  await chooseType(page, 'Joint TWROS')
  await page.getByLabel('Account name').fill('Calloway & Marsh')
  await page.getByLabel('Tax ID').first().fill('000')
  await fillAddress(page)
  // The name and the e-mail address of the first are those of the sign-in.
  const first = page.getByRole('region', { name: 'Individual 1' })
  await typeDay(first, 'Date of birth', '05171984')
  await first.getByLabel('Tax ID').fill('123-45-6789')
  await first.getByRole('radiogroup', { name: 'US citizen?' }).getByText('Yes').click()
  const ben = page.getByRole('region', { name: 'Individual 2' })
  await fillPerson(ben, 'Ben', 'Marsh')
  await ben.getByRole('textbox', { name: 'Email' }).fill(benEmail)
  await attest(page)
  await submit(page)
  await expect(page.getByText(thanks)).toBeVisible()
}
