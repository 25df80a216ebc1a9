import type { APIRequestContext } from '@playwright/test'

/** The answer of the platform: its status, its data, and the codes of its errors. */
export interface ApiAnswer<Data = Record<string, unknown>> {
  status: number
  data: Data | undefined
  codes: (string | undefined)[]
}

/** A user of the platform's API. */
export interface Person {
  /** Sends a GraphQL request; `path` sets another address. */
  ask: <Data>(query: string, variables?: object, path?: string) => Promise<ApiAnswer<Data>>
  /** Sends something else than a question. */
  send: (method: string, path: string, data?: string | object) => Promise<ApiAnswer>
}

interface Answer {
  data?: never
  errors?: { extensions?: { code?: string } }[]
}

/** Returns the signed-in user of the request context; a vendor's page when a token is given. */
export function person(request: APIRequestContext, origin: string, token?: string): Person {
  const headers: Record<string, string> = token
    ? { origin: vendorPage, authorization: `Bearer ${token}` }
    : { origin, 'sec-fetch-site': 'same-origin' }
  const send = async (method: string, path: string, data?: string | object) => {
    const body = typeof data === 'string' ? Buffer.from(data) : data
    const type: Record<string, string> = data ? { 'content-type': 'application/json' } : {}
    const options = { method, data: body, headers: { ...headers, ...type }, maxRedirects: 0 }
    const answer = await request.fetch(`${origin}${path}`, options)
    const { data: said, errors = [] } = (await answer.json().catch(() => ({}))) as Answer
    return { status: answer.status(), data: said, codes: errors.map(({ extensions }) => extensions?.code) }
  }
  return {
    send,
    ask: (query, variables = {}, path = '/api/v2/graphql') => send('POST', path, { query, variables }),
  }
}

/** A page of the demo broker's, which its key makes sessions for. */
const vendorPage = 'https://invest.larkspur.example'

const demoSecretKey = 'sk_test_larkspur_0123456789abcdef'

/** Returns the answer to the demo broker's server when it requests a session of an account. */
export async function vendorSession(
  origin: string,
  account: string,
  components: string[],
): Promise<{ status: number; token: string; consent?: string }> {
  const answer = await fetch(`${origin}/api/v2/embed/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demoSecretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ account, origins: [vendorPage], components }),
  })
  return { status: answer.status, ...((await answer.json()) as { token: string; consent?: string }) }
}
