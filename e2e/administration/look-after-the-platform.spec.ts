import { expectAllAccessible } from '../drivers/access/accessible'
import { makeContact } from '../drivers/people/contacts'
import { ask } from '../drivers/platform'
import { startSession, startSessionOf } from '../drivers/people/startSession'
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
  await expectAllAccessible(page, 'mails and callbacks')
})

test('an administrator suspends an account: its open page reports it, and it opens again when the suspension ends', async ({
  page,
  investor,
  browser,
}) => {
  const visit = await browser.newContext({ baseURL: platformOrigin })
  await startSessionOf(visit, investor.email)
  const open = await visit.newPage()
  await open.goto('/portfolio')
  await expect(open.getByRole('heading', { level: 1 })).toHaveText('Portfolio')

  await startSession(page, 'admin@capstan.test')
  await page.goto('/admin/types/accounts')
  await page.getByRole('searchbox').fill(investor.accountId)
  await page.getByRole('button', { name: investor.name, exact: true }).click()
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Suspend ${investor.name}` })
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('License has ended')
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(page.getByText('License has ended')).toBeVisible()
  await expectAllAccessible(page, 'accounts')

  await expect(open.getByRole('heading', { level: 1 })).toHaveText('Account suspended')
  await open.getByRole('link', { name: 'Select Account' }).click()
  await expect(open.getByText('Suspended by the platform. Ask its operator.')).toBeVisible()

  await page.getByRole('button', { name: 'End suspension' }).click()
  await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible()
  await open.reload()
  await open.getByRole('link', { name: investor.name }).click()
  await expect(open.getByRole('heading', { level: 1 })).toHaveText('Portfolio')
  await visit.close()
})

test('an administrator publishes a brand after a preview, and restores the earlier one', async ({ page }) => {
  // No other test opens a page of this account.
  const address = '/stack/brand/tidewater/brand.json'
  const served = async () => (await page.request.get(address)).json() as Promise<object>
  const original = await served()
  await startSession(page, 'admin@capstan.test')
  await page.goto('/admin/types/brands')
  await page.getByRole('searchbox').fill('tidewater')
  await page.getByRole('button', { name: /^Tidewater/ }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const primary = page.getByRole('textbox', { name: /^Primary colour/ })
  await primary.fill('dark red')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(primary).toHaveAccessibleDescription(/A colour is #rrggbb/)
  await primary.fill('#7A1F2B')
  await page.getByRole('textbox', { name: 'Corner radius' }).fill('14')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()

  // The page uses the brand, and so does the next one; the served brand is still the original.
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCSS('border-radius', '14px')
  await page.getByRole('link', { name: 'Reports', exact: true }).click()
  await expect(page.getByText('This page shows a brand that is not published.')).toBeVisible()
  expect(await served()).toEqual(original)
  // The edits are kept after a reload.
  await page.reload()
  await page.getByRole('link', { name: 'Back to the brand' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('The brand tidewater was published.')).toBeVisible()
  expect(await served()).toMatchObject({ slug: 'tidewater', colors: { primary: '#7A1F2B' }, radius: 14 })
  await expectAllAccessible(page, 'brands')

  await page.getByRole('button', { name: /^Preview ?: Included with the platform$/ }).click()
  await page.getByRole('button', { name: 'Publish this version again' }).click()
  await expect(page.getByText(/as included with the platform$/)).toBeVisible()
  expect(await served()).toEqual(original)
})
