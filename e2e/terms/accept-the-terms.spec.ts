import { accountCards } from '../drivers/people/accounts'
import { recordCalls } from '../drivers/calls'
import { newInvestor } from '../drivers/people/newInvestor'
import { graphqlUrl, isOperation } from '../drivers/platform'
import { chooseUser, pickAccount } from '../drivers/people/signIn'
import { expect, test, type Page } from '../test'

const query = '?role=investor&next=%2Fwallet%3Ftab%3D2'

test('pending terms come before the accounts; accepting them goes through the flow again, with the query', async ({
  page,
  request,
}) => {
  const { email, name } = await newInvestor(request, { terms: false })
  const calls = recordCalls(page)
  await answerPlainTerms(page, 'Be fair.\n<b>Keep</b> your word.')
  await page.goto(`/authenticate/login${query}`)
  await chooseUser(page, email)
  const agreement = page.getByRole('region', { name: 'The agreement' })
  // proves TERMS-003
  await expect(agreement).toHaveText('Be fair.\n<b>Keep</b> your word.')

  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  // proves TERMS-002
  await expect(agreement.getByRole('heading', { name: '3. Private securities' })).toBeVisible()
  await expect(agreement.getByRole('listitem')).toHaveCount(3)
  // proves TERMS-001
  await expect(accountCards(page).getByRole('link')).toHaveCount(0)

  const goingOn = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('/authenticate/terms-of-service'),
  )
  await page.getByRole('button', { name: 'I AGREE' }).click()
  // proves ROUTE-054, TERMS-004, TERMS-006
  expect(new URL((await goingOn).url()).search).toBe(query)
  // proves CALL-003
  expect(calls('acceptTerms')).toEqual([{ input: { termsId: expect.stringMatching(/^[0-9a-f-]{36}$/) } }])
  // proves CALL-001
  expect(calls('getUsersData')).not.toEqual([])
  // proves TERMS-005
  await expect(page).toHaveURL(`/account-role${query}`)

  await pickAccount(page, name)
  await expect(page).toHaveURL('/wallet?tab=2')
  await page.goto('/account-role')
  await expect(accountCards(page)).toHaveCount(1)
})

/** Puts terms of another type in the place of the pending ones. */
async function answerPlainTerms(page: Page, agreement: string): Promise<void> {
  await page.route(graphqlUrl, async (route) => {
    if (!isOperation(route.request(), 'pendingTermsOfService')) return route.fallback()
    const response = await route.fetch()
    const body = (await response.json()) as Answer
    const { user } = body.data.getUsersData
    if (user.pendingTermsOfService) Object.assign(user.pendingTermsOfService, { type: 'plain', agreement })
    return route.fulfill({ response, json: body })
  })
}

interface Answer {
  data: { getUsersData: { user: { pendingTermsOfService: object | null } } }
}
