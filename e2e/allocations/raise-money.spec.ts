import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser } from '@playwright/test'
import { expectAccessible } from '../drivers/access/accessible'
import { claimMailed } from '../drivers/people/claimMailed'
import { expectNoForm } from '../drivers/expectNoForm'
import { ask } from '../drivers/platform'
import { makeOwnRound, type OwnRound } from '../drivers/investments/rounds'
import { setUpAccount, typeDay } from '../drivers/people/setUpAccount'
import { startSessionOf } from '../drivers/people/startSession'
import { choose, congratulations, fillSuitability, goOn } from '../drivers/investments/steps'
import { english } from '../drivers/journey/journeyWords'
import { expect, test, type Page } from '../test'

test('an issuer raises money: from the invitation of an investor to the holding that its transfer agent approves', async ({
  browser,
  request,
}) => {
  test.setTimeout(600_000)
  const issuer = await anIssuer(browser, request)
  const round = await makeOwnRound(issuer.page.context())
  const agent = await anAgentOf(issuer.page, browser, request)
  await raise({ browser, request, vendor: issuer.page, issuer: issuer.page, agent, round })
})

test('a broker raises money of a round whose invitation it accepted, up to the units that it manages', async ({
  browser,
  request,
}) => {
  test.setTimeout(600_000)
  const issuer = await anIssuer(browser, request)
  const round = await makeOwnRound(issuer.page.context())
  const agent = await anAgentOf(issuer.page, browser, request)
  const vendor = await (await browser.newContext()).newPage()
  await startSessionOf(vendor.context(), 'broker@capstan.test')
  await issuer.page.goto(`/asset-class/${round.roundId}/manage`)
  await issuer.page.getByRole('button', { name: 'Add distributor' }).click()
  await issuer.page.getByRole('combobox', { name: 'Broker' }).fill('Larkspur')
  await issuer.page.getByRole('option', { name: /Larkspur/ }).click()
  await issuer.page.getByRole('textbox', { name: /units/i }).fill('30')
  await issuer.page.getByRole('button', { name: 'Add', exact: true }).click()
  await vendor.goto('/issuers')
  await vendor
    .getByRole('button', { name: new RegExp(`^Accept: ${round.name}`) })
    .first()
    .click()
  // The name of an accepted round is a link. The button alone would not do: it has another name while it sends.
  await expect(vendor.getByRole('link', { name: round.name, exact: true }).first()).toBeVisible()

  const { createAllocation } = await ask<Made>(vendor.context(), makeAllocation, {
    allocation: { roundId: round.roundId, name: `Sold of ${round.name}`, status: 'active' },
  })
  const sold = { ...round, allocationId: createAllocation.allocation.id }
  await vendor.goto(`/distribute-allocation/${sold.allocationId}/allocation`)
  await vendor.getByRole('button', { name: 'Add qualification' }).click()
  await vendor.getByRole('dialog').getByRole('checkbox', { name: 'Suitability' }).check({ force: true })
  await vendor.getByRole('dialog').getByRole('button', { name: 'Add qualifications' }).click()
  await expect(
    vendor.getByRole('list', { name: 'Qualifications' }).getByText('Suitability').first(),
  ).toBeVisible()
  await raise({
    ...{ browser, request, vendor, issuer: issuer.page, agent, round: sold, managedUnits: '30' },
    qualify: async (page) => {
      await fillSuitability(page)
      await goOn(page)
      await expect(page.getByText(congratulations)).toBeVisible()
    },
  })
})

interface Raise {
  browser: Browser
  request: APIRequestContext
  /** The page of the account that owns the allocation. */
  vendor: Page
  /** The page of the issuer of the round. */
  issuer: Page
  /** The page of the transfer agent that decides its issuances. */
  agent: Page
  round: OwnRound
  /** The most units of the allocation. */
  managedUnits?: string
  /** Takes the investor through the qualifications. */
  qualify?: (page: Page) => Promise<void>
}

