import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import { readInvitation } from './invitationsQuery'
import type { RoundInvitation } from './invitingIssuers'
import { AnswerInvitationDocument } from './operations.generated'

/** The answers of a broker to an invitation. */
export type InvitationAnswer = 'accepted' | 'rejected'

/** Accepts or rejects an invitation to a round, once and for all: `already_answered` where it was. (CALL-061) */
export async function answerInvitation(
  capstan: Capstan,
  { id, status }: { id: string; status: InvitationAnswer },
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<RoundInvitation> {
  checkRecordId(id)
  const submission = { operation: 'answerInvitation', idempotencyKey: request?.idempotencyKey ?? newId() }
  const input = { id, patch: { status } }
  const answer = await capstan.client.mutate(AnswerInvitationDocument, { input }, submission)
  return readInvitation(orNotFound(answer.updateBrokerAllocationById?.brokerAllocation))
}
