import type { Capstan } from '../../Capstan'
import type { MutateRequest } from '../../client/Client'
import { newId } from '../../events/newId'
import type { EmbedKeyInput, NewEmbedKey } from './EmbedKey'
import { askForKeysAgain } from './askForKeysAgain'
import { MakeEmbedKeyDocument } from './operations.generated'
import { readNewEmbedKey } from './readEmbedKey'

/**
 * Makes a secret key. Its secret is in this answer and in no other.
 *
 * When the answer was lost (`uncertain`), the same request under the same key answers the embed key without its secret:
 * revoke it and make another. Refused with `name_taken`, `too_many_embed_keys`, or `invalid_input` with the fields in
 * `details`.
 */
export async function makeEmbedKey(
  capstan: Capstan,
  { name, origins, components }: EmbedKeyInput,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<NewEmbedKey> {
  const idempotencyKey = request?.idempotencyKey ?? newId()
  const input = { name, origins: [...origins], components: [...components] }
  const submission = { operation: 'makeEmbedKey', idempotencyKey }
  const answer = await capstan.client.mutate(MakeEmbedKeyDocument, { input }, submission)
  askForKeysAgain(capstan)
  return readNewEmbedKey(answer.makeEmbedKey)
}
