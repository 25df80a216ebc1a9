import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import type { EmbedKey } from './EmbedKey'
import { RevokeEmbedKeyDocument } from './operations.generated'
import { readEmbedKey } from './readEmbedKey'

/** Revokes a key and every session made with it, immediately and permanently. */
export async function revokeEmbedKey(
  capstan: Capstan,
  { id }: Pick<EmbedKey, 'id'>,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<EmbedKey> {
  checkRecordId(id)
  const idempotencyKey = request?.idempotencyKey ?? newId()
  const submission = { operation: 'revokeEmbedKey', idempotencyKey }
  const answer = await capstan.client.mutate(RevokeEmbedKeyDocument, { input: { id } }, submission)
  return readEmbedKey(orNotFound(answer.revokeEmbedKey?.embedKey))
}
