import { startSession } from '../drivers/people/startSession'
import { platformOrigin } from '../places'
import { expect, type Page, test } from '../test'

/** Names are of this test alone: endpoints of other tests are of the same account. */
const newName = () => `Endpoint ${crypto.randomUUID().slice(0, 8)}`

async function openWebhooks(page: Page): Promise<void> {
  await startSession(page, 'broker@capstan.test')
  await page.goto('/settings/integrations')
}

async function fillEndpoint(page: Page, name: string, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Add endpoint' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Address' }).fill(address)
}

const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Add endpoint' }).click()

async function deleteEndpoint(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete endpoint' }).click()
  await expect(page.getByRole('button', { name: `Actions for ${name}` })).toHaveCount(0)
}

test('an owner adds an endpoint, sends a test, and reads the request and the response', async ({ page }) => {
  const name = newName()
  const receiver = `${platformOrigin}/sandbox/receiver/${name.replace(' ', '-')}`
  await openWebhooks(page)

  await fillEndpoint(page, name, receiver)
  await send(page)
  const secret = await page.getByRole('textbox', { name: 'Signing secret' }).inputValue()
  expect(secret).toMatch(/^whsec_/)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText(`whsec_••••${secret.slice(-4)} since`)).toBeVisible()

  await page.getByRole('button', { name: 'Send test' }).click()
  const attempts = page.getByRole('table', { name: `Attempts of ${name}` })
  await expect(attempts.getByRole('row', { name: /endpoint\.tested/ })).toContainText('204')
  // The figures of the list follow.
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('100.00%')
  await attempts.getByRole('button', { name: /endpoint\.tested/ }).click()
  await expect(page.getByRole('dialog')).toContainText('"type": "endpoint.tested"')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(attempts.getByRole('row', { name: /endpoint\.tested/ })).toHaveCount(2)
  await page.getByRole('dialog').press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // The endpoint, the filter and the open attempt are in the address.
  await page.getByRole('button', { name: /endpoint\.tested\s*2/ }).click()
  await attempts
    .getByRole('button', { name: /endpoint\.tested/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('"type": "endpoint.tested"')
  await page.reload()
  await expect(page.getByRole('dialog')).toContainText('"type": "endpoint.tested"')
  await page.getByRole('dialog').press('Escape')
  await expect(page.getByRole('button', { name: /endpoint\.tested\s*2/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(attempts.getByRole('row', { name: /endpoint\.tested/ })).toHaveCount(2)

  const ids = async () => {
    const arrived = await page.request.get(receiver, { headers: { accept: 'application/json' } })
    const { messages } = (await arrived.json()) as { messages: { id: string; body: string }[] }
    // The account is that of other tests as well: their events arrive here, too.
    return messages.filter(({ body }) => body.includes('endpoint.tested')).map(({ id }) => id)
  }
  await expect.poll(async () => (await ids()).length).toBe(2)
  expect(new Set(await ids()).size).toBe(1)
  await deleteEndpoint(page, name)
})

test('an address inside a network is refused at its field, and nothing typed is lost', async ({ page }) => {
  const name = newName()
  await openWebhooks(page)

  await fillEndpoint(page, name, 'hooks.larkspur.example')
  await send(page)
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
    /This is not a valid address/,
  )

  await page.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/in')
  await send(page)
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(/inside a network/)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
})

test('a viewer reads who can see webhooks, and has no buttons', async ({ page }) => {
  await startSession(page, 'issuer-viewer@capstan.test')
  await page.goto('/settings/integrations')

  await expect(
    page.getByText('Only the owner and the admins of the account see and change its webhooks.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add endpoint' })).toHaveCount(0)
})
