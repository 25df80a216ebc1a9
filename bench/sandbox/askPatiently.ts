import http from 'node:http'
import { text } from 'node:stream/consumers'
import type { Ask, Signed } from './signIn.ts'

/** Asks as somebody who waits for an answer as long as it takes: fetch gives up after five minutes. */
export function askPatiently(origin: string, { cookie, account }: Signed): Ask {
  const headers = {
    origin,
    cookie,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'x-capstan-account': account,
  }
  return async (query, variables = {}) => {
    const request = http.request(`${origin}/api/v2/graphql`, { method: 'POST', headers })
    const answered = new Promise<http.IncomingMessage>((resolve, reject) =>
      request.once('response', resolve).once('error', reject),
    )
    request.end(JSON.stringify({ query, variables }))
    const answer = JSON.parse(await text(await answered)) as Partial<Record<'data' | 'errors', unknown>>
    if (answer.errors || !answer.data) throw new Error(JSON.stringify(answer.errors))
    return answer.data as Record<string, unknown>
  }
}
