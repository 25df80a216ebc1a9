import { CapstanError } from '../errors/CapstanError'
import type { Environment } from './Environment'
import type { SessionEnd } from './SessionEnd'
import type { Session } from './createSession'

/** What the requests of an instance are made of; read anew for each, so that an update holds at once. */
export interface TransportSettings {
  endpoint: string
  account?: string
  /** The language answers are said in. */
  locale?: string
  onUnauthenticated?: (why: SessionEnd) => void
}

export interface TransportParts {
  settings: () => TransportSettings
  session: Session
  environment: Pick<Environment, 'fetch' | 'baseUrl' | 'isLeaving' | 'setTimeout' | 'clearTimeout'>
  /** Why the socket was closed a moment ago. */
  socketEnd?: () => string | undefined
}

/** A fetch that carries the session, renews a refused token once, and reports the end of a session: 401 and 403 unless told. */
export function authorizedFetch(
  { settings, session, environment, socketEnd }: TransportParts,
  ends: readonly number[] = [401, 403],
): typeof fetch {
  const attempt = async (url: RequestInfo | URL, init: RequestInit = {}, token?: string) => {
    const headers = new Headers(init.headers)
    if (token) headers.set('Authorization', `Bearer ${token}`)
    const credentials = session.usesToken ? 'omit' : 'same-origin'
    return environment.fetch(url, { ...init, headers, credentials }).catch((cause: unknown) => {
      throw new CapstanError('network_failed', { cause })
    })
  }

  return async (url, init) => {
    const token = await session.token()
    let answer = await attempt(url, init, token)
    if (answer.status === 401 && token) answer = await attempt(url, init, await session.renew(token))
    if (!ends.includes(answer.status)) return answer
    const why = await reasonOf(answer, socketEnd?.())
    settings().onUnauthenticated?.(why)
    throw new CapstanError('unauthenticated', { details: { status: answer.status, ...why } })
  }
}

/** Why the session is over, where the platform says so. */
async function reasonOf(answer: Response, socketEnd = ''): Promise<SessionEnd> {
  const body: unknown = await answer.json().catch(() => undefined)
  const { errors } = (body ?? {}) as { errors?: { extensions?: { details?: SessionEnd } }[] } // looked at before it is used
  const reason = Array.isArray(errors) ? errors[0]?.extensions?.details?.reason : undefined
  if (typeof reason === 'string') return { reason }
  // A code; its time ran out in words.
  return /^[a-z_]+$/.test(socketEnd) ? { reason: socketEnd } : {}
}
