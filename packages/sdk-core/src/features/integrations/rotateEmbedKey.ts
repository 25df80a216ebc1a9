import type { Capstan } from '../../Capstan'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import type { NewEmbedKey } from './EmbedKey'
import { askForKeysAgain } from './askForKeysAgain'
import { RotateEmbedKeyDocument } from './operations.generated'
import { readNewEmbedKey } from './readEmbedKey'

/** Which key gives way, and when. */
export interface RotateEmbedKeyInput {
  id: string
  /** Seconds for which the old key still opens; 0 ends it at once, and every session made with it. */
  keepOldFor: number
}

/**
 * Makes a key that replaces another, with the same name, origins and components. Its secret is in this answer and in no
 * other; see `makeEmbedKey` for an answer that was lost. Refused with `embed_key_rotating` or `embed_key_ended`.
 */
export async function rotateEmbedKey(
  capstan: Capstan,
  { id, keepOldFor }: RotateEmbedKeyInput,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<NewEmbedKey> {
  checkRecordId(id)
  const idempotencyKey = request?.idempotencyKey ?? newId()
  const submission = { operation: 'rotateEmbedKey', idempotencyKey }
  const answer = await capstan.client.mutate(
    RotateEmbedKeyDocument,
    { input: { id, keepOldFor } },
    submission,
  )
  askForKeysAgain(capstan)
  return readNewEmbedKey(answer.rotateEmbedKey)
}
