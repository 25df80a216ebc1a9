import { expectForEverybody } from '../drivers/accessible'
import { makeContact } from '../drivers/contacts'
import { ask } from '../drivers/platform'
import { startSession, startSessionOf } from '../drivers/startSession'
import { platformOrigin } from '../places'
import { expect, test } from '../test'

test('an administrator tries a mail again that failed', async ({ page, browser }) => {
  const email = `${crypto.randomUUID()}@busy.example`
  const vendor = await browser.newContext({ baseURL: platformOrigin })
  await startSessionOf(vendor, 'issuer@capstan.test')
  await makeContact(vendor, 'Busy Mailbox', email)
  const mail =
    'mutation ($email: String!) { sendClaimAccountEmail(input: { email: $email }) { clientMutationId } }'
  await ask(vendor, mail, { email })
  await vendor.close()

  await startSession(page, 'admin@capstan.test')
  await page.goto(`/admin/reports/messages?search=${email}`)
  await page.getByRole('button', { name: /^Claim your account/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Claim your account/ })
  await expect(dialog.getByText('451 4.3.2 The mail server is busy')).toBeVisible()
  await dialog.getByRole('button', { name: 'Retry' }).click()

  await expect(page.getByText(/^Claim your account .* was sent\.$/)).toBeVisible()
  await expect(page.getByText('No message matches.')).toBeVisible()
  await expectForEverybody(page, 'mails and callbacks')
})
