import { CapstanError } from '../../errors/CapstanError'
import type { Environment } from './Environment'
import type { SessionEnd } from './SessionEnd'
import type { Session } from './createSession'

/** Settings of the requests of an instance. They are read for each request, so that an update applies at once. */
export interface TransportSettings {
  endpoint: string
  account?: string
  /** The language of answers. */
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

/**
 * Returns a fetch that sends the session, renews a refused token once, and reports the end of a session: 401 and 403 by default.
 */
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
    session.noteServerTime(answer.headers.get('Date'))
    if (!ends.includes(answer.status)) return answer
    const { code, message, why } = await refusalOf(answer, socketEnd?.())
    // The session is good, and this page is not one that it is for: no other sign-in helps.
    if (code === 'forbidden_origin' && session.usesToken)
      throw new CapstanError(code, { message, details: { status: answer.status } })
    settings().onUnauthenticated?.(why)
    throw new CapstanError('unauthenticated', { details: { status: answer.status, ...why } })
  }
}

interface Refusal {
  code?: string
  message?: string
  /** The reason the session is over, if the platform gives one. */
  why: SessionEnd
}

async function refusalOf(answer: Response, socketEnd = ''): Promise<Refusal> {
  const body: unknown = await answer.json().catch(() => undefined)
  const { errors } = (body ?? {}) as {
    errors?: { message?: string; extensions?: { code?: string; details?: SessionEnd } }[]
  } // looked at before it is used
  const { message, extensions } = (Array.isArray(errors) && errors[0]) || {}
  const reason = extensions?.details?.reason
  if (typeof reason === 'string') return { code: extensions?.code, message, why: { reason } }
  // A code; the message says that it expired.
  return { code: extensions?.code, message, why: /^[a-z_]+$/.test(socketEnd) ? { reason: socketEnd } : {} }
}
