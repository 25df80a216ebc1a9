import type { Session } from '../auth/sessions.ts'
import type { RequestContext } from '../http/requestContext.ts'

/**
 * What a session acts as that was granted nothing but `invitation`: nobody, for no account.
 *
 * So row-level security shows it none of the person's rows, by whatever way it asks, and no operation is allowed to it;
 * what a vendor prepared for the account is all it can be told.
 */
export function asInvited(session: Session, context: RequestContext): RequestContext {
  const { accountId, vendorId } = session
  if (!isInvited(session) || !accountId || !vendorId) return context
  const nobody = { userId: null, accountId: null, role: null, accountType: null }
  return { ...context, ...nobody, invitation: { accountId, vendorId } }
}

const isInvited = ({ components }: Session) => components?.every((name) => name === 'invitation') ?? false
