import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { turn } from '../drivers/access/keyboard'
import { recordCalls } from '../drivers/calls'
import { makeDistribution } from '../drivers/investments/distributions'
import { newInvestor } from '../drivers/people/newInvestor'
import { ask } from '../drivers/platform'
import {
  closeDistribution,
  makeClosedDistribution,
  makeOwnRound,
  sellThrough,
} from '../drivers/investments/rounds'
import { typeDay } from '../drivers/people/setUpAccount'
import { chooseUser, pickAccount } from '../drivers/people/signIn'
import { startSession, startSessionOf, switchPerson } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

test.beforeEach(({ page }) => startSession(page, 'issuer@capstan.test'))

test('an issuer finds their way on a round [WCAG 2.4.2]', async ({ page, context }) => {
  const { roundId, name } = await makeOwnRound(context)
  await page.goto(`/asset-class/${roundId}/nonsense`)

  // proves ROUND-003
  await expect(page).toHaveURL(`/asset-class/${roundId}/manage`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  // proves ROUND-001
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Assets',
    `Asset of ${name}`,
    name,
  ])
  const tabs = page.getByRole('navigation', { name: 'Round views' }).getByRole('link')
  // proves ROUND-002
  await expect(tabs).toHaveText(['Round Management', 'Capital Management', 'Token Management'])
  await expect(page).toHaveTitle(new RegExp(`^Round Management · ${name} · `))
  // proves FMT-012
  await expect(page.getByText('Feb 02 2025')).toBeVisible()
  const allocations = page.getByRole('table', { name: 'Allocations' })
  // proves ROUND-017
  await expect(allocations.getByRole('columnheader')).toHaveText([
    ...['Name', 'Opens On', 'Closes On', 'Status', 'Created By'],
  ])
  await expect(allocations.getByRole('row').nth(1)).toContainText('Feb 16th 2025')
  // proves ROUND-012
  await expect(page.getByRole('region', { name: 'Distributors' })).toContainText('No distributors yet.')
  // proves ROUND-022, ROUND-028
  await expect(page.getByRole('region', { name: 'Recent Capital Summary' })).toBeVisible()
  await expectAccessible(page, 'round management')
  await expectNoSidewaysScroll(page, 'round management')
  const lists = page.getByRole('tablist', { name: 'Lists of the round' }).getByRole('tab')
  // proves ROUND-021, ROUND-028
  await expect(lists).toHaveText(['Cap Table', 'Distributions', 'Holdings'])
  await lists.nth(1).click()
  await expect(page.getByRole('tabpanel', { name: 'Distributions' })).toContainText('No Distributions Found')
  await lists.nth(2).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Holdings' })).toBeAttached()
  await expect(page).toHaveTitle(new RegExp(`^Holdings · Round Management · ${name} · `))
  await page.reload()
  await expect(lists.nth(2)).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveTitle(new RegExp(`^Holdings · Round Management · ${name} · `))

  await tabs.nth(1).click()
  await expect(page).toHaveURL(`/asset-class/${roundId}/capital`)
  // proves ROUND-005
  await expect(page.getByRole('heading', { name: 'Incoming Capital' })).toBeVisible()
})

