import type { BrowserContext } from 'playwright'

/** The placeholder of a user created for one picture: set up, without investments. */
export const newPerson = 'a new person'
/** The same, with an account that waits to be set up. */
export const notSetUp = 'a person without a set-up account'

/** Signs a context in as a seeded or a new user, and chooses their account when they have just one. */
export async function signIn({ request }: BrowserContext, platform: string, who: string): Promise<void> {
  const headers = { origin: platform, 'sec-fetch-site': 'same-origin' }
  const isNew = who === newPerson || who === notSetUp
  const made =
    isNew &&
    (await request.post(`${platform}/sandbox/investors`, { headers, data: { setUp: who === newPerson } }))
  const user = made ? ((await made.json()) as { email: string }).email : who
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
