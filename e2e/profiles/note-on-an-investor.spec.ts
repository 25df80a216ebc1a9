import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { makeDistribution } from '../drivers/investments/distributions'
import { closeDistribution, makeBrokersAllocation } from '../drivers/investments/rounds'
import { startSessionOf } from '../drivers/people/startSession'
import { expect, test } from '../test'

test('a broker adds a note on an investor, and reads the activity, newest first', async ({
  page,
  context,
  browser,
  investor,
}) => {
  test.slow()
  const { id: allocationId } = await makeBrokersAllocation(context, browser)
  const own = await browser.newContext()
  await startSessionOf(own, investor.email)
  const id = await makeDistribution(own, allocationId, '20')
  await own.close()
  await closeDistribution(context, id, '250')

  await page.goto(`/investor/${investor.accountId}`)
  const activity = page.getByRole('table', { name: 'Activity' }).getByRole('row')
  // The investment was made today, and its payment received in March: the first row is the head.
  await expect(activity).toContainText(['Event', '20 units', '$250.00 received'])
  const notes = page.getByRole('region', { name: 'Notes' })
  await expect(notes).toContainText('There is no note on this investor.')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await notes.getByRole('button', { name: 'Save' }).click()
  await expect(notes.getByText('Note is required').first()).toBeVisible()
  await notes.getByRole('textbox', { name: 'Note' }).fill('Asked for a later funding date.')
  await notes.getByRole('combobox', { name: 'On the investment' }).click()
  await page.getByRole('option', { name: /20 units$/ }).click()
  await notes.getByRole('button', { name: 'Save' }).click()
  await expect(notes.getByRole('listitem').first()).toContainText('Asked for a later funding date.')
  await expectAccessible(page, 'the notes on an investor')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, 'the notes on an investor')
  await page.reload()
  await expect(notes.getByRole('listitem').first()).toContainText('Asked for a later funding date.')
})
