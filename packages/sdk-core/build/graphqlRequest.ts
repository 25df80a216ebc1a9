// Of graphql-request's client we ask `rawRequest` alone, and no bundler takes a class apart: this is what is bundled of it.
import { runRequest } from '../node_modules/graphql-request/build/legacy/helpers/runRequest.js'

export { ClientError } from '../node_modules/graphql-request/build/legacy/classes/ClientError.js'

export interface RawRequest {
  query: string
  variables?: Record<string, unknown>
  signal?: AbortSignal | null
  requestHeaders: Record<string, string>
}

/** As graphql-request's own answers `rawRequest`, for documents that are texts. */
export class GraphQLClient {
  readonly #url: string
  readonly #fetch: typeof fetch

  constructor(url: string, options: { fetch: typeof fetch; excludeOperationName: true }) {
    this.#url = url
    this.#fetch = options.fetch
  }

  async rawRequest({ query, variables, signal, requestHeaders }: RawRequest): Promise<{ data: unknown }> {
    const answer = await runRequest({
      url: this.#url,
      request: {
        _tag: 'Single',
        document: { expression: query, isMutation: false },
        variables,
      },
      headers: requestHeaders,
      fetch: this.#fetch,
      fetchOptions: { signal },
    })
    if (answer instanceof Error) throw answer
    return answer
  }
}