test('the changes of a round are saved, and a change by another user meanwhile is shown beside them', async ({
  page,
  context,
  browser,
}) => {
  const { roundId, name } = await makeOwnRound(context, { type: 'Debt' })
  await page.goto(`/asset-class/${roundId}/manage`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  await expect(field('Price (USD)')).toHaveValue('12.50')
  await expect(page.getByText(/0 issued, 1,000 reserved and 1,000 available\./)).toBeVisible()

  for (const label of ['Name', 'Dataroom Url', 'Price (USD)', 'Total', 'Coupon', 'Term'])
    await field(label).fill('')
  for (const label of ['Opens On', 'Closes On']) await clearDay(page, label)
  await page.getByRole('button', { name: 'Save' }).click()
  // proves ROUND-038, ROUND-039, ROUND-040, ROUND-041, ROUND-042, ROUND-043, ROUND-045
  // proves ROUND-046
  for (const text of [
    ...['Name is a required field.', 'Opens on requires a valid date.', 'Closes on required a valid date.'],
    ...['Dataroom Url is required', 'Price is required.', 'Total is required.'],
    ...['Coupon is required', 'Term is required'],
  ])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  const sent: unknown[] = []
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes('mutation UpdateTranche'))
      sent.push((request.postDataJSON() as { variables: unknown }).variables)
  })
  const edit = page.getByRole('button', { name: 'Edit' })
  await expect(edit).toBeFocused()
  await edit.click()
  await field('Coupon').fill('6.25')
  // An eighth of a dollar does not become thirteen cents, and viewing a total does not change it.
  await field('Price (USD)').fill('0.125')
  await field('Total').focus()
  await expect(field('Price (USD)')).toHaveValue('0.125')
  await field('Name').fill(`${name} mine`)
  const other = await browser.newContext()
  await startSessionOf(other, 'issuer@capstan.test')
  await ask(other, rename, { id: roundId, patch: { name: `${name} theirs` } })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`Now: ${name} theirs`)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  // proves ROUND-011
  await expect(page.getByRole('heading', { level: 1, name: `${name} mine` })).toBeVisible()
  await expect(page.getByText('6.25%')).toBeVisible()
  // proves FMT-005
  await expect(page.getByText('$0.125').first()).toBeVisible()
  const version: unknown = expect.any(String)
  // proves CALL-041, CALL-042
  expect(sent.at(-1)).toEqual({
    round: { id: roundId, patch: { name: `${name} mine`, price: '0.125', version } },
    tranche: { roundId, patch: { coupon: '6.25', version } },
  })
  await other.close()
})

test('what an issuer typed when the session expired is filled in once they have signed in again', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/401/)
  const { roundId, name } = await makeOwnRound(context, { type: 'Debt' })
  await page.goto(`/asset-class/${roundId}/manage`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  await field('Coupon').fill('6.25')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('link', { name: 'Sign in / Sign up' }).click()
  await chooseUser(page, 'issuer@capstan.test')
  await pickAccount(page)
  await expect(page).toHaveURL(`/asset-class/${roundId}/manage`)

  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.locator('.capstan-draft-notes').getByText(/^Draft of .* restored\./)).toBeVisible()
  await expect(field('Coupon')).toHaveValue('6.25')
  await expect(field('Name')).toHaveValue(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('6.25%')).toBeVisible()
})

test('a round can change from any status to any other', async ({ page, context }) => {
  const { roundId } = await makeOwnRound(context)
  await page.goto(`/asset-class/${roundId}/manage`)
  const information = page.getByRole('region', { name: 'Round Information' })
  for (const status of ['Stale', 'Drafted', 'Closed', 'Active']) {
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('combobox', { name: 'Status' }).click()
    // proves ROUND-029
    await expect(page.getByRole('option')).toHaveText(['Drafted', 'Active', 'Closed', 'Stale'])
    await page.getByRole('option', { name: status }).click()
    await page.getByRole('button', { name: 'Save' }).click()

    await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused()
    // proves CACHE-011, ROUND-030
    await expect(information.getByText(status, { exact: true }).first()).toBeVisible()
  }
})

