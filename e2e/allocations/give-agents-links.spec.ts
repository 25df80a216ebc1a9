import { expectAccessible } from '../drivers/access/accessible'
import { recordCalls } from '../drivers/calls'
import { ask } from '../drivers/platform'
import { makeBrokersAllocation } from '../drivers/investments/rounds'
import { expect, test, type Page } from '../test'

test('a broker gives an agent a link while its allocation is active; a stale one changes nothing but its status', async ({
  page,
  browser,
}) => {
  test.slow()
  const { id } = await makeBrokersAllocation(page.context(), browser)
  const calls = recordCalls(page)
  const tab = (name: string) => tabs(page).getByRole('link', { name, exact: true })
  await page.goto(`/distribute-allocation/${id}/links`)
  const links = page.getByRole('region', { name: 'Agent Links' })
  // proves ALLOC-025
  await expect(links).toContainText('No links')
  // proves CALL-065
  await expect.poll(() => calls('allVendorAgents')).toContainEqual({ accountId: expect.any(String) })
  await links.getByRole('button', { name: 'Add link' }).click()
  await links.getByRole('button', { name: 'Save' }).click()
  // proves ALLOC-056
  await expect(links.getByText('Name is required.').first()).toBeVisible()
  // proves ALLOC-057
  await expect(links.getByText('Agent Email is required.').first()).toBeVisible()
  await links.getByRole('textbox', { name: 'Name' }).fill('Spring')
  await links.getByRole('combobox', { name: 'Agent Email' }).click()
  await page.getByRole('option').first().click()
  await links.getByRole('button', { name: 'Save' }).click()
  await expect(links.getByRole('button', { name: 'Copy the link Spring' })).toBeVisible()
  // proves CALL-078
  expect(calls('makeAllocationOfferingLink')).toEqual([
    { input: { allocationId: id, name: 'Spring', agentId: expect.any(String) } },
  ])
  await expectAccessible(page, 'the links of an allocation')
  await tab('Email').click()
  // A link has a form as well, seen before.
  // proves ALLOC-032
  await expect(
    page
      .getByRole('region', { name: 'Email preferences' })
      .getByRole('switch', { name: 'Send a mail when an investor is invited' }),
  ).toBeVisible()

  await tab('Allocation').click()
  const facts = page.getByRole('region', { name: 'Allocation', exact: true })
  const dialog = page.getByRole('dialog')
  const setStatus = async (status: string, button = 'Edit') => {
    await facts.getByRole('button', { name: button }).click()
    await dialog.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: status, exact: true }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(facts.locator(`[data-status="${status.toLowerCase()}"]`)).toBeVisible()
  }
  await setStatus('Closed')
  // proves CALL-069
  expect(calls('updateAllocationById')).toEqual([
    { input: { id, patch: { status: 'closed', version: expect.anything() } } },
  ])
  await tab('Links').click()
  // proves ALLOC-026
  await expect(links.getByText('A link can be added once the allocation is active.')).toBeVisible()
  await expect(links.getByRole('button')).toHaveCount(0)

  await tab('Allocation').click()
  await setStatus('Drafted')
  // The platform has this status as well; nothing offers it.
  await ask(page.context(), change, { id, patch: { status: 'open' } })
  await expect(facts.locator('[data-status="open"]')).toBeVisible()
  await setStatus('Active')
  await setStatus('Stale')
  // proves ALLOC-037
  await expect(facts.getByRole('button')).toHaveText(['Change status'])
  const stale = 'This allocation is stale. Only its status can be changed.'
  await expect(page.getByText(stale)).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Add|Edit)/ })).toHaveCount(0)
  await facts.getByRole('button', { name: 'Change status' }).click()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await setStatus('Active', 'Change status')
  await expect(facts.getByRole('button', { name: 'Edit' })).toBeVisible()
})

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Views of the allocation' })

const change = `mutation ($id: UUID!, $patch: AllocationPatch!) {
  updateAllocationById(input: { id: $id, patch: $patch }) { clientMutationId } }`
