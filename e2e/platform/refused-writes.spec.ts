import { keysPath, sendNewKey } from '../drivers/embed/embedKeys'
import { graphqlUrl, isOperation } from '../drivers/platform'
import { startSession } from '../drivers/people/startSession'
import { expect, test, type Page } from '../test'

test('a form shows the first error of the platform, in its own words where it has some', async ({ page }) => {
  await startSession(page, 'broker@capstan.test')
  await page.goto(keysPath)
  const dialog = page.getByRole('dialog')
  const notice = dialog.locator('.capstan-form-notice')

  await refuse(page, [{ message: 'Not this name.' }, { message: 'Nor that origin.' }])
  await sendNewKey(page, 'Shop', ['https://shop.larkspur.example'])
  // proves ERR-003
  await expect(notice).toHaveText('Not this name.')

  await refuse(page, [{}])
  await dialog.getByRole('button', { name: 'Make key' }).click()
  // proves ERR-004
  await expect(notice).toHaveText('Unhandled graphql error')

  await refuse(page, [{ message: 'Twenty-one.', extensions: { code: 'too_many_embed_keys' } }])
  await dialog.getByRole('button', { name: 'Make key' }).click()
  // proves ERR-013, FIELD-038
  await expect(notice).toHaveText('An account has at most 20 keys. Revoke one that is not used.')
})

/** Makes the platform refuse the next write with a key with these errors. */
async function refuse(page: Page, errors: object[]): Promise<void> {
  await page.unroute(graphqlUrl)
  await page.route(graphqlUrl, (route) =>
    isOperation(route.request(), 'mutation')
      ? route.fulfill({ json: { data: null, errors } })
      : route.fallback(),
  )
}