test('a broker is found by typing, invited, and its answer appears live', async ({
  page,
  context,
  browser,
}) => {
  const { roundId, name } = await makeOwnRound(context)
  const calls = recordCalls(page)
  await page.goto(`/asset-class/${roundId}/manage`)
  // proves CALL-036
  await expect.poll(() => calls('roundById')).toContainEqual({ id: roundId })
  const distributors = page.getByRole('region', { name: 'Distributors' })
  await distributors.getByRole('button', { name: 'Add distributor' }).click()
  await distributors.getByRole('button', { name: 'Add', exact: true }).click()
  // proves ROUND-048
  await expect(distributors.getByText('A broker is required.')).toBeVisible()
  await distributors.getByRole('combobox', { name: 'Broker' }).fill('lark')
  await page.getByRole('option', { name: /Larkspur/ }).click()
  // proves CALL-037
  expect(calls('brokerTypeahead').at(-1)).toEqual({ name: 'lark' })
  await distributors.getByRole('textbox', { name: /^Managed units/ }).fill('400')
  await distributors.getByRole('button', { name: 'Add', exact: true }).click()
  const [row] = [distributors.getByRole('listitem').filter({ hasText: 'Larkspur' })]
  await expect(row).toContainText('Sent')
  await expect(row).toContainText('400 units')
  // proves CALL-043
  expect(calls('createBrokerAllocation')).toEqual([
    {
      input: {
        brokerAllocation: {
          roundId,
          brokerId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          managedUnits: '400',
        },
      },
    },
  ])

  const broker = await browser.newContext()
  await startSessionOf(broker, 'broker@capstan.test')
  const { allBrokerAllocations } = await ask<Invited>(broker, invited, { roundId })
  await ask(broker, answer, { id: allBrokerAllocations.nodes[0]?.id })
  // proves ROUND-031
  await expect(row).toContainText('Accepted')

  const theirs = await broker.newPage()
  await theirs.goto(`/asset-class/${roundId}/capital`)
  await expect(theirs).toHaveURL(`/asset-class/${roundId}/manage`)
  // proves ROUND-004
  await expect(theirs.getByRole('heading', { name: 'Round Information' })).toBeVisible()
  // proves ROUND-005
  await expect(theirs.getByText('Capital Management')).toHaveCount(0)
  await expect(theirs.getByText('Recent Capital Summary')).toHaveCount(0)
  // proves ROUND-022, ROUND-028
  await expect(theirs.getByRole('tab', { name: 'Distributions' })).toBeVisible()
  await expect(theirs.getByRole('tab', { name: 'Holdings' })).toHaveCount(0)
  // proves ROUND-013
  await expect(theirs.getByRole('button', { name: /^(Edit|Issue|Add distributor)$/ })).toHaveCount(0)
  // And from the accepted invitation.
  await theirs.goto('/issuers')
  await theirs.getByRole('link', { name, exact: true }).click()
  await expect(theirs).toHaveURL(`/asset-class/${roundId}/manage`)
  await broker.close()
})

