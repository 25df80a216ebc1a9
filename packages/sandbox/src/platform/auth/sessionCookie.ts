import type { IncomingHttpHeaders } from 'node:http'
import type { Origins } from '../http/origins.ts'

/** Returns true when browsers use an https address for the platform, even behind a proxy that uses http. */
export const isServedSecurely = ({ main }: Pick<Origins, 'main'>): boolean => main.startsWith('https:')

/**
 * Name of the cookie that carries a session. Over https it has the `__Host-` prefix: browsers take such a cookie only from
 * this host itself, so a neighbouring subdomain cannot plant one. The plain name then counts for nothing.
 */
const cookieName = (isSecure: boolean) => (isSecure ? '__Host-capstan_session' : 'capstan_session')

const attributes = 'Path=/; HttpOnly; SameSite=Lax'

/** Returns the token in a request's cookie; with two cookies of the name, neither counts. */
export function sessionTokenOf(headers: IncomingHttpHeaders, isSecure: boolean): string | undefined {
  const sessionCookieName = cookieName(isSecure)
  const values = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${sessionCookieName}=`))
  const value = values.length === 1 ? values[0]?.slice(sessionCookieName.length + 1) : undefined
  return value && /^[\w-]{20,100}$/.test(value) ? value : undefined
}

/** `Set-Cookie` for a new session. */
export const setSessionCookie = (token: string, maxAge: number, isSecure: boolean) =>
  `${cookieName(isSecure)}=${token}; ${attributes}; Max-Age=${maxAge}${isSecure ? '; Secure' : ''}`

/** `Set-Cookie` that forgets the session: a browser takes the `__Host-` prefix from a Secure one alone, here too. */
export const clearSessionCookie = (isSecure: boolean) => setSessionCookie('', 0, isSecure)
