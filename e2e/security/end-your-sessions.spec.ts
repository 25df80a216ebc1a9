import type { Browser } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/access/accessible'
import { listen } from '../drivers/access/announcements'
import { ask } from '../drivers/platform'
import { chooseUser, pickAccount } from '../drivers/people/signIn'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { platformOrigin } from '../places'
import { expect, test, type BrowserContext, type Page } from '../test'

const path = '/settings/account'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1'

test('a person sees where they are signed in, this session first, and ends another: its page opens sign-in at once with the reason', async ({
  page,
  investor,
  browser,
  expectConsoleError,
}) => {
  expectConsoleError(/401|WebSocket/)
  await startSession(page, investor.email)
  await page.goto(path)
  const card = page.getByRole('region', { name: 'Sessions and devices' })
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await expect(card.getByRole('listitem')).toContainText(
    /(Chrome) on \w+.*This session.*Last used .*network 127\.0\.0\.x/,
  )
  await expect(card).toContainText('You are signed in nowhere else.')
  await expect(card.getByRole('button')).toHaveCount(0)

  // The user signs in elsewhere: the row appears without a reload.
  const other = await signedInOn(browser, investor.email, investor.accountId, phone)
  await expect(card.getByRole('listitem')).toHaveCount(2)
  await expect(card.getByRole('listitem').nth(1)).toContainText('Safari on iPhone')
  await expect(card.getByRole('listitem').nth(1)).not.toContainText('This session')
  await expectAccessible(page, 'sessions and devices')
  await expect(other.getByRole('heading', { name: 'Sessions and devices' })).toBeVisible()

  const said = await listen(page)
  await card.getByRole('button', { name: 'End session: Safari on iPhone' }).click()
  await expect.poll(said).toContain('The session of Safari on iPhone has ended.')
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await expect(card).toBeFocused()
  await expect(other).toHaveURL('/login?next=%2Fsettings%2Faccount')
  await expect(other.getByRole('main')).toContainText(
    'You were signed out because this session was ended on another device.',
  )
  await other.reload()
  await expect(other.getByRole('main')).not.toContainText('You were signed out')
  await other.getByRole('link', { name: 'Sign in / Sign up' }).click()
  await chooseUser(other, investor.email)
  await pickAccount(other, investor.name)
  // proves ROUTE-019
  await expect(other).toHaveURL(path)
  await other.context().close()
})

test('all others are ended at once, and this one continues; a user cannot end sessions of another user', async ({
  page,
  investor,
  browser,
  expectConsoleError,
}) => {
  expectConsoleError(/401|WebSocket/)
  await startSession(page, investor.email)
  const [first, second] = [
    await signedInOn(browser, investor.email, investor.accountId, phone),
    await signedInOn(browser, investor.email, investor.accountId),
  ]
  await page.goto(path)
  const card = page.getByRole('region', { name: 'Sessions and devices' })
  await expect(card.getByRole('listitem')).toHaveCount(3)

  const stranger = await browser.newContext()
  await startSessionOf(stranger, 'issuer@capstan.test')
  const { allUserSessions } = await ask<Listed>(page.context(), list, {})
  const mine = allUserSessions.nodes.map(({ id }) => id)
  const theirs = await ask<Listed>(stranger, list, {})
  expect(theirs.allUserSessions.nodes.some(({ id }) => mine.includes(id))).toBe(false)
  expect(await refusedCode(stranger, end, { id: mine[0] })).toBe('not_found')
  await stranger.close()

  await card.getByRole('button', { name: 'End all others' }).click()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  for (const other of [first, second]) {
    await expect(other).toHaveURL('/login?next=%2Fsettings%2Faccount')
    await expect(other.getByRole('main')).toContainText('this session was ended on another device')
    await other.context().close()
  }
  await expect(card).toContainText('You are signed in nowhere else.')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, 'sessions and devices')
  await page.reload()
  await expect(card.getByRole('listitem')).toHaveCount(1)
})

test('a sign-out in one tab is shown in the other', async ({ page, investor, expectConsoleError }) => {
  expectConsoleError(/401|WebSocket/)
  await startSession(page, investor.email)
  await page.goto(path)
  await expect(page.getByRole('region', { name: 'Sessions and devices' }).getByRole('listitem')).toHaveCount(
    1,
  )
  const tab = await page.context().newPage()
  await tab.goto('/authenticate/logout')
  await expect(page).toHaveURL('/login?next=%2Fsettings%2Faccount')
  await expect(page.getByRole('main')).toContainText('You signed out in another tab.')
  await tab.close()
})

const ours = { origin: platformOrigin, 'sec-fetch-site': 'same-origin' }

/** The settings of an account in another browser. */
async function signedInOn(
  browser: Browser,
  email: string,
  accountId: string,
  userAgent?: string,
): Promise<Page> {
  const context = await browser.newContext({ userAgent })
  await startSessionOf(context, email)
  await context.request.get(`/authenticate/role/${accountId}`, { headers: ours, maxRedirects: 0 })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** Returns the code with which the platform refuses an operation that the page does not offer. */
async function refusedCode(context: BrowserContext, query: string, variables: object) {
  const answer = await context.request.post('/api/v2/graphql', { data: { query, variables }, headers: ours })
  const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] }
  return errors?.[0]?.extensions.code
}

interface Listed {
  allUserSessions: { nodes: { id: string }[] }
}

const list = '{ allUserSessions(first: 50) { nodes { id } } }'
const end = 'mutation ($id: UUID!) { endSession(input: { id: $id }) { userSession { id } } }'
