import * as whole from 'graphql-request'
import { describe, expect, it } from 'vitest'
import * as bundled from '../../../build/graphqlRequest'

const json = { 'Content-Type': 'application/json' }
const refused = { errors: [{ message: 'No.', extensions: { code: 'not_allowed' } }] }

/** Returns the request that a client sends, and its reading of the answer. */
async function outcomeOf(
  library: typeof whole | typeof bundled,
  answer: Response,
  variables?: { id: string },
) {
  const sent: unknown[] = []
  const client = new library.GraphQLClient('https://platform.test/api/v2/graphql', {
    excludeOperationName: true,
    fetch: async (url, { method, headers, body, signal } = {}) => {
      sent.push(String(url), method, [...new Headers(headers)], body, signal?.aborted)
      return answer
    },
  })
  const request = {
    query: 'query Asset($id:UUID!){assetById(id:$id){id}}',
    variables,
    requestHeaders: { 'X-Capstan-Account': '1' },
    signal: new AbortController().signal,
  }
  const end = await client
    .rawRequest(request)
    .catch((error: unknown) =>
      error instanceof library.ClientError ? { refused: error.response } : { thrown: String(error) },
    )
  return { sent, end: { ...end, headers: undefined } }
}

describe('the bundled parts of graphql-request', () => {
  it.each([
    ['data', () => new Response('{"data":{"assetById":{"id":"a"}}}', { headers: json })],
    ['data and errors', () => new Response(JSON.stringify({ data: null, ...refused }), { headers: json })],
    ['errors with a status', () => new Response(JSON.stringify(refused), { status: 400, headers: json })],
    ['a fault of the server', () => new Response('<h1>502</h1>', { status: 502 })],
    ['a page', () => new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['half an answer', () => new Response('{"data":', { headers: json })],
    ['JSON that is no answer', () => new Response('7', { headers: json })],
  ])('sends the same as all of it, and makes the same of %s', async (_, answer) => {
    for (const variables of [{ id: 'a' }, undefined]) {
      const expected = await outcomeOf(whole, answer(), variables)
      expect(await outcomeOf(bundled, answer(), variables)).toEqual(expected)
    }
  })
})
