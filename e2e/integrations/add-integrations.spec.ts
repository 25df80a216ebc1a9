import { actFor } from '../drivers/people/accounts'
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { alterAnswers, ask, graphqlUrl, isOperation } from '../drivers/platform'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

const path = '/settings/integrations'

test('a vendor reads the available integrations, three cards a page, each with its provider and description', async ({
  page,
}) => {
  await actForNewIssuer(page)
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Settings',
    'Integrations',
  ])
  // proves ROUTE-022
  await expect(cards(page)).toHaveCount(3)
  // proves CALL-014
  await expect(cards(page).getByRole('heading')).toHaveText([
    ...['Signing', 'Payment processing', 'Information Gathering'],
  ])
  // proves INTEG-005
  await expect(cards(page).getByRole('button')).toHaveText(['Add', 'Add', 'Add'])
  const signing = card(page, 'Signing')
  const logo = signing.getByRole('img', { name: 'DocuSign' })
  // proves INTEG-003
  await expect(logo).toBeVisible()
  expect(await logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    true,
  )
  // proves INTEG-004
  await expect(signing).toContainText('Investors sign subscription agreements in the page, or by mail.')
  await expectAccessible(page, 'integrations')

  await expect(page.getByText('1 to 3 of 4', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  // proves INTEG-001
  await expect(cards(page).getByRole('heading')).toHaveText(['Compliance'])
  await expect(page.getByText('4 to 4 of 4', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await page.getByRole('button', { name: 'Page 1' }).click()
  await expect(cards(page)).toHaveCount(3)
  // The keys of its own servers are listed below.
  await expect(page.getByRole('region', { name: 'Secret keys' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, 'integrations')
})

test('one that is added is set up step by step in its card, and then managed', async ({ page }) => {
  await actForNewIssuer(page)
  await page.goto(path)
  const signing = card(page, 'Signing')
  await signing.getByRole('button', { name: 'Add' }).click()
  const steps = signing.getByRole('list', { name: 'Set up Signing' }).getByRole('listitem')
  // proves CALL-015, INTEG-004, INTEG-006
  await expect(steps).toHaveText([/Connect your account.*In progress/, /Consent.*Not started/])
  // proves INTEG-007
  await expect(signing.getByRole('button')).toHaveText(['Connect your account'])
  await expect(signing.getByText('Investors sign subscription agreements')).toHaveCount(0)

  const other = await page.context().newPage()
  await other.goto(path)
  await signing.getByRole('button', { name: 'Connect your account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up Signing' })
  await dialog.getByRole('textbox', { name: 'Account id' }).fill('a-1')
  await dialog.getByRole('textbox', { name: 'Email of the administrator' }).fill('admin@vendor.example')
  await expectAccessible(page, 'setting an integration up')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'I have granted the consent' }).click()

  // proves INTEG-008
  for (const reader of [page, other]) {
    await expect(card(reader, 'Signing').getByRole('link', { name: /^Manage ?: Signing$/ })).toBeVisible()
    await expect(card(reader, 'Signing').getByRole('button')).toHaveCount(0)
    await expect(card(reader, 'Signing').getByText('Complete', { exact: true })).toBeVisible()
  }
  await expect(dialog).toHaveCount(0)
  await signing.getByRole('link', { name: 'Manage' }).click()
  // proves INTEG-009
  await expect(page).toHaveURL('/docusign/templates')
})

test('each is managed where its type is', async ({ page }) => {
  await actForNewIssuer(page)
  await page.goto(path)
  // There is nothing to set up.
  const information = card(page, 'Information Gathering')
  await information.getByRole('button', { name: 'Add' }).click()
  await expect(information.getByRole('link', { name: 'Manage' })).toHaveAttribute(
    'href',
    '/onboarding-questions',
  )
  const payment = card(page, 'Payment processing')
  await payment.getByRole('button', { name: 'Add' }).click()
  await payment.getByRole('button', { name: 'Connect your account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up Payment processing' })
  await dialog.getByRole('textbox', { name: 'Client id' }).fill('c-1')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'I have confirmed the account' }).click()
  await payment.getByRole('link', { name: 'Manage' }).click()
  // proves INTEG-010, ROUTE-023
  await expect(page).toHaveURL('/north-capital/issuers')
  await page.goto(path)
  await information.getByRole('link', { name: 'Manage' }).click()
  // proves INTEG-011
  await expect(page).toHaveURL('/onboarding-questions')
})

