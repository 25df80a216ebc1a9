import { expectAccessible } from '../drivers/access/accessible'
import { expectNoForm } from '../drivers/expectNoForm'
import { newInvestor } from '../drivers/people/newInvestor'
import { ask } from '../drivers/platform'
import { makeOwnRound } from '../drivers/investments/rounds'
import { startSession, switchPerson } from '../drivers/people/startSession'
import { typeDay } from '../drivers/people/setUpAccount'
import { choose } from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

test('an issuer makes an allocation of a round active, invites an investor, and records price and payment', async ({
  page,
  request,
}) => {
  test.slow()
  const { email } = await newInvestor(request)
  await startSession(page, 'issuer@capstan.test')
  const round = await makeOwnRound(page.context())
  await page.goto(`/asset-class/${round.roundId}/manage`)
  await page.getByRole('button', { name: 'Add allocation' }).click()
  const popup = page.getByRole('dialog', { name: 'Add allocation' })
  await popup.getByRole('textbox', { name: 'Name' }).fill('Friends')
  await popup.getByRole('button', { name: 'Add allocation' }).click()
  // proves ALLOC-009
  await expect(page.getByRole('link', { name: 'Friends' })).toHaveAttribute(
    'href',
    /^\/distribute-allocation\/[^/]+\/allocation$/,
  )
  await page.getByRole('link', { name: 'Friends' }).click()

  // proves ROUTE-044, ROUTE-045, ALLOC-001
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Assets',
    /./,
    /./,
    'Friends',
  ])
  // proves ALLOC-002
  await expect(
    page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .locator(`a[href="/asset-class/${round.roundId}/manage"]`),
  ).toBeVisible()
  // proves ALLOC-004
  await expect(tabs(page).getByRole('link', { name: 'Allocation', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const facts = page.getByRole('region', { name: 'Allocation', exact: true })
  // proves ALLOC-010
  await expect(facts.locator('dt')).toHaveText(['Name', 'Status', 'Opens On', 'Closes On', 'Units'])
  // proves ALLOC-011
  await expect(facts.locator('dd').nth(2)).toHaveText(/^\w{3} \d{1,2}(st|nd|rd|th) \d{4}$/)
  // proves ALLOC-016
  await expect(page.getByText('No Default Vesting Schedule')).toBeVisible()
  await expectAccessible(page, 'an allocation')

  await facts.getByRole('button', { name: 'Edit' }).click()
  // The allocation was added in one as well.
  // proves ALLOC-030
  await expect(page.getByRole('dialog', { name: 'Edit allocation' })).toBeVisible()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Active', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(facts.locator('[data-status="active"]')).toBeVisible()

  const notes = page.getByRole('region', { name: 'Allocation Notes' })
  await notes.getByRole('button', { name: 'Add note' }).click()
  await notes.getByRole('button', { name: 'Save' }).click()
  // proves ALLOC-048
  await expect(notes.getByText('Note is required').first()).toBeVisible()
  await notes.getByRole('textbox', { name: 'Note' }).fill('Agreed with counsel.')
  await notes.getByRole('button', { name: 'Save' }).click()
  // proves ALLOC-017
  await expect(notes.getByRole('listitem').first()).toContainText('Agreed with counsel.')
  await expectNoForm(notes)

  await tabs(page).getByRole('link', { name: 'Invite', exact: true }).click()
  const invite = page.getByRole('region', { name: 'Invite an investor' })
  await invite.getByRole('button', { name: 'Invite investor' }).click()
  // proves ALLOC-059
  await expect(invite.getByText('Email is a required field.').first()).toBeVisible()
  await invite.getByRole('textbox', { name: 'Email' }).fill(email)
  await invite.getByRole('textbox', { name: /Amount/ }).fill('20')
  await invite.getByRole('button', { name: 'Invite investor' }).click()
  await expect(page.getByText(`${email} was invited.`)).toBeVisible()
  const list = page.getByRole('list', { name: 'Distributions' })
  // proves ALLOC-005, ALLOC-029
  await expect(list.getByRole('listitem')).toHaveCount(1)

  await list.getByRole('button', { name: /units/ }).click()
  await expect(page).toHaveURL(/\/distribution\?selected=/)
  const price = page.getByRole('region', { name: 'Price', exact: true })
  await expect(price.getByText(/Add price|\$/).first()).toBeVisible()
  if (await price.getByRole('button', { name: 'Add price' }).count()) {
    await price.getByRole('button', { name: 'Add price' }).click()
    await price.getByRole('textbox', { name: 'Price per unit' }).fill('12.50')
    await choose(page, 'Currency', 'USD')
    await price.getByRole('button', { name: 'Save' }).click()
    await expect(price).toContainText('$12.50')
  }
  const payments = page.getByRole('region', { name: 'Payments' })
  await payments.getByRole('button', { name: 'Add payment' }).click()
  await payments.getByRole('button', { name: 'Save' }).click()
  // proves DIST-019, DIST-020
  await expect(payments.getByText('Payment amount is required').first()).toBeVisible()
  await expect(payments.getByText('Paid On is a required field.').first()).toBeVisible()
  await payments.getByRole('textbox', { name: /Amount/ }).fill('100.25')
  await typeDay(page, 'Paid On', '01152026')
  await payments.getByRole('button', { name: 'Save' }).click()
  // proves ALLOC-022, ALLOC-023
  await expect(payments.getByRole('listitem').first()).toContainText('$100.25')
  await expectNoForm(payments)
  const fields = page.getByRole('region', { name: 'Custom mapping fields' })
  await fields.getByRole('button', { name: 'Add field' }).click()
  await fields.getByRole('button', { name: 'Save' }).click()
  // proves DIST-021, DIST-022
  await expect(fields.getByText('name is required.').first()).toBeVisible()
  await expect(fields.getByText('value is required.').first()).toBeVisible()
  await fields.getByRole('textbox', { name: 'Name' }).press('Escape')
  await expectNoForm(fields)
  await expectAccessible(page, 'a distribution of an allocation')
  // The selection is in the address.
  await page.reload()
  await expect(payments.getByRole('listitem').first()).toContainText('$100.25')

  await tabs(page).getByRole('link', { name: 'Investors' }).click()
  await expect(page.getByRole('region', { name: 'Investor', exact: true })).toContainText(email)
  // proves ALLOC-018, ALLOC-019, ALLOC-020
  await expect(page.getByRole('region', { name: 'Onboarding Information' })).toContainText(
    'No questions answered',
  )

  await tabs(page).getByRole('link', { name: 'Bulk Update' }).click()
  const bulk = page.getByRole('region', { name: 'Bulk Update' })
  await choose(page, 'New status', 'Open')
  await bulk.getByRole('button', { name: 'Check 1 distribution' }).click()
  await page.getByRole('button', { name: 'Run for 1' }).click()
  await expect(page.getByText('1 of 1 done')).toBeVisible()
  await page.getByRole('button', { name: 'All bulk operations' }).click()
  await expect(list.locator('[data-status="open"]')).toBeVisible()
})

test('an investor does not open an allocation, and another vendor neither reads nor changes it', async ({
  page,
}) => {
  await startSession(page, 'issuer@capstan.test')
  const round = await makeOwnRound(page.context())
  const { allAllocations } = await ask<Allocations>(page.context(), allocations, { roundId: round.roundId })
  const id = allAllocations.nodes[0]?.id ?? ''
  await switchPerson(page, 'investor@capstan.test')
  await page.goto(`/distribute-allocation/${id}/allocation`)
  await expect(page).toHaveURL('/portfolio')
  await switchPerson(page, 'broker@capstan.test')
  await page.goto(`/distribute-allocation/${id}/allocation`)
  await expect(page.getByText('This allocation does not exist, or you may not see it.')).toBeVisible()
})

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Views of the allocation' })

interface Allocations {
  allAllocations: { nodes: { id: string }[] }
}

const allocations = `query ($roundId: UUID!) {
  allAllocations(filter: { roundId: { equalTo: $roundId } }, first: 1) { nodes { id } } }`
