import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../drivers/access/accessible'
import { claimMailed } from '../drivers/people/claimMailed'
import { ask } from '../drivers/platform'
import { makeOwnRound } from '../drivers/investments/rounds'
import { startSessionOf } from '../drivers/people/startSession'
import { expect, test } from '../test'

test('a vendor matches a payment that arrived, splits another one, and takes a match back', async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000)
  const mark = randomUUID().slice(0, 8)
  const broker = await browser.newContext()
  await startSessionOf(broker, 'broker@capstan.test')
  const email = `owner@pier-${mark}.example`
  await ask(broker, makeIssuer, { name: `Pier Works ${mark}`, email })
  await broker.close()
  const page = await claimMailed(browser, request, email)
  const { allocationId } = await makeOwnRound(page.context())
  const accountId = (await ask<Reader>(page.context(), reader)).getUsersData.account.id
  // 20 units at $12.50 are $250.00, 8 are $100.00.
  const [ada, ben] = [`Ada ${mark}`, `Ben ${mark}`]
  for (const [name, amount] of [
    [ada, '20'],
    [ben, '8'],
  ]) {
    const accountEmail = `${randomUUID().slice(0, 8)}@pier.example`
    await ask(page.context(), distribute, { input: { accountEmail, name, amount, allocationId } })
  }
  await arrive(request, { accountId, amount: '250', payerName: `${mark} ADA`, reference: 'Invoice 7' })

  await page.goto('/distributions')
  const card = page.getByRole('region', { name: 'Received payments' })
  await expect(card.getByText(`Proposed: ${ada}`)).toBeVisible()
  await expect(card.getByText('The name and the amount are the same.')).toBeVisible()
  await expectAccessible(page, 'a payment that waits')
  await card.getByRole('button', { name: `Match $250.00 of ${mark} ADA with ${ada}` }).click()
  await expect(card.getByText('Every payment is matched.')).toBeVisible()
  await expect.poll(() => paidIn(page, ada)).toBe('250')

  // A payment arrives while the page is open.
  await arrive(request, { accountId, amount: '333.33', payerName: 'A Stranger' })
  await card.getByRole('button', { name: 'Choose investment for $333.33 of A Stranger' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose investment' })
  await dialog.getByRole('combobox', { name: /Investment/ }).fill('Ben')
  await page.getByRole('option', { name: new RegExp(ben) }).click()
  await dialog.getByRole('textbox', { name: 'Amount (USD)' }).fill('400')
  await dialog.getByRole('button', { name: 'Match' }).click()
  await expect(dialog.getByText('The payment has only $333.33 left.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Amount (USD)' }).fill('100')
  await dialog.getByRole('button', { name: 'Match' }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByText('$233.33 of $333.33 is not matched')).toBeVisible()
  await expect.poll(() => paidIn(page, ben)).toBe('100')

  await card.getByRole('button', { name: `Undo the match with ${ben}` }).click()
  await expect(card.getByRole('button', { name: `Undo the match with ${ben}` })).toHaveCount(0)
  await expect.poll(() => paidIn(page, ben)).toBe('0')
  await card.getByRole('button', { name: 'Return $333.33 to A Stranger' }).click()
  await page
    .getByRole('alertdialog', { name: 'Return this payment?' })
    .getByRole('button', { name: 'Return' })
    .click()
  await expect(card.getByText('Every payment is matched.')).toBeVisible()
  await card.getByRole('button', { name: /^Returned/ }).click()
  await expect(card.getByText('A Stranger')).toBeVisible()
  await page.context().close()
})

/** Has the payment provider report a payment. */
async function arrive(request: APIRequestContext, payment: Record<string, string>) {
  const answer = await request.post('/sandbox/scenario', { data: { kind: 'payment', ...payment } })
  expect(answer.status()).toBe(200)
}

/** The paid-in amount of a named investor, without trailing zeros. */
async function paidIn(page: Page, name: string) {
  const { allFullDistributions } = await ask<Paid>(page.context(), paid, { name })
  return String(Number(allFullDistributions.nodes[0]?.paidInCapital))
}

interface Reader {
  getUsersData: { account: { id: string } }
}
interface Paid {
  allFullDistributions: { nodes: { paidInCapital: string }[] }
}

const reader = '{ getUsersData { account { id } } }'
const makeIssuer = `mutation ($name: String!, $email: String!) {
  makeIssuerAccount(input: { companyName: $name, companyEmail: $email }) { clientMutationId } }`
const distribute = `mutation ($input: MakeDistributionInput!) {
  makeDistribution(input: $input) { distribution { id } } }`
const paid = `query ($name: String!) {
  allFullDistributions(filter: { investorAccountName: { equalTo: $name } }, first: 1) { nodes { paidInCapital } } }`
