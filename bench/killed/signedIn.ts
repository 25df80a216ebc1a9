import type { BrowserContext } from 'playwright'

/** Queries the API as the signed-in user. */
export type Ask = <Data>(query: string, variables?: object) => Promise<Data>

/** Makes an investor, and signs them in. */
export async function signedIn(
  { request }: BrowserContext,
  origin: string,
  investor: { setUp: boolean },
): Promise<Ask> {
  const headers = { origin, 'sec-fetch-site': 'same-origin' }
  const ask: Ask = async <Data>(query: string, variables: object = {}) => {
    const answer = await request.post('/api/v2/graphql', { data: { query, variables }, headers })
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown }
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  const made = await request.post('/sandbox/investors', { data: investor })
  const { email } = (await made.json()) as { email: string }
  await request.post('/authenticate/login', { form: { user: email }, headers, maxRedirects: 0 })
  const { getUsersData } = await ask<Mine>(
    '{ getUsersData { user { id usersAccountsByUserId { nodes { id accountByAccountId { id } } } } } }',
  )
  const [first] = getUsersData.user.usersAccountsByUserId.nodes
  await request.get(`/authenticate/role/${first?.accountByAccountId.id}`, { headers, maxRedirects: 0 })
  return ask
}

interface Mine {
  getUsersData: { user: { usersAccountsByUserId: { nodes: { accountByAccountId: { id: string } }[] } } }
}
