import { compareText } from '../../order/compareText'
import type { UserSessionFactsFragment } from './operations.generated'

/** A device on which a user is signed in. */
export interface UserSession {
  id: string
  version: string
  /** The name of the browser; empty when it is unknown. */
  browser: string
  /** The operating system; empty when it is unknown. */
  system: string
  /** The beginning of the address it was used from, such as `203.0.113.x`; never a whole one. */
  network: string
  /** When it was used last, to within five minutes. */
  lastUsedAt: string
  /** When the person signed in. */
  createdOn: string
  /** It is the one that asks. */
  isCurrent: boolean
}

/** A session as screens show it. */
export function readUserSession(answer: UserSessionFactsFragment): UserSession {
  const { id, version, browser, system, network, lastUsedAt, createdOn, isCurrent } = answer
  return {
    ...{ id, version, lastUsedAt, createdOn, isCurrent: isCurrent === true },
    ...{ browser: browser ?? '', system: system ?? '', network: network ?? '' },
  }
}

/** The current session comes first, then the others by last use. */
export function compareUserSessions(a: UserSession, b: UserSession): number {
  return (
    Number(b.isCurrent) - Number(a.isCurrent) ||
    compareText(b.lastUsedAt, a.lastUsedAt) ||
    compareText(a.id, b.id)
  )
}
