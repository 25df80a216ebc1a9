import type { Browser } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { ask, failRequests } from '../drivers/platform'
import { makeOwnRound } from '../drivers/investments/rounds'
import { startSession, startSessionOf, switchPerson } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

const path = '/issuers'

test('a broker comes from the dashboard, reads its invitations to rounds, and accepts one', async ({
  page,
  browser,
}) => {
  await startSession(page, 'broker@capstan.test')
  const { name, status } = await inviteBroker(page, browser, { managedUnits: '120000' })
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Issuers' }).getByRole('link', { name: 'All issuers' }).click()

  // proves DASH-009, ROUTE-032
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Issuers' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Dashboard',
    'Issuers',
  ])
  // proves ISSUER-001
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Invitations to manage round')
  const line = invitation(page, name)
  // proves ISSUER-002
  await expect(line).toContainText(`Asset of ${name}`)
  await expect(line).toContainText('120,000 units · $12.50 · closes Dec 18 2035')
  await expect(line).toContainText('Sent')
  await expectAccessible(page, 'issuers')
  // Pending invitations come first, and keep their place once answered.
  const first = page
    .getByRole('region', { name: 'Invitations to manage round' })
    .getByRole('listitem')
    .first()
  await expect(first).toContainText('Sent')

  await line.getByRole('button', { name: `Accept: ${name} of Halden Biologics, Inc.` }).click()
  // proves CALL-061
  await expect(line).toContainText('Accepted')
  // proves ISSUER-003, ISSUER-004
  await expect(line.getByRole('button')).toHaveCount(0)
  await expect(line).toBeFocused()
  expect(await status()).toBe('accepted')

  // A reload shows the final state.
  await page.reload()
  await expect(line).toContainText('Accepted')
  await expect(line.getByRole('button')).toHaveCount(0)
})

test('a broker rejects, once and for all: a press whose answer was lost is sent again as the same', async ({
  page,
  browser,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource|ERR_CONNECTION_RESET/)
  await startSession(page, 'broker@capstan.test')
  const { name, status } = await inviteBroker(page, browser)
  const keys = await failRequests(page, { operation: 'mutation AnswerInvitation(', how: 'lost' })
  await page.goto(path)
  const line = invitation(page, name)

  const button = line.getByRole('button', { name: /^Reject/ })
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Reject' })
  await expect(button).toBeVisible()
  // One press a turn: behind a question that is still open nothing can be pressed.
  await expect(async () => {
    if (await confirm.isVisible()) await confirm.click({ timeout: 1_000 })
    else if (await button.isVisible()) await button.click({ timeout: 1_000 })
    await expect(line).toContainText('Rejected', { timeout: 1_000 })
  }).toPass()
  // proves ISSUER-004
  await expect(line.getByRole('button')).toHaveCount(0)
  expect(new Set(keys).size).toBe(1)
  // proves CALL-061
  expect(await status()).toBe('rejected')
})

test('changes elsewhere are shown at once: an invitation arrives, and disappears when a colleague answers it', async ({
  page,
  browser,
}) => {
  await startSession(page, 'broker@capstan.test')
  await page.goto(path)
  await expect(page.getByRole('region', { name: 'Invitations to manage round' })).toContainText('Series B')

  const { id, name } = await inviteBroker(page, browser)
  const line = invitation(page, name)
  // proves ISSUER-003
  await expect(line.getByRole('button', { name: /^Accept/ })).toBeVisible()
  // No update of the page moves it.
  await line.getByRole('button', { name: /^Accept/ }).click({ trial: true })
  await ask(page.context(), answer, { id, status: 'rejected' })
  // proves ISSUER-002
  await expect(line).toContainText('Rejected')
  await expect(line.getByRole('button')).toHaveCount(0)
})

test('a viewer of the broker answers nothing, and an issuer has no such page', async ({ page, browser }) => {
  await startSession(page, 'broker@capstan.test')
  const { id, name } = await inviteBroker(page, browser)
  const viewer = await browser.newContext()
  const email = `reads-${Math.random().toString(36).slice(2)}@capstan.test`
  await ask(page.context(), makeViewer, { email })
  await startSessionOf(viewer, email)
  const reader = await viewer.newPage()
  await reader.setViewportSize({ width: 320, height: 700 })
  await reader.goto(path)

  await expect(invitation(reader, name)).toContainText('Sent')
  // proves ROLE-007
  await expect(invitation(reader, name).getByRole('button')).toHaveCount(0)
  await expectNoSidewaysScroll(reader, 'issuers')
  const refused = await viewer.request.post('/api/v2/graphql', {
    data: { query: answer, variables: { id, status: 'accepted' } },
    headers: { origin: new URL(reader.url()).origin, 'sec-fetch-site': 'same-origin' },
  })
  expect(await refused.text()).toContain('not_allowed')

  await switchPerson(reader, 'issuer@capstan.test')
  await reader.goto(path)
  // proves ROUTE-032
  await expect(reader).toHaveURL('/dashboard')
  await viewer.close()
})

const invitation = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Invitations to manage round' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })

/** Halden invites the broker on the page to a round of this test. */
async function inviteBroker(page: Page, browser: Browser, { managedUnits }: { managedUnits?: string } = {}) {
  const { getUsersData } = await ask<Own>(page.context(), own)
  const issuer = await browser.newContext()
  await startSessionOf(issuer, 'issuer@capstan.test')
  const { roundId, name } = await makeOwnRound(issuer)
  const brokerAllocation = { roundId, brokerId: getUsersData.account.id, managedUnits }
  const { createBrokerAllocation } = await ask<Invited>(issuer, invite, { brokerAllocation })
  await issuer.close()
  const { id } = createBrokerAllocation.brokerAllocation
  const status = async () => (await ask<Sent>(page.context(), sent, { id })).brokerAllocationById.status
  return { id, name, status }
}

interface Own {
  getUsersData: { account: { id: string } }
}

interface Invited {
  createBrokerAllocation: { brokerAllocation: { id: string } }
}

interface Sent {
  brokerAllocationById: { status: string }
}

const own = '{ getUsersData { account { id } } }'
const invite = `mutation ($brokerAllocation: BrokerAllocationInput!) {
  createBrokerAllocation(input: { brokerAllocation: $brokerAllocation }) { brokerAllocation { id } } }`
const makeViewer = `mutation ($email: String!) { makeDelegate(input: {
  email: $email, firstName: "Rhea", lastName: "Lindgren", role: "account_viewer" }) { clientMutationId } }`
const sent = 'query ($id: UUID!) { brokerAllocationById(id: $id) { status } }'
const answer = `mutation ($id: UUID!, $status: String!) {
  updateBrokerAllocationById(input: { id: $id, patch: { status: $status } }) { brokerAllocation { id } } }`
