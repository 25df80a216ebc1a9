import type { BrowserContext, Page } from '@playwright/test'
import { platformOrigin } from '../../places'

/** Signed in as a seeded user in their first account, without walking the pages of sign-in: those have specs of their own. */
export async function startSession(page: Page, email: string, origin?: string): Promise<void> {
  await startSessionOf(page.context(), email, origin)
}

/**
 * Starts the session of another user in the same tab. The page of the previous user is left first: it would otherwise notice that
 * its session ended.
 */
export async function switchPerson(page: Page, email: string): Promise<void> {
  if (page.url() !== nowhere) await page.evaluate(() => sessionStorage.clear())
  await page.goto(nowhere)
  await startSession(page, email)
}

/** The same for every page a context will open. */
export async function startSessionOf(
  { request }: Pick<BrowserContext, 'request'>,
  email: string,
  origin = platformOrigin,
): Promise<void> {
  const ours = { origin, 'sec-fetch-site': 'same-origin' }
  await request.post('/authenticate/login', { form: { user: email }, headers: ours, maxRedirects: 0 })
  const answer = await request.post('/api/v2/graphql', { data: { query: myAccounts }, headers: ours })
  const { data } = (await answer.json()) as { data: MyAccounts }
  const [first] = data.getUsersData.user.usersAccountsByUserId.nodes
  await request.get(`/authenticate/role/${first?.accountByAccountId.id}`, { headers: ours, maxRedirects: 0 })
}

const nowhere = 'about:blank'

interface MyAccounts {
  getUsersData: { user: { usersAccountsByUserId: { nodes: { accountByAccountId: { id: string } }[] } } }
}

const myAccounts =
  '{ getUsersData { user { id usersAccountsByUserId { nodes { id accountByAccountId { id } } } } } }'
