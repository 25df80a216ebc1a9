import type { TypedDocument } from '../client/TypedDocument'

/** A request as the fake server received it. */
export interface FakeRequest {
  /** The operation's name, or the path of a post. */
  name: string
  variables: unknown
  headers: Headers
}

/** An answer as a test writes it: type names are any text, so that a literal needs no `as const`. */
export type FakeAnswer<T> = T extends readonly (infer Each)[]
  ? FakeAnswer<Each>[]
  : T extends object
    ? { [Field in keyof T]: Field extends '__typename' ? string : FakeAnswer<T[Field]> }
    : T

/** Answers an operation: with its data, with `refuse(…)`, or with a whole `Response`. */
export type FakeHandler<TData, TVariables> = (
  variables: TVariables,
  request: FakeRequest,
) => TData | Response | Promise<TData | Response>

/** A platform in memory: typed handlers behind a `fetch`. */
export interface FakeServer {
  /** Hand it in as `environment: { fetch }`. */
  fetch: typeof fetch
  /** Answers an operation from now on. */
  on<TData, TVariables>(
    document: TypedDocument<TData, TVariables>,
    handler: FakeHandler<FakeAnswer<NoInfer<TData>>, NoInfer<TVariables>>,
  ): void
  /** Answers posts to a path from now on. */
  onPost(path: string, handler: FakeHandler<unknown, unknown>): void
  /** Everything received, oldest first. */
  readonly requests: readonly FakeRequest[]
}

/** A platform that answers only mocked requests; others are refused as `not_found`. */
export function fakeServer(): FakeServer {
  const handlers = new Map<string, FakeHandler<unknown, never>>()
  const requests: FakeRequest[] = []

  const receive: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as {
      query?: string
      variables?: unknown
    }
    const key = body.query ?? url.pathname
    const variables = body.query === undefined ? body : body.variables
    const request = { name: nameOf(key), variables, headers: new Headers(init?.headers) }
    requests.push(request)
    const handler = handlers.get(key)
    if (!handler) return refuse('not_found', `The fake server has no handler for ${request.name}.`)
    // The document determines the type of its handler's variables.
    const answer = await untilAborted(handler(variables as never, request), init?.signal)
    if (answer instanceof Response) return answer
    return Response.json(body.query === undefined ? answer : { data: answer })
  }

  return {
    fetch: receive,
    on: (document, handler) => void handlers.set(document.toString(), handler as FakeHandler<unknown, never>),
    onPost: (path, handler) => void handlers.set(path, handler),
    requests,
  }
}

/** The answer of a platform that refuses: a GraphQL error under HTTP 200, as the real one sends it. */
export function refuse(code: string, message: string, details?: Record<string, unknown>): Response {
  return Response.json({ data: null, errors: [{ message, extensions: { code, details } }] })
}

function nameOf(key: string): string {
  return /^\s*(?:query|mutation)\s+(\w+)/.exec(key)?.[1] ?? key
}

async function untilAborted<T>(answer: T | Promise<T>, signal?: AbortSignal | null): Promise<T> {
  if (!signal) return answer
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(new DOMException('The request was cancelled.', 'AbortError'))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
  })
  return Promise.race([answer, aborted])
}
