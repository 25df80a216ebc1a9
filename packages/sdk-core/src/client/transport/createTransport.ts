import { GraphQLClient } from 'graphql-request'
import { CapstanError } from '../../errors/CapstanError'
import { isCapstanError } from '../../errors/isCapstanError'
import { authorizedFetch, type TransportParts } from './authorizedFetch'
import { httpError, normalizeError, serverErrors, type ServerError } from './normalizeError'
import { withRequestTimeout, type RequestTimeout } from './withRequestTimeout'

/** Options of a single request. */
export interface SendOptions {
  idempotencyKey?: string
  /** The bulk operation that the mutations of the request belong to. */
  bulkOperation?: string
  signal?: AbortSignal
  /** Given the platform's error list, before the request fails with the first of them. */
  onErrors?: (errors: readonly ServerError[]) => void
  /** Sent to its end though the page is left meanwhile. */
  keepalive?: boolean
  /** The account it is sent for; the one that is chosen unless given. */
  account?: string
  /** Asks only for the outcome of the write with this key; the platform carries out nothing. */
  onlyOutcome?: boolean
}

/** The way to the platform: every request proves the user and names the account. */
export interface Transport {
  /** Sends a GraphQL operation; resolves to its `data`, or throws a `CapstanError`. */
  send(text: string, variables: unknown, options?: SendOptions & RequestTimeout): Promise<unknown>
  /** Posts JSON to a path on the platform's origin, such as `/api/v2/integration/docusign-link`. */
  post(path: string, body: unknown, options?: SendOptions): Promise<unknown>
  /** Gets a file from a path on the platform's origin, such as `/api/v2/reports/cap-table`. */
  file(path: string, options?: Pick<SendOptions, 'signal'>): Promise<Blob>
}

interface Confirming {
  /** Asks the person for the second factor that a request was refused for; resolves to true when they confirm. */
  confirm?: (error: CapstanError) => Promise<boolean>
  /** Called at the end of each GraphQL request: with an error when it failed. */
  onEnd?: (error?: CapstanError) => void
}

/** The transport of one instance: graphql-request over a fetch that carries the session. */
export function createTransport({ confirm, onEnd, ...parts }: TransportParts & Confirming): Transport {
  const authorized = authorizedFetch(parts)
  // A refused file does not affect the session.
  const forFiles = authorizedFetch(parts, [401])
  const endpoint = () => new URL(parts.settings().endpoint, parts.environment.baseUrl())

  // Built before any wait: while a token is on its way, the user may choose another account.
  const headersFor = (options: SendOptions): Record<string, string> => {
    const { idempotencyKey, onlyOutcome, bulkOperation, ...given } = options
    const { locale, account: chosen } = parts.settings()
    const { account = chosen } = given
    return {
      // A refusal is written in the language of the page, which may differ from the browser's.
      ...(locale && { 'Accept-Language': locale }),
      ...(account && { 'X-Capstan-Account': account }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(onlyOutcome && { 'Idempotency-Outcome': 'only' }),
      ...(bulkOperation && { 'X-Capstan-Bulk-Operation': bulkOperation }),
    }
  }

  /** Sends it again, as it was, once the person has confirmed it with a second factor. */
  const confirmed = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (!isCapstanError(error, 'second_factor_required') || !(await confirm?.(error))) throw error
      return work()
    }
  }

  const transport: Transport = {
    async send(text, variables, options = {}) {
      // The text is sent as it is: finding the operation's name would bring a parser along.
      const { keepalive = parts.environment.isLeaving?.() } = options
      const fetch: typeof authorized = (url, init) => authorized(url, { ...init, keepalive })
      const client = new GraphQLClient(endpoint().href, { fetch, excludeOperationName: true })
      const requestHeaders = headersFor(options)
      const request = { query: text, variables: variables as object, requestHeaders }
      const send = (signal?: AbortSignal) => client.rawRequest<unknown>({ ...request, signal })
      try {
        const data = checkData((await withRequestTimeout(parts.environment, options, send)).data)
        onEnd?.()
        return data
      } catch (error) {
        const failure = failed(error, options)
        // A page does not begin with a write, and a write reports its failure itself.
        if (!options.idempotencyKey) onEnd?.(failure)
        throw failure
      }
    },
    async post(path, body, options = {}) {
      const headers = { 'Content-Type': 'application/json', ...headersFor(options) }
      const init = { method: 'POST', headers, body: JSON.stringify(body), signal: options.signal }
      try {
        return await readJson(await authorized(new URL(path, endpoint()), init))
      } catch (error) {
        throw failed(error, options)
      }
    },
    async file(path, options = {}) {
      try {
        const init = { headers: headersFor(options), signal: options.signal }
        const answer = await forFiles(new URL(path, endpoint()), init)
        if (!answer.ok) throw httpError(answer.status, firstError(await answer.text()))
        return await answer.blob()
      } catch (error) {
        throw failed(error, options)
      }
    },
  }
  return {
    ...transport,
    send: (...asked) => confirmed(() => transport.send(...asked)),
    post: (...asked) => confirmed(() => transport.post(...asked)),
  }
}

function failed(error: unknown, { signal, onErrors }: SendOptions): CapstanError {
  if (signal?.aborted) return new CapstanError('aborted', { cause: error })
  const errors = serverErrors(error)
  if (errors.length > 0) onErrors?.(errors)
  return normalizeError(error)
}

function checkData(data: unknown): unknown {
  if (typeof data === 'object' && data !== null) return data
  throw new CapstanError('answer_unreadable')
}

async function readJson(answer: Response): Promise<unknown> {
  const text = await answer.text()
  if (answer.ok) return JSON.parse(text)
  throw httpError(answer.status, firstError(text))
}

function firstError(text: string): ServerError | undefined {
  try {
    const answer = JSON.parse(text) as { errors?: ServerError[] } // looked at before it is used
    return Array.isArray(answer?.errors) ? answer.errors[0] : undefined
  } catch {
    return undefined
  }
}
