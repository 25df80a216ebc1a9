import { expectAccessible } from '../drivers/access/accessible'
import { recordCalls } from '../drivers/calls'
import { makeBrokersAllocation, makeClosedDistribution } from '../drivers/investments/rounds'
import { switchPerson } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

test('a broker imports investments of a file into its own allocation, after a check of each row', async ({
  page,
  browser,
}) => {
  test.slow()
  const { id, mark } = await makeBrokersAllocation(page.context(), browser)
  const calls = recordCalls(page)
  await page.goto(`/distribute-allocation/${id}/bulk-invite`)
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const card = page.getByRole('region', { name: 'Import CSV' })
  await expect(card).toContainText('No mail is sent')
  const example = page.waitForRequest('**/api/v2/example/download/allocation-cap-table.csv')
  const saved = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Example file' }).click()
  // proves CALL-079
  expect((await example).method()).toBe('GET')
  // proves ALLOC-034
  expect((await saved).suggestedFilename()).toBe('allocation-cap-table.csv')
  await choose(page, { name: 'cap.xls', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('A') })
  // proves ALLOC-035
  await expect(card).toContainText('Only .csv files can be imported.')
  await choose(page, {
    ...{ name: `cap-${mark}.csv`, mimeType: 'text/csv' },
    buffer: Buffer.from(
      [
        'email,contactName,amount,price,paidInCapital,paidOn,note',
        `Ann.${mark}@bulk.example,Ann ${mark},40,12.5,500,2026-01-15,Wire`,
        `" ANN.${mark}@BULK.example ",Ann again ${mark},10,,,,`,
        `moe.${mark}@bulk.example,Moe ${mark},5,,,,`,
        `bea.${mark}@bulk.example,Bea ${mark},60,,,,`,
        `cid.${mark}@bulk.example,Cid ${mark},"1,000",,,,`,
      ].join('\n'),
    ),
  })
  const line = (row: number) =>
    card.getByRole('row').filter({ has: page.getByRole('rowheader', { name: String(row), exact: true }) })
  await expect(line(3)).toContainText('Same person as in row 2')
  await expect(line(4)).toContainText('Has an open distribution here')
  // 100 units less 10 of Moe's invitation; 40 + 10 + 5 leave 35, and 60 are not left.
  await expect(line(5)).toContainText('There are not enough units left for this row.')
  await expect(line(6)).toContainText('Numbers must have no commas.')
  await expect(card.getByText('New investments, 55 units')).toBeVisible()
  await expectAccessible(page, 'a file of investments that is checked')
  // Nothing is written before the confirmation, and the result of the check survives a reload.
  expect(calls('bulkAllocation')).toHaveLength(0)
  await page.reload()
  await card.getByRole('button', { name: 'Leave out errors and import 3 investments' }).click()
  await expect(card).toContainText('3 investments added, 2 rows left out.')
  // proves CALL-070
  expect(calls('bulkAllocation')).toEqual([
    {
      input: expect.objectContaining({ allocationId: id, leaveOutWrong: true, fileName: `cap-${mark}.csv` }),
    },
  ])
  await card.getByRole('button', { name: 'Go to the allocation' }).click()
  const list = page.getByRole('list', { name: 'Distributions' }).getByRole('listitem')
  await expect(list).toHaveCount(4)
  await expect(list.filter({ hasText: '40 units' }).locator('[data-status="closed"]')).toBeVisible()

  // The remaining units: 100 - 10 - 55 = 35.
  await tabs(page).getByRole('link', { name: 'Invite', exact: true }).click()
  const invite = page.getByRole('region', { name: 'Invite an investor' })
  await invite.getByRole('textbox', { name: 'Email' }).fill(`dora.${mark}@bulk.example`)
  await invite.getByRole('textbox', { name: /Amount/ }).fill('36')
  await invite.getByRole('button', { name: 'Invite investor' }).click()
  await expect(invite.getByText(/35/).first()).toBeVisible()
  await invite.getByRole('textbox', { name: /Amount/ }).fill('35')
  await invite.getByRole('button', { name: 'Invite investor' }).click()
  await expect(page.getByText(`dora.${mark}@bulk.example was invited.`)).toBeVisible()
  const outbox = await page.request.get(
    `/sandbox/outbox.json?to=${encodeURIComponent(`dora.${mark}@bulk.example`)}`,
  )
  expect(((await outbox.json()) as { mails: object[] }).mails).not.toHaveLength(0)
})