/** 20 units at $12.50 are $250.00. */
async function raise({ browser, request, vendor, issuer, agent, round, managedUnits, qualify }: Raise) {
  const email = `investor-${randomUUID().slice(0, 8)}@raise.example`
  await vendor.goto(`/distribute-allocation/${round.allocationId}/invite`)
  const invite = vendor.getByRole('region', { name: 'Invite an investor' })
  await invite.getByRole('textbox', { name: 'Email' }).fill(email)
  if (managedUnits) {
    await invite.getByRole('textbox', { name: /Amount/ }).fill('31')
    await invite.getByRole('button', { name: 'Invite investor' }).click()
    await expect(
      invite.getByText(`There are not enough units left: ${managedUnits} are available.`).first(),
    ).toBeVisible()
  }
  await invite.getByRole('textbox', { name: /Amount/ }).fill('20')
  await invite.getByRole('button', { name: 'Invite investor' }).click()
  await expect(vendor.getByText(`${email} was invited.`)).toBeVisible()

  const investor = await claimMailed(browser, request, email)
  await expandAll(investor)
  await investor
    .getByRole('main')
    .getByRole('link', { name: /Open|Continue|Onboarding|Pending/ })
    .first()
    .click()
  await expect(investor).toHaveURL(/\/distribution\//)
  await expectAccessible(investor, 'an investment that a vendor prepared')
  await investor.getByRole('link', { name: 'Set Up Account' }).first().click()
  await setUpAccount(investor, 'Ada', 'Raise')
  await expect(investor).toHaveURL(/\/distribution\//)
  await qualify?.(investor)

  const list = vendor.getByRole('list', { name: 'Distributions' })
  await list.getByRole('listitem').first().getByRole('button', { name: /units/ }).click()
  const payments = vendor.getByRole('region', { name: 'Payments' })
  await payments.getByRole('button', { name: 'Add payment' }).click()
  await payments.getByRole('textbox', { name: /Amount/ }).fill('250')
  await typeDay(vendor, 'Paid On', '01152026')
  await payments.getByRole('button', { name: 'Save' }).click()
  await expect(payments).toContainText('Paid in full')
  await expectNoForm(payments)
  const facts = vendor.getByRole('list', { name: 'Distribution', exact: true }).getByRole('listitem')
  await facts.first().getByRole('button', { name: /^Edit/ }).click()
  await facts.getByRole('combobox', { name: 'Status' }).click()
  await vendor.getByRole('option', { name: 'Closed', exact: true }).click()
  await facts.first().getByRole('button', { name: 'Save' }).click()
  await expect(list.locator('[data-status="closed"]')).toBeVisible()
  await expectAccessible(vendor, 'an investment that is paid')

  await issuer.goto(`/asset-class/${round.roundId}/manage`)
  await issuer.getByRole('button', { name: 'Issue', exact: true }).click()
  const issue = issuer.getByRole('dialog', { name: 'Issue' })
  await issue.getByRole('checkbox', { name: 'Choose all' }).check({ force: true })
  await expect(issue.getByText('Paid in full').first()).toBeVisible()
  await issue.getByRole('button', { name: 'Review' }).click()
  await issue.getByRole('button', { name: 'Issue 1' }).click()
  await expect(issue.getByText('The transfer agent has been asked.')).toBeVisible()
  await expectAccessible(issuer, 'an issuance that was requested')

  await agent.goto('/distributions')
  await agent.getByRole('searchbox', { name: 'Investor or round' }).fill(round.name)
  await agent.getByRole('checkbox', { name: `Select all of ${round.name}` }).check({ force: true })
  await expectAccessible(agent, 'issuance requests')
  await agent.getByRole('button', { name: 'Approve 1 request' }).click()
  await expect(agent.getByText('1 request was approved.')).toBeVisible()

  await expect(issue.getByText('1 of 1 answered by the transfer agent.')).toBeVisible()
  await investor.goto('/portfolio')
  await expandAll(investor)
  await investor.getByRole('link', { name: 'Issued' }).click()
  await expect(investor).toHaveURL(/\/holding\//)
  const holding = investor.getByRole('region', { name: 'Holding', exact: true })
  await expect(holding.getByText('$250.00').first()).toBeVisible()
  await investor.getByRole('button', { name: english.statement, exact: true }).click()
  const paper = investor.getByRole('region', { name: english.statementTitle })
  await expect(paper.getByRole('row').last()).toContainText('20')
  await issue.getByRole('button', { name: 'Close' }).last().click()
  await issuer.getByRole('button', { name: 'Proof of Issuance' }).click()
  await expect(
    issuer.getByRole('table', { name: 'Proof of Issuance' }).getByRole('row').last(),
  ).toContainText('20')
  await investor.context().close()
}

/** An asset of a portfolio is expanded in place in the grid. */
async function expandAll(page: Page) {
  const expand = page.getByRole('button', { name: /^Expand/ })
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^(Open|Continue|Onboarding|Pending|Issued)/ })
  await expect(expand.or(link).first()).toBeVisible()
  if (!(await link.first().isVisible())) await expand.first().click()
}

/** Creates an issuer for this test, claimed by its owner, and opens its page. */
async function anIssuer(browser: Browser, request: APIRequestContext) {
  const mark = randomUUID().slice(0, 8)
  const made = { name: `Quay Works ${mark}`, email: `owner@quay-${mark}.example` }
  const broker = await browser.newContext()
  await startSessionOf(broker, 'broker@capstan.test')
  await ask(broker, makeIssuer, made)
  await broker.close()
  return { ...made, page: await claimMailed(browser, request, made.email) }
}

/** An agent of an issuer, claimed by its owner and chosen to decide its issuances; its page. */
async function anAgentOf(issuer: Page, browser: Browser, request: APIRequestContext): Promise<Page> {
  const mark = randomUUID().slice(0, 8)
  const made = { name: `Ledger Agents ${mark}`, email: `agent@ledger-${mark}.example` }
  await ask(issuer.context(), makeAgent, made)
  const agent = await claimMailed(browser, request, made.email)
  await issuer.goto('/distributions')
  await issuer.getByRole('button', { name: 'Who decides issuances' }).click()
  await choose(issuer, 'Transfer agent', made.name)
  await issuer.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(issuer.getByText(`${made.name} decides the issuances of your rounds.`)).toBeVisible()
  return agent
}

interface Made {
  createAllocation: { allocation: { id: string } }
}

const makeIssuer = `mutation ($name: String!, $email: String!) {
  makeIssuerAccount(input: { companyName: $name, companyEmail: $email }) { clientMutationId } }`
const makeAgent = `mutation ($name: String!, $email: String!) {
  makeVendorAgent(input: { name: $name, email: $email }) { clientMutationId } }`
const makeAllocation = `mutation ($allocation: AllocationInput!) {
  createAllocation(input: { allocation: $allocation }) { allocation { id } } }`
