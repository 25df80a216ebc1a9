import type { Capstan } from '../../Capstan'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import { EndOtherSessionsDocument, EndSessionDocument } from './operations.generated'
import type { UserSession } from './UserSession'

type Once = Pick<MutateRequest, 'idempotencyKey'>

/**
 * Ends a session of the user at once. Its pages go to sign-in and show the reason.
 *
 * @throws CapstanError `not_found` when it has already ended
 */
export async function endSession(
  capstan: Capstan,
  { id }: Pick<UserSession, 'id'>,
  request?: Once,
): Promise<void> {
  checkRecordId(id)
  await capstan.client.mutate(EndSessionDocument, { input: { id } }, submission('endSession', request))
}

/** Ends all other sessions of the user, including those that vendors' pages opened for them. */
export async function endOtherSessions(capstan: Capstan, request?: Once): Promise<void> {
  await capstan.client.mutate(EndOtherSessionsDocument, {}, submission('endOtherSessions', request))
}

const submission = (operation: string, request: Once | undefined) => ({
  operation,
  idempotencyKey: request?.idempotencyKey ?? newId(),
})
