import { expectAllAccessible } from '../drivers/access/accessible'
import { ask } from '../drivers/platform'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { platformOrigin } from '../places'
import { expect, test, type Page } from '../test'

test('an administrator writes a form beside its preview, and saves a version that another one can read', async ({
  page,
}) => {
  await startSession(page, 'admin@capstan.test')
  await page.goto('/admin')
  // proves ROUTE-049, ROUTE-066
  await expect(page).toHaveURL('/admin/forms')
  const name = `Suitability ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Add form' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)

  // A pattern that could take too long is refused, by its line.
  await jsonOf(page).fill(
    JSON.stringify({ fields: [{ key: 'goal', type: 'string', regex: '^(a+)+$' }] }, null, 2),
  )
  await expect(page.getByRole('button', { name: 'Line 6' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save version' })).toBeDisabled()

  await jsonOf(page).fill(
    JSON.stringify(
      { title: 'Goals', fields: [{ key: 'goal', displayKey: 'Goal', type: 'string' }] },
      null,
      2,
    ),
  )
  await expect(page.getByRole('textbox', { name: 'Goal' })).toBeVisible()
  await expectAllAccessible(page, 'a step form')
  await page.getByRole('button', { name: 'Save version' }).click()
  await expect(page.getByText(`${name} was added.`)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/forms\?form=/)

  await jsonOf(page).fill(JSON.stringify({ fields: [{ key: 'aim', displayKey: 'Aim', type: 'string' }] }))
  await page.getByRole('button', { name: 'Save version' }).click()
  await expect(page.getByText(`${name} was saved as version 2.`)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Aim' })).toBeVisible()
  await expect(jsonOf(page)).toHaveValue(/"key": "aim"/)
})

test('an administrator adds a type of question; a vendor can ask for it', async ({ page, browser }) => {
  await startSession(page, 'admin@capstan.test')
  await page.goto('/admin/types')
  // proves ROUTE-051
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types')
  // proves ROLE-006
  await expect(page.getByRole('navigation', { name: 'Tables' }).getByRole('listitem')).toHaveText([
    /^Asset types/,
    /^Investor account types/,
    /^Question types/,
    /^Integration types/,
  ])
  await page.getByRole('button', { name: /^Question types/ }).click()
  await expect(page).toHaveURL('/admin/types?table=questions')
  const name = `Code ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Add type' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add type' })
  await dialog.getByRole('combobox', { name: /Field/ }).click()
  await page.getByRole('option', { name: 'Text', exact: true }).click()
  await dialog.getByRole('textbox', { name: /Name/ }).fill(name)
  await dialog.getByRole('textbox', { name: /Pattern/ }).fill('^(x+)+$')
  await dialog.getByRole('button', { name: 'Add type' }).click()
  await expect(dialog.getByRole('textbox', { name: /Pattern/ })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox', { name: /Pattern/ }).fill('^[A-Z]{3}$')
  await dialog.getByRole('button', { name: 'Add type' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('^[A-Z]{3}$')
  await expectAllAccessible(page, 'types')

  const vendor = await browser.newContext({ baseURL: platformOrigin })
  await startSessionOf(vendor, 'issuer@capstan.test')
  const { allOnboardingQuestionTypes } = await ask<QuestionTypes>(vendor, questionTypes)
  expect(allOnboardingQuestionTypes.nodes.map((type) => type.name)).toContain(name)
  await vendor.close()
})

test('a vendor can neither open the pages of administrators nor write their records', async ({ page }) => {
  await startSession(page, 'issuer@capstan.test')
  for (const path of ['/admin/forms', '/admin/types']) {
    await page.goto(path)
    // proves ROUTE-049, ROUTE-051
    await expect(page).toHaveURL('/dashboard')
  }
  const query = `mutation { createAssetType(input: { assetType: { type: "Mine", accountingType: "Debt" } }) { clientMutationId } }`
  const answer = await page.request.post('/api/v2/graphql', {
    data: { query },
    headers: { origin: platformOrigin, 'sec-fetch-site': 'same-origin' },
  })
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'not_allowed' } }] })
})

const jsonOf = (page: Page) => page.getByRole('textbox', { name: /as JSON/ })

interface QuestionTypes {
  allOnboardingQuestionTypes: { nodes: { name: string }[] }
}

const questionTypes = '{ allOnboardingQuestionTypes(first: 1000) { nodes { name } } }'
