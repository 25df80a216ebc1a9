import type { IncomingHttpHeaders } from 'node:http'

/** The cookie that carries a session; its value means nothing to anyone but the platform. */
const sessionCookieName = 'capstan_session'

const attributes = 'Path=/; HttpOnly; SameSite=Lax'

/** The token in a request's cookie; with two cookies of the name, neither counts. */
export function sessionTokenOf(headers: IncomingHttpHeaders): string | undefined {
  const values = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${sessionCookieName}=`))
  const value = values.length === 1 ? values[0]?.slice(sessionCookieName.length + 1) : undefined
  return value && /^[\w-]{20,100}$/.test(value) ? value : undefined
}

/** `Set-Cookie` for a new session. */
export const setSessionCookie = (token: string, maxAge: number, isSecure: boolean) =>
  `${sessionCookieName}=${token}; ${attributes}; Max-Age=${maxAge}${isSecure ? '; Secure' : ''}`

/** `Set-Cookie` that forgets the session. */
export const clearSessionCookie = () => `${sessionCookieName}=; ${attributes}; Max-Age=0`
