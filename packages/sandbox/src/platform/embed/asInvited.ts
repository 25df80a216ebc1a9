import type { Session } from '../auth/sessions.ts'
import type { RequestContext } from '../http/requestContext.ts'

/**
 * Returns the request context of a session that was granted only `invitation`: no user, and no account.
 *
 * Row-level security therefore hides all rows of the person, and every operation is refused; the session only reads the data that
 * a vendor prepared for the account.
 */
export function asInvited(session: Session, context: RequestContext): RequestContext {
  const { accountId, vendorId } = session
  if (!isInvited(session) || !accountId || !vendorId) return context
  const noActor = { userId: null, accountId: null, role: null, accountType: null }
  return { ...context, ...noActor, invitation: { accountId, vendorId } }
}

const isInvited = ({ components }: Session) => components?.every((name) => name === 'invitation') ?? false
