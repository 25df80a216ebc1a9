import { CapstanError } from '../errors/CapstanError'
import type { Environment } from './Environment'
import type { Session } from './createSession'

/** What the requests of an instance are made of; read anew for each, so that an update holds at once. */
export interface TransportSettings {
  endpoint: string
  account?: string
  /** The language answers are said in. */
  locale?: string
  onUnauthenticated?: () => void
}

export interface TransportParts {
  settings: () => TransportSettings
  session: Session
  environment: Pick<Environment, 'fetch' | 'baseUrl'>
}

/** A fetch that carries the session, renews a refused token once, and reports the end of a session: 401 and 403 unless told. */
export function authorizedFetch(
  { settings, session, environment }: TransportParts,
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
    settings().onUnauthenticated?.()
    throw new CapstanError('unauthenticated', { details: { status: answer.status } })
  }
}
