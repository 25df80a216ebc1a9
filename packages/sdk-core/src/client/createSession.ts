import { CapstanError } from '../errors/CapstanError'
import type { Environment } from './Environment'

/** A token that proves who is signed in, as the host's own server hands it out. */
export interface SessionToken {
  token: string
  /** ISO 8601, or milliseconds since 1970. */
  expiresAt: string | number
}

/** Asks the host for a session token. */
export type FetchSession = () => Promise<SessionToken>

/** Keeps the session token in memory, and only there. */
export interface Session {
  /** Whether requests carry a token; without one the browser's cookie speaks. */
  readonly usesToken: boolean
  /** A token that is good for a while yet; `undefined` with cookies. */
  token(): Promise<string | undefined>
  /** A newer token than the one the platform refused. */
  renew(refused: string | undefined): Promise<string | undefined>
  forget(): void
}

// A token is renewed this long before it expires, so that a request arrives in time.
const expiryMarginMs = 30_000

/** The session of one instance: callers who need a new token at the same time share one `fetchSession`. */
export function createSession(
  fetchSession: () => FetchSession | undefined,
  environment: Pick<Environment, 'now'>,
): Session {
  let current: SessionToken | undefined
  let pending: Promise<string> | undefined

  const refresh = (ask: FetchSession): Promise<string> => {
    const request = (pending ??= fetchToken(ask).then((answer) => {
      if (pending === request) current = answer
      return answer.token
    }))
    request.finally(() => (pending = pending === request ? undefined : pending)).catch(() => {})
    return request
  }

  return {
    get usesToken() {
      return fetchSession() !== undefined
    },
    async token() {
      const ask = fetchSession()
      if (!ask) return undefined
      return current && isFresh(current, environment.now()) ? current.token : refresh(ask)
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
  }
}

async function fetchToken(ask: FetchSession): Promise<SessionToken> {
  try {
    const answer = await ask()
    if (typeof answer.token === 'string') return answer
  } catch (cause) {
    throw new CapstanError('session_failed', { cause })
  }
  throw new CapstanError('session_failed')
}

function isFresh({ expiresAt }: SessionToken, now: number): boolean {
  return new Date(expiresAt).getTime() - expiryMarginMs > now
}