test('an invalid answer has a message at its field, and a refusal of the platform is shown first', async ({
  page,
}) => {
  await actForNewIssuer(page)
  await page.goto(path)
  const signing = card(page, 'Signing')
  await signing.getByRole('button', { name: 'Add' }).click()
  await signing.getByRole('button', { name: 'Connect your account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up Signing' })
  const email = dialog.getByRole('textbox', { name: 'Email of the administrator' })
  await dialog.getByRole('textbox', { name: 'Account id' }).fill('a-1')
  await email.fill('unknown')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  // proves INTEG-012
  await expect(email).toHaveAccessibleDescription(/Invalid input/)

  await page.route(graphqlUrl, async (route) => {
    if (!isOperation(route.request(), 'mutation CompleteStep')) return route.fallback()
    const errors = ['The account is closed.', 'And another.'].map((message) => ({
      message,
      extensions: { code: 'step_invalid' },
    }))
    await route.fulfill({ json: { data: { completeStep: null }, errors } })
  })
  await email.fill('admin@vendor.example')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  // proves INTEG-013
  await expect(dialog.getByText('The account is closed.').first()).toBeVisible()
  await expect(dialog.getByText('And another.')).toHaveCount(0)
  await page.unrouteAll()
})

test('an empty list shows a message; a viewer cannot add; an investor sees its own integrations', async ({
  page,
  browser,
  investor,
}) => {
  await startSession(page, 'issuer-viewer@capstan.test')
  await page.goto(path)
  await expect(cards(page)).toHaveCount(3)
  await expect(cards(page).getByRole('button')).toHaveCount(0)
  await expect(card(page, 'Signing').getByRole('link', { name: 'Manage' })).toBeVisible()

  await alterAnswers<Listed>(page, 'query Integrations', (data) => {
    if (data.allIntegrations) data.allIntegrations.nodes = []
  })
  await page.reload()
  // proves INTEG-002
  await expect(page.getByText('No integrations found.', { exact: true })).toBeVisible()

  const theirs = await browser.newContext()
  await startSessionOf(theirs, investor.email)
  const reader = await theirs.newPage()
  await reader.goto(path)
  // proves CALL-013
  await expect(cards(reader).getByRole('heading')).toHaveText(['Portfolio'])
  await expect(reader.getByRole('region', { name: 'Secret keys' })).toHaveCount(0)
  await card(reader, 'Portfolio').getByRole('button', { name: 'Add' }).click()
  await expect(card(reader, 'Portfolio').getByRole('button')).toHaveText(['Your account there'])
  await theirs.close()
})

const cards = (page: Page) => page.getByRole('list', { name: 'Integrations', exact: true }).locator('> li')
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })

/** A broker makes an issuer of this test and acts for it: nothing is added there yet. */
async function actForNewIssuer(page: Page) {
  await startSession(page, 'broker@capstan.test')
  const name = `Quay ${Math.random().toString(36).slice(2, 8)}`
  const email = `${Math.random().toString(36).slice(2)}@quay.example`
  await ask(page.context(), makeIssuer, { name, email })
  await page.goto('/issuers')
  await actFor(page, name)
}

interface Listed {
  allIntegrations?: { nodes: unknown[] }
}

const makeIssuer = `mutation ($name: String!, $email: String!) {
  makeIssuerAccount(input: { companyName: $name, companyEmail: $email }) { managedAccount { entityId } } }`