test('capital is deployed in its row, and all users see the rest', async ({ page, context, request }) => {
  const { roundId, allocationId } = await makeOwnRound(context)
  const investor = await newInvestor(request)
  await page.goto(`/asset-class/${roundId}/capital`)
  // proves ROUND-023
  await expect(page.getByText('No Deployments')).toBeVisible()
  // proves ROUND-024
  await expect(page.getByText('No Payments')).toBeVisible()
  // proves ROUND-025
  await expect(page.getByText('No qualifications set.')).toBeVisible()
  const summary = await context.newPage()
  await summary.goto(`/asset-class/${roundId}/manage`)
  const figures = summary.getByRole('region', { name: 'Recent Capital Summary' })
  await expect(figures).toContainText('0.00% of $12,500.00')

  // 100 units at $12.50, of which $1,000.10 is paid.
  await makeClosedDistribution(context, { allocationId, ...investor, amount: '100', paid: '1000.1' })
  // proves ROUND-014
  await expect(figures).toContainText('$1,000.10')
  // proves FMT-020
  await expect(figures).toContainText('$249.90')

  await page.getByRole('button', { name: 'Add deployment' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  // proves ROUND-049, ROUND-050, ROUND-051
  for (const name of ['Paid On', 'Amount', 'Note'])
    await expect(page.getByText(`${name} is a required field.`).first()).toBeVisible()
  await expect(page.getByText('Remaining Capital: $1,000.10')).toBeVisible()
  await typeDay(page, 'Paid On', '03152026')
  await page.getByRole('textbox', { name: 'Amount (USD)' }).fill('400.05')
  await page.getByRole('textbox', { name: 'Note' }).fill('Plant lease')
  await page.getByRole('button', { name: 'Save' }).click()
  // proves FMT-015
  await expect(page.getByText('March 15 2026')).toBeVisible()
  // proves ROUND-052
  await expect(page.getByText('1 deployment, 400.05 USD')).toBeVisible()
  // 1,000.10 − 400.05
  // proves ROUND-016
  await expect(figures).toContainText('$600.05')
  const months = page.getByRole('table', { name: 'Capital over time' })
  // proves ROUND-015
  await expect(months.getByRole('row').nth(1)).toContainText(['1,000.10', '400.05', '600.05'].join(''))
  const incoming = page.getByRole('grid', { name: 'Incoming Capital' })
  // proves ROUND-007, ROUND-026
  await expect(incoming.getByRole('row').filter({ hasText: investor.name })).toContainText('249.90')
  // A new investment appears, with the amount that it still owes.
  const late = await newInvestor(request)
  const added = await makeClosedDistribution(context, { allocationId, ...late, amount: '2', paid: '5' })
  await expect(incoming.getByRole('row').filter({ hasText: late.name })).toContainText('20.00')
  await expect(incoming).toContainText('1,005.10')
  await ask(context, pay, { id: added, amount: '5', paidOn: '2026-03-05' })
  await expect(incoming.getByRole('row').filter({ hasText: late.name })).toContainText(['15.00', '15.00'])
  await expectAccessible(page, 'capital management')
  await expectNoSidewaysScroll(page, 'capital management')
})

test('closed distributions are issued, a rejection has a next action, and the proof lists both investors separately', async ({
  page,
  context,
  browser,
  request,
}) => {
  const round = await makeOwnRound(context)
  const { roundId } = round
  const broker = await browser.newContext()
  await startSessionOf(broker, 'broker@capstan.test')
  const allocationId = await sellThrough(broker, context, round)
  const calls = recordCalls(page)
  const [ready, notSetUp] = [await newInvestor(request), await newInvestor(request, { setUp: false })]
  const [stillOpen, without] = [await newInvestor(request), await newInvestor(request)]
  // An investor whose account is set up invests themselves; the one that the broker adds is not set up yet.
  const own = await browser.newContext()
  await startSessionOf(own, ready.email)
  const paid = await makeDistribution(own, allocationId, '40')
  await closeDistribution(broker, paid, '500')
  await own.close()
  const short = await makeClosedDistribution(broker, { allocationId, ...notSetUp, amount: '10' })
  // Of these two, one is not closed and one has no units.
  const open = await makeClosedDistribution(broker, { allocationId, ...stillOpen, amount: '7' })
  await ask(broker, change, { id: open, patch: { status: 'open' } })
  const none = await makeClosedDistribution(broker, { allocationId, ...without, amount: '5' })
  await ask(broker, change, { id: none, patch: { amount: '0' } })
  await broker.close()
  await page.goto(`/asset-class/${roundId}/manage`)
  // proves ROUND-019
  await expect(page.getByRole('grid', { name: 'Cap Table by stakeholder' })).toBeVisible()
  // proves ROUND-009
  await expect(page.getByRole('table', { name: 'Allocations' }).getByRole('row')).toHaveCount(3)

  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Issue' })
  await expect(dialog.getByRole('button', { name: 'Review' })).toBeDisabled()
  await turn(dialog.getByRole('checkbox', { name: 'Choose all' }))
  // proves ROUND-032
  await expect(dialog.getByRole('status')).toHaveText('2 selected, 50 units')
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(dialog.getByText('Paid in full', { exact: true }).last()).toBeVisible()
  await expect(dialog.getByText('Not paid in full', { exact: true }).last()).toBeVisible()
  await dialog.getByRole('button', { name: 'Issue 2' }).click()
  await dialog.getByRole('button', { name: 'Issue 2 anyway' }).click()
  await expect(dialog.getByText('2 of 2 answered by the transfer agent.')).toBeVisible()
  const [sent] = calls('makeTaRequestDistributionIssuances')
  const ids = expect.arrayContaining([paid, short]) as unknown
  // proves CALL-046
  expect(sent).toEqual({ input: { distributionIds: ids } })
  expect(calls('makeTaRequestDistributionIssuances')).toHaveLength(1)
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
  await expect(row(ready.name)).toContainText('Issued')
  await expect(row(notSetUp.name)).toContainText('The investor account has not been set up.')
  await row(notSetUp.name)
    .getByRole('button', { name: /^Issue again/ })
    .click()
  await expect(row(notSetUp.name)).toContainText('Rejected')
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: 'Proof of Issuance' }).click()
  const proof = page.getByRole('table', { name: 'Proof of Issuance' })
  // proves ROUND-010, ROUND-020
  await expect(proof.getByRole('rowheader')).toHaveText([ready.name, 'Total of 1 investor'])
  await expect(proof.getByRole('row').last()).toContainText('40')

  // On paper it stands alone, and whole: in so low a window the dialog would cut it off.
  await page.setViewportSize({ width: 1280, height: 320 })
  await page.emulateMedia({ media: 'print' })
  await expect(proof).toBeVisible()
  await expect(page.locator('.capstan-round-information')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  expect(await cutOff(page, '.capstan-proof table')).toEqual([])
  expect(await proof.evaluate((table) => table.getBoundingClientRect().width)).toBeGreaterThan(1200)
  expect(pagesOf(await page.pdf())).toBe(1)
})

test('a viewer reads a round and changes nothing; an investor reads its terms', async ({
  page,
  context,
  browser,
}) => {
  const { roundId, name } = await makeOwnRound(context)
  const viewer = await browser.newContext()
  await startSessionOf(viewer, 'issuer-viewer@capstan.test')
  const read = await viewer.newPage()
  await read.goto(`/asset-class/${roundId}/manage`)
  await expect(read.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(read.getByText('$12.50').first()).toBeVisible()
  // proves ROUND-027
  await expect(
    read.getByRole('button', { name: /^(Edit|Issue|Proof of Issuance|Add distributor)$/ }),
  ).toHaveCount(0)
  await read.goto(`/asset-class/${roundId}/capital`)
  await expect(read.getByRole('heading', { name: 'Incoming Capital' })).toBeVisible()
  await expect(read.getByText('No Deployments')).toBeVisible()
  await expect(read.getByText('No Payments')).toBeVisible()
  await expect(read.getByRole('button', { name: /deployment|^(Edit|Save|Remove)/ })).toHaveCount(0)
  await viewer.close()

  const { allRounds } = await ask<{ allRounds: { nodes: { id: string }[] } }>(context, seriesB)
  await switchPerson(page, 'investor@capstan.test')
  await page.goto(`/asset-class/${allRounds.nodes[0]?.id}/capital`)
  await expect(page).toHaveURL(/\/manage$/)
  await expect(page.getByRole('region', { name: 'Round Information' })).toContainText('Series B')
  // proves ROUND-005, ROUND-008
  await expect(page.getByRole('navigation', { name: 'Round views' })).toHaveCount(0)
  await expect(page.getByText(/Capital|Total units/)).toHaveCount(0)
})

/** Returns the ancestors of an element that clip it or fix it to the window. */
function cutOff(page: Page, selector: string) {
  return page.locator(selector).evaluate((table) => {
    const around: string[] = []
    for (let at = table.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowY, position } = getComputedStyle(at)
      const isCut = overflowY !== 'visible' && at.scrollHeight > at.clientHeight
      if (isCut || position === 'fixed') around.push(at.className)
    }
    return around
  })
}

/** Returns the number of pages of a PDF, counted from its page objects. */
const pagesOf = (document: Buffer) => document.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

/** Empties a day, part by part. */
async function clearDay(page: Page, label: string) {
  for (const part of ['year', 'day', 'month']) {
    await page.getByRole('spinbutton', { name: new RegExp(`${part}, ${label}`) }).focus()
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('Backspace')
  }
}

interface Invited {
  allBrokerAllocations: { nodes: { id: string }[] }
}

const pay = `mutation ($id: UUID!, $amount: BigFloat!, $paidOn: Date!) { createDistributionPayment(input: {
  distributionPayment: { distributionId: $id, amount: $amount, paidOn: $paidOn } }) { clientMutationId } }`
const change = `mutation ($id: UUID!, $patch: DistributionPatch!) {
  updateDistributionById(input: { id: $id, patch: $patch }) { distribution { id } } }`
const rename = `mutation ($id: UUID!, $patch: RoundPatch!) {
  updateRoundById(input: { id: $id, patch: $patch }) { round { id } } }`
const invited = `query ($roundId: UUID!) {
  allBrokerAllocations(filter: { roundId: { equalTo: $roundId } }) { nodes { id } } }`
const answer = `mutation ($id: UUID!) {
  updateBrokerAllocationById(input: { id: $id, patch: { status: "accepted" } }) { clientMutationId } }`
const seriesB = '{ allRounds(filter: { name: { equalTo: "Series B" } }) { nodes { id } } }'
