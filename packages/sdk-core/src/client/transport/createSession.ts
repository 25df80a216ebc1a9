import { CapstanError } from '../../errors/CapstanError'
import type { Environment } from './Environment'

/** A token that identifies the signed-in user, issued by the server of the host. */
export interface SessionToken {
  token: string
  /** ISO 8601, or milliseconds since 1970. */
  expiresAt: string | number
}

/** Asks the host for a session token. */
export type FetchSession = () => Promise<SessionToken>

/** Keeps the session token in memory, and only there. */
export interface Session {
  /** True when requests carry a token; without one the browser sends its cookie. */
  readonly usesToken: boolean
  /** The expiry of the token in use, as given by the host. */
  readonly expiresAt: string | undefined
  /** A token that is good for a while yet; `undefined` with cookies. */
  token(): Promise<string | undefined>
  /** A newer token than the one the platform refused. */
  renew(refused: string | undefined): Promise<string | undefined>
  forget(): void
  /** Calls whenever `fetchSession` has returned a token; returns a function that stops it. */
  onToken(listener: () => void): () => void
  /** Reads the platform's clock from its answers. */
  noteServerTime(date: string | null): void
}

// A token is renewed this long before it expires, so that a request arrives in time.
const expiryMarginMs = 30_000

/** How long a host may take to answer. */
const timeoutMs = 20_000

/** The session of one instance: callers who need a new token at the same time share one `fetchSession`. */
export function createSession(
  fetchSession: () => FetchSession | undefined,
  environment: Pick<Environment, 'now' | 'setTimeout' | 'clearTimeout'>,
): Session {
  let current: SessionToken | undefined
  let pending: Promise<string> | undefined
  // The offset of the platform's clock from this machine's: token expiry is in the platform's time.
  let aheadMs = 0
  const listeners = new Set<() => void>()

  const refresh = (ask: FetchSession): Promise<string> => {
    const request = (pending ??= fetchToken(ask, environment).then((answer) => {
      if (pending === request) {
        current = answer
        listeners.forEach((listener) => listener())
      }
      return answer.token
    }))
    request.finally(() => (pending = pending === request ? undefined : pending)).catch(() => {})
    return request
  }

  return {
    get usesToken() {
      return fetchSession() !== undefined
    },
    get expiresAt() {
      return current && new Date(current.expiresAt).toISOString()
    },
    async token() {
      const ask = fetchSession()
      if (!ask) return undefined
      return current && isFresh(current, environment.now() + aheadMs) ? current.token : refresh(ask)
    },
    async renew(refused) {
      const ask = fetchSession()
      if (!ask) return undefined
      return current && current.token !== refused ? current.token : refresh(ask)
    },
    forget() {
      current = undefined
      pending = undefined
    },
    onToken(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    noteServerTime(date) {
      const time = Date.parse(date ?? '')
      if (!Number.isNaN(time)) aheadMs = time - environment.now()
    },
  }
}

type Timers = Pick<Environment, 'setTimeout' | 'clearTimeout'>

async function fetchToken(ask: FetchSession, timers: Timers): Promise<SessionToken> {
  const answer = await inTime(ask, timers)
  // A host may answer anything, in spite of the types.
  const token: unknown = (answer as Partial<SessionToken> | undefined)?.token
  if (typeof token !== 'string' || token === '')
    throw new CapstanError('session_failed', { details: { reason: 'no_token' } })
  // A secret key is for servers: it is sent nowhere from a page.
  if (token.startsWith('sk_')) throw new CapstanError('session_failed', { details: { reason: 'secret_key' } })
  return answer
}

function inTime(ask: FetchSession, { setTimeout, clearTimeout }: Timers): Promise<SessionToken> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new CapstanError('session_failed', { details: { reason: 'timeout' } }))
    const timer = setTimeout(giveUp, timeoutMs)
    // A function that throws at once fails as one whose promise is refused.
    void (async () => ask())()
      .then(resolve, (cause: unknown) =>
        reject(new CapstanError('session_failed', { cause, details: { reason: 'threw' } })),
      )
      .finally(() => clearTimeout(timer))
  })
}

function isFresh({ expiresAt }: SessionToken, now: number): boolean {
  return new Date(expiresAt).getTime() - expiryMarginMs > now
}
