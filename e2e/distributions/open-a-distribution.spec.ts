import { expectAccessible } from '../drivers/access/accessible'
import { gridNamed } from '../drivers/grid'
import { makeDistribution } from '../drivers/investments/distributions'
import { ask } from '../drivers/platform'
import { typeDay } from '../drivers/people/setUpAccount'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { expect, test } from '../test'

test('a vendor opens a distribution beside the list, records a payment, and finds all of it after a reload', async ({
  page,
  context,
  browser,
  investor,
}) => {
  await startSession(page, 'broker@capstan.test')
  const { allAllocations } = await ask<Sold>(context, sold)
  const own = await browser.newContext()
  await startSessionOf(own, investor.email)
  const id = await makeDistribution(own, allAllocations.nodes[0]?.id ?? '', '1000')
  await own.close()

  await page.goto('/distributions')
  const { rows, row } = gridNamed(page, 'Distributions')
  await expect(rows.first()).toBeVisible()
  await page.getByRole('searchbox').fill(investor.email)
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: /^Closed/ }).click()
  await expect(page.getByRole('button', { name: /^Closed/ })).toHaveAttribute('aria-pressed', 'false')
  await expect(rows).toHaveCount(1)
  await row(investor.name).getByRole('gridcell').nth(2).dblclick()
  const panel = page.getByRole('region', { name: 'Distribution', exact: true })
  // 1,000 units at $12.50
  await expect(panel.getByText('$12,500.00', { exact: true })).toBeVisible()
  await expect(panel.getByText('Short by $12,500.00').first()).toBeVisible()
  await expect(panel.getByRole('heading', { name: investor.name })).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`distribution=${id}`))
  await expectAccessible(page, 'the panel of a distribution')

  await panel.getByRole('button', { name: 'Add payment' }).click()
  await panel.getByLabel('Amount (USD)').fill('12750.25')
  await typeDay(panel, 'Paid On', '11202026')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('Over by $250.25').first()).toBeVisible()

  await page.reload()
  await expect(panel.getByText('Over by $250.25').first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue(investor.email)
  await expect(page.getByRole('button', { name: /^Closed/ })).toHaveAttribute('aria-pressed', 'false')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
  await expect(page).not.toHaveURL(/distribution=/)

  // Enter opens the row as well, and the way leads on to its allocation.
  await row(investor.name).getByRole('gridcell').nth(2).click()
  await expect(row(investor.name).getByRole('gridcell').nth(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await panel.getByRole('link', { name: 'Open in the allocation' }).click()
  await expect(page).toHaveURL(new RegExp(`/distribution\\?selected=${id}`))
  await expect(page.getByRole('main').getByText(investor.name).first()).toBeVisible()
  await page.goBack()

  // A filter shows how many selected rows it hides.
  await expect(row(investor.name)).toBeVisible()
  await row(investor.name).getByRole('checkbox').click()
  await page.getByRole('searchbox').fill('no such investor')
  await expect(page.getByText('1 of them is not shown')).toBeVisible()
  await expect(page.getByText('No row matches the search and the filters.')).toBeVisible()
})

interface Sold {
  allAllocations: { nodes: { id: string }[] }
}

const sold = `{ allAllocations(filter: { status: { equalTo: "active" }, roundByRoundId: { name: { equalTo: "Series B" } } }) {
  nodes { id } } }`
