import type { Request } from '@playwright/test'
import { expectAccessible } from '../drivers/access/accessible'
import { makeDistribution } from '../drivers/investments/distributions'
import { ask } from '../drivers/platform'
import { makeClosedDistribution, makeOwnRound } from '../drivers/investments/rounds'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

test('an issuer opens many distributions at once: checked first, run under one operation, and undone', async ({
  page,
  browser,
  investor,
}) => {
  test.slow()
  await startSession(page, 'issuer@capstan.test')
  const round = await makeOwnRound(page.context())
  const { allocationId } = round
  const person = (name: string) => ({
    ...{ allocationId, name, amount: '10' },
    email: `${name.toLowerCase()}.${allocationId.slice(0, 8)}@bulk.example`,
  })
  // The issuance of an investor who is set up is not rejected, so that the distribution stays locked.
  const { email, name } = investor
  const own = await browser.newContext()
  await startSessionOf(own, email)
  const locked = await makeDistribution(own, allocationId, '10')
  await own.close()
  await ask(page.context(), requestIssuance, { ids: [locked] })
  for (const name of ['Ann', 'Bea', 'Cid'])
    await ask(page.context(), distribute, {
      input: { accountEmail: person(name).email, name, amount: '10', allocationId },
    })
  const batches: Request[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation BulkBatch')) batches.push(request)
  })

  await page.goto(`/distribute-allocation/${allocationId}/bulk-update`)
  await page.getByRole('checkbox', { name: 'Select all' }).press('Space')
  const form = page.getByRole('region', { name: 'Bulk Update' })
  await form.getByRole('button', { name: 'Check 4 distributions' }).click()
  // proves ALLOC-062
  await expect(form.getByText('Please select a status.').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'New status' }).click()
  // proves DIST-010
  await expect(page.getByRole('option')).toHaveText(['Drafted', 'Open', 'Closed'])
  await page.getByRole('option', { name: 'Open', exact: true }).click()
  await form.getByRole('button', { name: 'Check 4 distributions' }).click()

  const operation = page.getByRole('region', { name: 'Status to Open' })
  await expect(operation.getByText('Not run yet')).toBeVisible()
  const rows = page.getByRole('list', { name: 'Rows' })
  // proves ALLOC-066
  await expect(rows.getByText(`Cannot update status on locked distribution: ${name}`)).toBeVisible()
  expect(batches).toHaveLength(0)
  await expectAccessible(page, 'the check of a bulk operation')
  // The operation is in the address.
  await page.reload()
  await operation.getByRole('button', { name: 'Run for 3' }).click()
  await expect(operation.getByText('3 of 4 done')).toBeVisible()
  // proves DIST-013
  await expect(rows.getByText(`Cannot update status on locked distribution: ${name}`)).toBeVisible()
  // One request of three mutations, which names the operation.
  expect(batches).toHaveLength(1)
  // proves CALL-084
  expect(batches[0]?.headers()['x-capstan-bulk-operation']).toBe(
    new URL(page.url()).searchParams.get('operation'),
  )
  expect(Object.keys((batches[0]?.postDataJSON() as { variables: object }).variables)).toHaveLength(3)
  await expectAccessible(page, 'the result of a bulk operation')

  await page.getByRole('button', { name: 'Undo 3' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(operation.getByText('Undone', { exact: true })).toBeVisible()
  await operation.getByRole('button', { name: 'All bulk operations' }).click()
  await expect(page.getByRole('table', { name: 'Bulk operations' }).getByText('Undone')).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Distributions' }).locator('[data-status="closed"]'),
  ).toHaveCount(3)

  await tabs(page).getByRole('link', { name: 'Bulk Annotate' }).click()
  const notes = page.getByRole('region', { name: 'Bulk Annotate' })
  await notes.getByRole('button', { name: /^Check/ }).click()
  // proves ALLOC-063
  await expect(notes.getByText('Note is required').first()).toBeVisible()
  await notes.getByRole('textbox', { name: 'Note' }).fill('Wires are due on Friday.')
  await notes.getByRole('checkbox', { name: 'Add the note to the allocation as well' }).press('Space')
  await notes.getByRole('button', { name: 'Check 4 distributions' }).click()
  await page.getByRole('button', { name: 'Run for 5' }).click()
  // A locked distribution accepts notes, and the allocation has a separate row.
  await expect(page.getByText('5 of 5 done')).toBeVisible()
  const written = (batches[1]?.postDataJSON() as { query: string }).query
  // proves CALL-072
  expect(written.match(/createAllocationAnnotation/g)).toHaveLength(1)
  // proves CALL-086
  expect(written.match(/createDistributionAnnotation/g)).toHaveLength(4)
  await page.getByRole('button', { name: 'All bulk operations' }).click()
  await tabs(page).getByRole('link', { name: 'Bulk Invite' }).click()
  // With the forms of a status and of a note, which were sent before.
  // proves ALLOC-033
  await expect(page.getByRole('group', { name: 'Investor who is not a contact yet' })).toBeVisible()
})

test('a payment of a distribution that was deleted is listed no more', async ({ page }) => {
  await startSession(page, 'issuer@capstan.test')
  const { allocationId, roundId } = await makeOwnRound(page.context())
  const mark = allocationId.slice(0, 8)
  const person = (name: string, paid: string) => ({
    ...{ allocationId, name: `${name} ${mark}`, amount: '10', paid },
    email: `${name.toLowerCase()}.${mark}@bulk.example`,
  })
  await makeClosedDistribution(page.context(), person('Ada', '125'))
  const deleted = await makeClosedDistribution(page.context(), person('Dee', '60'))
  await page.goto(`/asset-class/${roundId}/capital`)
  const incoming = page.getByRole('grid', { name: 'Incoming Capital' })
  await expect(incoming.getByRole('row').filter({ hasText: `Dee ${mark}` })).toContainText('60.00')
  await ask(page.context(), remove, { id: deleted })
  await page.reload()
  await expect(incoming.getByRole('row').filter({ hasText: `Ada ${mark}` })).toContainText('125.00')
  // proves DIST-014
  await expect(incoming.getByRole('row').filter({ hasText: `Dee ${mark}` })).toHaveCount(0)
})

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Views of the allocation' })

const remove = 'mutation ($id: UUID!) { deleteDistributionById(input: { id: $id }) { clientMutationId } }'
const distribute =
  'mutation ($input: MakeDistributionInput!) { makeDistribution(input: $input) { clientMutationId } }'
const requestIssuance = `mutation ($ids: [UUID]!) {
  makeTaRequestDistributionIssuances(input: { distributionIds: $ids }) { clientMutationId } }`
