import type { APIRequestContext, Browser } from '@playwright/test'
import { expectAllAccessible } from '../drivers/access/accessible'
import { turn } from '../drivers/access/keyboard'
import { makeContact } from '../drivers/people/contacts'
import { newInvestor } from '../drivers/people/newInvestor'
import { ask, untilAnswered } from '../drivers/platform'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { expect, test, type BrowserContext } from '../test'

const path = '/settings/account'

test('a person turns a kind of mail off and on: events in the meantime are not mailed, required mails still are, with the reason', async ({
  page,
  request,
  browser,
  investor: { email, name },
}) => {
  const broker = await browser.newContext()
  await startSessionOf(broker, 'broker@capstan.test')
  const invite = await inviting(broker, name, email)
  await startSession(page, email)
  await page.goto(path)
  const card = page.getByRole('region', { name: 'Emails you receive' })
  const offerings = card.getByRole('switch', { name: /Invitations to offerings/ })
  await expect(offerings).toBeChecked()
  await expectAllAccessible(page, 'mails one gets')
  await invite()
  expect(await subjects(request, email, /^You are invited to invest in /)).toHaveLength(1)

  await untilAnswered(page, 'mutation ChooseMail(', () => turn(offerings, false))
  await page.reload()
  await expect(offerings).not.toBeChecked()
  await invite()
  expect(await subjects(request, email, /^You are invited to invest in /)).toHaveLength(1)

  // It is the person's choice, not the kind of another: those that keep a sign-in safe come.
  const always = card.getByRole('listitem').filter({ hasText: 'Always sent' })
  await expect(always).toHaveCount(2)
  await expect(always.getByRole('switch')).toHaveCount(0)
  await expect(always.nth(0)).toContainText('You would not learn of it without this mail.')
  await expect(always.nth(1)).toContainText('They keep your sign-in safe.')
  const before = (await subjects(request, email, /./)).length
  await askForAddress(browser, request, email)
  expect((await subjects(request, email, /./)).length).toBe(before + 1)

  await untilAnswered(page, 'mutation ChooseMail(', () => turn(offerings))
  await invite()
  // proves ROUTE-019
  expect(await subjects(request, email, /^You are invited to invest in /)).toHaveLength(2)
  await broker.close()
})

test.describe('a reader of German', () => {
  test.use({ locale: 'de-DE' })

  test('reads which mails come in German', async ({ page, investor }) => {
    await startSession(page, investor.email)
    await page.goto(path)
    const card = page.getByRole('region', { name: 'E-Mails, die Sie erhalten' })

    await expect(card.getByRole('switch')).toHaveCount(5)
    expect(await card.innerText()).not.toMatch(/\b(the|you|your|get|them|always|comes|documents)\b/i)
  })
})

/** Invites the person to one more offering of the broker each time, by a contact of the broker's own. */
async function inviting(broker: BrowserContext, name: string, email: string): Promise<() => Promise<void>> {
  const contact = await makeContact(broker, name, email)
  const { getUsersData, allCustomers, allAllocations } = await ask<Book>(broker, book, { contact })
  const investorId = allCustomers.nodes.find(({ id }) => id === contact)?.investorId
  const open = allAllocations.nodes.filter(
    ({ status, ownerId }) => status === 'active' && ownerId === getUsersData.account.id,
  )
  return async () => {
    const allocationId = open.shift()?.id
    await ask(broker, invitation, { allocationId, investorId })
  }
}

/** Requests a sign-in with the address as another user: the reader of its mail is notified. */
async function askForAddress(browser: Browser, request: APIRequestContext, email: string): Promise<void> {
  const stranger = await browser.newContext()
  await startSessionOf(stranger, (await newInvestor(request)).email)
  await ask(stranger, address, { email })
  await stranger.close()
}

/** The subjects of the mails to an address, limited to the tested ones. */
async function subjects(request: APIRequestContext, to: string, meant: RegExp): Promise<string[]> {
  const answer = await request.get(`/sandbox/outbox.json?to=${encodeURIComponent(to)}`)
  const { mails } = (await answer.json()) as { mails: { subject: string }[] }
  return mails.map(({ subject }) => subject).filter((subject) => meant.test(subject))
}

interface Book {
  getUsersData: { account: { id: string } }
  allCustomers: { nodes: { id: string; investorId: string }[] }
  allAllocations: { nodes: { id: string; ownerId: string; status: string }[] }
}

const book = `query ($contact: UUID!) {
  getUsersData { account { id } }
  allCustomers(condition: { id: $contact }) { nodes { id investorId } }
  allAllocations(first: 1000) { nodes { id ownerId status } }
}`
const invitation = `mutation ($allocationId: UUID!, $investorId: UUID!) {
  inviteToOffering(input: { allocationId: $allocationId, investorId: $investorId }) { clientMutationId }
}`
const address =
  'mutation ($email: String!) { addEmailAddress(input: { email: $email }) { clientMutationId } }'
