import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import type { EmbedKey, EmbedKeyInput } from './EmbedKey'
import { UpdateEmbedKeyDocument } from './operations.generated'
import { readEmbedKey } from './readEmbedKey'

/** The new values of a key. */
export interface UpdateEmbedKeyInput extends Partial<EmbedKeyInput> {
  id: string
  /** The version that was shown; another one is refused with `changed_elsewhere`. */
  version?: string
}

/** Changes the name or the limits of a key; sessions beyond the new limits end at once. */
export async function updateEmbedKey(
  capstan: Capstan,
  { id, version, name, origins, components }: UpdateEmbedKeyInput,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<EmbedKey> {
  checkRecordId(id)
  const idempotencyKey = request?.idempotencyKey ?? newId()
  const patch = { name, origins: origins && [...origins], components: components && [...components], version }
  const submission = { operation: 'updateEmbedKey', idempotencyKey }
  const answer = await capstan.client.mutate(UpdateEmbedKeyDocument, { input: { id, patch } }, submission)
  return readEmbedKey(orNotFound(answer.updateEmbedKeyById?.embedKey))
}
