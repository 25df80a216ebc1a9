import { expectAllAccessible } from '../drivers/access/accessible'
import { listen } from '../drivers/access/announcements'
import {
  askForSession,
  chooseFor,
  hintOf,
  keysPath,
  makeKey,
  revokeKey,
  rowOf,
  secretShown,
  statusFor,
} from '../drivers/embed/embedKeys'
import { enter, tabTo } from '../drivers/access/keyboard'
import { ask, isOperation } from '../drivers/platform'
import { startSession } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

const shop = 'https://shop.larkspur.example'
const newName = () => `Shop ${crypto.randomUUID().slice(0, 8)}`

test.describe('a broker’s secret key', () => {
  test.beforeEach(async ({ page }) => {
    await startSession(page, 'broker@capstan.test')
    await page.goto(keysPath)
    await expect(page.getByRole('table', { name: 'Secret keys' })).toBeVisible()
  })

  test('is made and copied, makes sessions within its bounds, and is not shown again', async ({
    page,
    context,
    investor,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const secret = await makeKey(page, newName(), [shop, 'http://localhost:*'])
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Make a key' })).toBeFocused()

    const sessionInput = { account: investor.accountId, origins: [shop] }
    const made = await askForSession(secret, sessionInput)
    const beyond = await askForSession(secret, { ...sessionInput, origins: ['https://evil.example'] })
    const more = await askForSession(secret, { ...sessionInput, components: ['steps'] })
    expect([made.status, await statusFor(made.token, shop)]).toEqual([201, 200])
    expect(
      (await askForSession(secret, { ...sessionInput, origins: ['http://localhost:5173'] })).status,
    ).toBe(201)
    for (const { status, errors } of [beyond, more])
      expect([status, errors?.[0]?.extensions.code]).toEqual([403, 'beyond_embed_key'])

    const [year, month, day] = new Date().toISOString().slice(0, 10).split('-')
    await expect(rowOf(page, hintOf(secret))).toContainText(`${month}/${day}/${year}`)
    await page.reload()
    await expect(rowOf(page, hintOf(secret))).toBeVisible()
    expect(await page.content()).not.toContain(secret)
    await revokeKey(page, hintOf(secret))
  })

  test('is rotated with two alive, and ends with its sessions when it is revoked; another tab follows', async ({
    page,
    context,
    investor,
  }) => {
    const old = await makeKey(page, newName(), [shop])
    await page.getByRole('button', { name: 'Done' }).click()
    const other = await context.newPage()
    await other.goto(keysPath)
    await expect(rowOf(other, hintOf(old))).toContainText('Active')

    await chooseFor(page, hintOf(old), 'Rotate')
    await page.getByRole('radio', { name: '1 hour' }).check({ force: true })
    await page.getByRole('button', { name: 'Rotate key' }).click()
    const next = await secretShown(page)
    await page.getByRole('button', { name: 'Done' }).click()

    await expect(rowOf(other, hintOf(old))).toContainText('Ending')
    await expect(rowOf(other, hintOf(next))).toContainText('Active')
    const sessionInput = { account: investor.accountId, origins: [shop] }
    const [byOld, byNext] = [await askForSession(old, sessionInput), await askForSession(next, sessionInput)]
    expect([byOld.status, byNext.status]).toEqual([201, 201])

    await revokeKey(page, hintOf(old))
    await expect(rowOf(other, hintOf(old))).toHaveCount(0)
    expect([(await askForSession(old, sessionInput)).status, await statusFor(byOld.token, shop)]).toEqual([
      401, 401,
    ])
    expect([(await askForSession(next, sessionInput)).status, await statusFor(byNext.token, shop)]).toEqual([
      201, 200,
    ])
    await revokeKey(page, hintOf(next))
    expect(await statusFor(byNext.token, shop)).toBe(401)
  })

  test('is renamed and limited, sending only the changes; sessions beyond the new limits end', async ({
    page,
    investor,
  }) => {
    const secret = await makeKey(page, newName(), [shop, 'https://old.larkspur.example'])
    await page.getByRole('button', { name: 'Done' }).click()
    const sessionInput = { account: investor.accountId, origins: ['https://old.larkspur.example'] }
    const { token } = await askForSession(secret, sessionInput)
    await expect(rowOf(page, hintOf(secret))).not.toContainText('Never')

    await chooseFor(page, hintOf(secret), 'Edit')
    const name = newName()
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.getByRole('textbox', { name: 'Origins of your pages' }).fill('shop.larkspur.example')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/shop.larkspur.example is not a valid origin/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Origins of your pages' }).fill(`${shop}/`)
    const request = page.waitForRequest((each) => isOperation(each, 'updateEmbedKeyById'))
    await page.getByRole('button', { name: 'Save' }).click()
    const { variables } = (await request).postDataJSON() as { variables: { input: { patch: object } } }
    expect(Object.keys(variables.input.patch).toSorted()).toEqual(['name', 'origins', 'version'])

    await expect(rowOf(page, hintOf(secret))).toContainText(name)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await statusFor(token, 'https://old.larkspur.example')).toBe(401)
    // proves FIELD-034
    expect((await askForSession(secret, sessionInput)).status).toBe(403)
    await revokeKey(page, hintOf(secret))
  })

  test('is made by keyboard alone, and announced once to a screen reader', async ({ page }) => {
    const said = await listen(page)
    await enter(page, page.getByRole('button', { name: 'Make a key' }))
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please correct the following:')).toBeVisible()
    await enter(page, page.getByRole('link', { name: 'Name is required.' }))
    const name = newName()
    await page.keyboard.type(name)
    await tabTo(page, page.getByRole('textbox', { name: 'Origins of your pages' }))
    await page.keyboard.type(shop)
    await tabTo(page, page.getByRole('checkbox', { name: 'Documents', exact: true }))
    await page.keyboard.press('Space')
    await enter(page, page.getByRole('button', { name: 'Make key' }))
    const secret = await secretShown(page)
    await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused()
    await expect(page.getByRole('alert')).toHaveText(/You will not see it again/)
    await enter(page, page.getByRole('button', { name: 'Done' }))
    await expect(page.getByRole('button', { name: 'Make a key' })).toBeFocused()

    await enter(page, rowOf(page, hintOf(secret)).getByRole('button', { name: /^Actions for/ }))
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rowOf(page, hintOf(secret)).getByRole('button')).toBeFocused()
    await revokeKey(page, hintOf(secret))
    await expect(page.getByRole('button', { name: 'Make a key' })).toBeFocused()
    expect((await said()).filter((text) => text === `${name} revoked.`)).toHaveLength(1)
  })

  test('is clean by the rules of WCAG 2.2 AA in every state, and fits 320 px', async ({ page }) => {
    test.slow()
    const hold = (state: string) => expectAllAccessible(page, state)
    await hold('the list')
    await page.getByRole('button', { name: 'Make a key' }).click()
    await page.getByRole('button', { name: 'Make key' }).click()
    await expect(page.getByText('Please correct the following:')).toBeVisible()
    await hold('wrong answers')
    await page.getByRole('button', { name: 'Cancel' }).click()
    const secret = await makeKey(page, newName(), [shop])
    await hold('the secret')
    await page.getByRole('button', { name: 'Done' }).click()
    for (const action of ['Edit', 'Rotate', 'Revoke'] as const) {
      await chooseFor(page, hintOf(secret), action)
      await hold(action)
      await page.getByRole('button', { name: 'Cancel' }).click()
    }
    await revokeKey(page, hintOf(secret))
    await hold('after revoking')
  })
})

