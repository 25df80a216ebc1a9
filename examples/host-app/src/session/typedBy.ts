import { tabText } from './tabText'

const typedBy = tabText('capstan.typedBy')

/**
 * Forgets what another person typed in this tab before their session expired, so that it is offered to that person alone. Call it
 * with the person who has signed in.
 */
export function forgetTypedByOthers(userId: string): void {
  const isOther = (typedBy.read() ?? userId) !== userId
  if (isOther) for (const key of keptKeys()) tabText(key).forget()
  typedBy.keep(userId)
}

/** The keys under which the components keep what was typed. */
function keptKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => /^capstan:(draft|invitations):/.test(key))
  } catch {
    return [] // A browser may forbid the storage.
  }
}
