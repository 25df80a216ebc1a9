/** Sends a GraphQL request as a user. */
export type Ask = (query: string, variables?: Record<string, unknown>) => Promise<Record<string, unknown>>

/** A signed-in user who acts for an account. */
export interface Signed {
  ask: Ask
  cookie: string
  account: string
}

/** Signs in as a seeded user, for the first account that is theirs. */
export async function signIn(origin: string, user: string): Promise<Signed> {
  const answer = await fetch(`${origin}/authenticate/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ user }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const mine = await asking(origin, { cookie })(myAccounts)
  const { usersAccountsByUserId } = (mine.getUsersData as Mine).user
  const account = usersAccountsByUserId.nodes[0]?.accountByAccountId.id
  if (!account) throw new Error(`${user} has no account.`)
  return { cookie, account, ask: asking(origin, { cookie, 'x-capstan-account': account }) }
}

const myAccounts =
  '{ getUsersData { user { usersAccountsByUserId { nodes { accountByAccountId { id } } } } } }'

interface Mine {
  user: { usersAccountsByUserId: { nodes: { accountByAccountId: { id: string } }[] } }
}

function asking(origin: string, who: Record<string, string>): Ask {
  const headers = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...who }
  return async (query, variables = {}) => {
    const body = JSON.stringify({ query, variables })
    const answer = await fetch(`${origin}/api/v2/graphql`, { method: 'POST', headers, body })
    const { data, errors } = (await answer.json()) as { data?: Record<string, unknown>; errors?: unknown }
    if (errors || !data) throw new Error(JSON.stringify(errors))
    return data
  }
}