test('a broker sets up its allocation: qualifications, vesting, status, links and mail', async ({
  page,
  browser,
}) => {
  test.slow()
  const { id } = await makeBrokersAllocation(page.context(), browser)
  const calls = recordCalls(page)
  await page.goto(`/distribute-allocation/${id}`)
  // proves ALLOC-003
  await expect(tabs(page).getByRole('link')).toHaveText([
    ...['Allocation', 'Invite', 'Investors', 'Distribution', 'Bulk Invite', 'Bulk Update'],
    ...['Bulk Annotate', 'Links', 'Email'],
  ])
  // proves CALL-063
  expect(calls('allocationById')).toContainEqual({ id })
  // proves CALL-066
  expect(calls('allocationEmailPreferenceByAllocationId')).toContainEqual({ id })
  // proves CALL-067
  expect(calls('allAllocationOfferingLinks')).toContainEqual({ id })
  const facts = page.getByRole('region', { name: 'Allocation', exact: true })
  await facts.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Status' }).click()
  // proves ALLOC-036
  await expect(page.getByRole('option')).toHaveText(['Active', 'Drafted', 'Closed', 'Stale'])
  await page.getByRole('option', { name: 'Active' }).click()
  for (const label of ['Opens On', 'Closes On']) await clearDay(page, label)
  await dialog.getByRole('button', { name: 'Save' }).click()
  // proves ALLOC-046
  await expect(dialog.getByText('Opens on is a required field.').first()).toBeVisible()
  // proves ALLOC-047
  await expect(dialog.getByText('Closes ons is a required field.').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('button', { name: 'Add vesting schedule' }).click()
  // proves ALLOC-050
  await expect(dialog.getByRole('textbox', { name: 'Cliff' })).toHaveValue('1')
  // proves ALLOC-053
  await expect(dialog.getByRole('spinbutton', { name: /year, Starts on/ })).toHaveText('2035')
  // proves ALLOC-055
  await expect(dialog.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Cliff' }).fill('')
  await clearDay(page, 'Starts on')
  await dialog.getByRole('button', { name: 'Add vesting schedule' }).click()
  // proves ALLOC-049, ALLOC-051
  await expect(dialog.locator('.capstan-field').filter({ hasText: 'Enter a whole number.' })).toHaveCount(2)
  // proves ALLOC-052
  await expect(dialog.getByText('Starts on is a required field.').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Add vesting schedule' }).click()
  await dialog.getByRole('textbox', { name: 'Cliff' }).fill('6')
  await dialog.getByRole('textbox', { name: 'Periods' }).fill('24')
  await dialog.getByRole('button', { name: 'Add vesting schedule' }).click()
  // proves ALLOC-014, ALLOC-015
  await expect(page.getByRole('button', { name: 'Edit vesting schedule' })).toBeVisible()
  // proves CALL-073, ALLOC-054
  expect(calls('createAllocationsVestingSchedule')).toEqual([
    {
      input: {
        ...{ id, automatic: true, cliff: 6, periods: 24, duration: 'month' },
        startsOn: expect.stringMatching(/^2035-/),
      },
    },
  ])
  await page.getByRole('button', { name: 'Edit vesting schedule' }).click()
  await dialog.getByRole('textbox', { name: 'Cliff' }).fill('12')
  await dialog.getByRole('button', { name: 'Edit vesting schedule' }).click()
  await expect(page.getByRole('region', { name: 'Allocation Vesting Schedule' })).toContainText('12 months')
  // proves CALL-074
  expect(calls('updateAllocationsVestingScheduleById')).toHaveLength(1)

  const qualifications = page.getByRole('region', { name: 'Allocation Qualifications' })
  const offered: number[] = []
  for (const count of [1, 2]) {
    await qualifications.getByRole('button', { name: 'Add qualification' }).click()
    const choices = dialog.getByRole('checkbox')
    await expect(choices.first()).toBeVisible()
    offered.push(await choices.count())
    await choices.first().press('Space')
    await dialog.getByRole('button', { name: 'Add qualifications' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(qualifications.getByRole('listitem')).toHaveCount(count)
  }
  // A qualification that is attached is not offered again.
  // proves ALLOC-013, ALLOC-064
  expect(offered[1]).toBe(Number(offered[0]) - 1)
  // proves CALL-064
  expect(calls('allVendorQualifications')[0]).toEqual({ accountId: expect.any(String) })
  // proves CALL-075
  expect(calls('createAllocationQualification')[0]).toEqual({
    input: { allocationQualification: { allocationId: id, vendorQualificationId: expect.any(String) } },
  })
  const names = qualifications.getByRole('listitem').locator('bdi')
  const [first = '', second = ''] = await names.allTextContents()
  // proves ALLOC-012, ALLOC-067
  expect(second).not.toBe(first)
  await qualifications.getByRole('button', { name: `Move ${second} up` }).click()
  // proves ALLOC-068
  await expect(names).toHaveText([second, first])
  // proves CALL-077
  expect(calls('updateAllocationQualificationById')[0]).toMatchObject({
    input: { patch: { executeOrder: 1 } },
  })
  await qualifications.getByRole('button', { name: `Remove ${first}` }).click()
  await expect(names).toHaveText([second])
  // proves CALL-076
  expect(calls('deleteAllocationQualificationById')).toHaveLength(1)

  await tabs(page).getByRole('link', { name: 'Email' }).click()
  const mails = page.getByRole('switch', { name: 'Send a mail when an investor is invited' })
  await mails.press('Space')
  // proves ALLOC-028
  await expect(mails).not.toBeChecked()
  await expect.poll(() => calls('updateAllocationEmailPreferenceById')).toHaveLength(1)
  // proves CALL-071
  expect(calls('updateAllocationEmailPreferenceById')[0]).toMatchObject({
    input: { patch: { sendDistribution: false } },
  })
})

test('the issuer of the round sees a broker’s allocation and its units, and a viewer changes nothing', async ({
  page,
  browser,
}) => {
  test.slow()
  const { id, mark, own } = await makeBrokersAllocation(page.context(), browser)
  await makeClosedDistribution(page.context(), {
    ...{
      allocationId: id,
      email: `ann.${mark}@bulk.example`,
      name: `Ann ${mark}`,
      amount: '40',
      paid: '500',
    },
  })
  await switchPerson(page, 'issuer@capstan.test')
  await page.goto(`/distribute-allocation/${id}`)
  // proves ALLOC-039
  await expect(page.getByText('Another account owns this allocation. You cannot change it.')).toBeVisible()
  // 40 closed and 10 open, of 100.
  await expect(page.getByRole('region', { name: 'Allocation', exact: true })).toContainText('50 of 100')
  await expect(page.getByRole('button', { name: /^(Edit|Add)/ })).toHaveCount(0)
  const list = page.getByRole('list', { name: 'Distributions' })
  // proves ALLOC-007
  await expect(list.getByText(/^(Qualified|Unknown|Rejected)$/)).toHaveCount(0)
  await list
    .getByRole('listitem')
    .filter({ hasText: '40 units' })
    .getByRole('button', { name: /units/ })
    .click()
  await expect(page.getByRole('region', { name: 'Vesting Schedule' })).toBeVisible()
  for (const name of ['Price', 'Payments', 'Distribution Notes', 'Custom mapping fields'])
    await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0)
  await tabs(page).getByRole('link', { name: 'Invite', exact: true }).click()
  // proves ALLOC-040
  await expect(page.getByText('Operation not allowed')).toBeVisible()

  await switchPerson(page, 'issuer-viewer@capstan.test')
  await page.goto(`/distribute-allocation/${own}`)
  // proves ALLOC-038
  await expect(page.getByText('You can view this allocation, but not change it.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Edit|Add)/ })).toHaveCount(0)
  for (const view of ['Bulk Invite', 'Bulk Update', 'Bulk Annotate']) {
    await tabs(page).getByRole('link', { name: view }).click()
    // proves ALLOC-041
    await expect(page.getByText('Bulk operations cannot be performed by account viewers.')).toBeVisible()
  }
})

/** Chooses a file from the computer. */
async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'choose from your computer' }).click()
  await (await chooser).setFiles(file)
}

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Views of the allocation' })

/** Empties a date. */
async function clearDay(page: Page, label: string) {
  for (const part of ['year', 'day', 'month']) {
    await page.getByRole('spinbutton', { name: new RegExp(`${part}, ${label}`) }).focus()
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('Backspace')
  }
}