test('a viewer sees which keys there are, and may do nothing with them', async ({ page, browser }) => {
  const name = newName()
  await startSession(page, 'issuer@capstan.test')
  const { makeEmbedKey } = await ask<{ makeEmbedKey: { newEmbedKey: { embedKey: { id: string } } } }>(
    page.context(),
    `mutation { makeEmbedKey(input: { name: "${name}", origins: ["${shop}"], components: ["invest"] }) {
      newEmbedKey { embedKey { id } } } }`,
  )
  const { id } = makeEmbedKey.newEmbedKey.embedKey
  const viewer = await (await browser.newContext()).newPage()
  await startSession(viewer, 'issuer-viewer@capstan.test')
  await viewer.goto(keysPath)

  await expect(viewer.getByRole('rowheader', { name })).toBeVisible()
  await expect(viewer.getByRole('button', { name: /Make a key|Actions for/ })).toHaveCount(0)
  for (const write of [
    `makeEmbedKey(input: { name: "x", origins: ["${shop}"], components: ["invest"] })`,
    `updateEmbedKeyById(input: { id: "${id}", patch: { name: "x" } })`,
    `rotateEmbedKey(input: { id: "${id}" })`,
    `revokeEmbedKey(input: { id: "${id}" })`,
  ])
    expect(await codeFor(viewer, `mutation { ${write} { clientMutationId } }`)).toBe('not_allowed')
  await viewer.context().close()
  await ask(page.context(), `mutation { revokeEmbedKey(input: { id: "${id}" }) { clientMutationId } }`)
})

test('an investor has no keys, and no section for keys in the settings', async ({ page, investor }) => {
  await startSession(page, investor.email)
  await page.goto(keysPath)

  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make a key' })).toHaveCount(0)
})

/** The code that a request of the person on a page is refused with. */
async function codeFor(page: Page, query: string): Promise<string | undefined> {
  const answer = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/v2/graphql', { method: 'POST', headers, body })).json() as Promise<unknown>
  }, JSON.stringify({ query }))
  return (answer as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code
}
