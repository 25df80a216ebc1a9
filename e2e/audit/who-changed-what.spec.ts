import { expectAccessible } from '../drivers/access/accessible'
import { makeSecurity } from '../drivers/investments/documents'
import { ask } from '../drivers/platform'
import { makeOwnRound } from '../drivers/investments/rounds'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { platformOrigin } from '../places'
import { expect, test } from '../test'

test.beforeEach(({ page }) => startSession(page, 'issuer@capstan.test'))

test('the history of a security shows who changed which field, before and after, and updates live', async ({
  page,
  context,
}) => {
  const name = `Audited ${Math.random().toString(36).slice(2, 8)}`
  const id = await makeSecurity(context, name)
  await page.goto(`/security/${id}`)
  await page.getByRole('button', { name: `History of ${name}` }).click()
  const drawer = page.getByRole('dialog', { name: `History of ${name}` })
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await expect(drawer.getByText('Added: Security')).toBeVisible()

  await ask(context, change, { id, patch: { total: '2000', unitValue: '3.5' } })

  const latest = drawer.getByRole('listitem').first()
  await expect(latest).toContainText('Changed: Security')
  await expect(latest).toContainText(/Total.*1,000.*2,000/)
  await expect(latest).toContainText(/Unit value.*nothing.*\$3\.50/)
  // Who it was stands in the demo data.
  const { getUsersData } = await ask<Reader>(context, reader)
  await expect(latest).toContainText(`${getUsersData.user.firstName} ${getUsersData.user.lastName}`)
  await expectAccessible(page, 'history')
})

test('rounds and assets have theirs, of their own changes alone', async ({ page, context }) => {
  const { roundId, name } = await makeOwnRound(context, { type: 'Debt' })
  await ask(context, reprice, { id: roundId, patch: { price: '13.75' } })
  await page.goto(`/asset-class/${roundId}/manage`)
  await page.getByRole('button', { name: `History of ${name}` }).click()
  const drawer = page.getByRole('dialog', { name: `History of ${name}` })
  await expect(drawer).toContainText(/Price.*\$12\.50.*\$13\.75/)
  await expect(drawer.getByText('Added: Terms of the tranche')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/assets')
  await page.getByRole('button', { name: `History of Asset of ${name}` }).click()
  const ofAsset = page.getByRole('dialog', { name: `History of Asset of ${name}` })
  await expect(ofAsset.getByText('Added: Asset')).toBeVisible()
  await expect(ofAsset).not.toContainText('13.75')
})

test('a viewer is offered no history, and neither a viewer nor another account can read one', async ({
  page,
  context,
  browser,
}) => {
  const id = await makeSecurity(context, 'Not for viewers')
  expect(await countFor('issuer@capstan.test')).toBeGreaterThan(0)
  for (const email of ['issuer-viewer@capstan.test', 'broker@capstan.test', 'ats@capstan.test'])
    expect(await countFor(email), email).toBe(0)
  await startSession(page, 'issuer-viewer@capstan.test')
  await page.goto(`/security/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Not for viewers' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Documents Shared By Me' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^History/ })).toHaveCount(0)

  async function countFor(email: string): Promise<number> {
    const other = await browser.newContext({ baseURL: platformOrigin })
    await startSessionOf(other, email)
    const { recordHistory } = await ask<History>(other, history, { id })
    await other.close()
    return recordHistory.nodes.length
  }
})

interface History {
  recordHistory: { nodes: unknown[] }
}

interface Reader {
  getUsersData: { user: { firstName: string; lastName: string } }
}

const history =
  'query ($id: UUID!) { recordHistory(kind: "security", recordId: $id, first: 10) { nodes { id } } }'
const reader = '{ getUsersData { user { firstName lastName } } }'
const change = `mutation ($id: UUID!, $patch: SecurityPatch!) {
  updateSecurityById(input: { id: $id, patch: $patch }) { security { id } } }`
const reprice = `mutation ($id: UUID!, $patch: RoundPatch!) {
  updateRoundById(input: { id: $id, patch: $patch }) { round { id } } }`
