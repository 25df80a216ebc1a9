import type { Capstan } from '../../Capstan'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/recordId'
import { newId } from '../../events/newId'
import { EndOtherSessionsDocument, EndSessionDocument } from './operations.generated'
import type { UserSession } from './UserSession'

type Once = Pick<MutateRequest, 'idempotencyKey'>

/**
 * Signs whoever is signed in out of one of their sessions, at once: its pages go to sign-in and say why.
 *
 * @throws CapstanError `not_found` where it has ended already
 */
export async function endSession(
  capstan: Capstan,
  { id }: Pick<UserSession, 'id'>,
  request?: Once,
): Promise<void> {
  checkRecordId(id)
  await capstan.client.mutate(EndSessionDocument, { input: { id } }, submission('endSession', request))
}

/** Signs whoever is signed in out everywhere but here; what vendors' pages have open in their name ends, too. */
export async function endOtherSessions(capstan: Capstan, request?: Once): Promise<void> {
  await capstan.client.mutate(EndOtherSessionsDocument, {}, submission('endOtherSessions', request))
}

const submission = (operation: string, request: Once | undefined) => ({
  operation,
  idempotencyKey: request?.idempotencyKey ?? newId(),
})
