import type { BrowserContext } from 'playwright'

/** Signs a context in as a seeded user, in their account when they have just one. */
export async function signIn({ request }: BrowserContext, platform: string, user: string): Promise<void> {
  const headers = { origin: platform, 'sec-fetch-site': 'same-origin' }
  await request.post(`${platform}/authenticate/login`, { form: { user }, headers, maxRedirects: 0 })
  const answer = await request.post(`${platform}/api/v2/graphql`, { data: { query: myAccounts }, headers })
  const { data } = (await answer.json()) as { data: MyAccounts }
  const [first, ...others] = data.getUsersData.user.usersAccountsByUserId.nodes
  if (!first || others.length > 0) return
  const role = `${platform}/authenticate/role/${first.accountByAccountId.id}`
  await request.get(role, { headers, maxRedirects: 0 })
}

interface MyAccounts {
  getUsersData: { user: { usersAccountsByUserId: { nodes: { accountByAccountId: { id: string } }[] } } }
}

const myAccounts =
  '{ getUsersData { user { id usersAccountsByUserId { nodes { id accountByAccountId { id } } } } } }'
