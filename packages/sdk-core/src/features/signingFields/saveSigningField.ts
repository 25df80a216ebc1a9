import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import { UpdateSigningFieldDocument } from './operations.generated'
import { readSigningField, type SigningField } from './SigningField'

/** The changed fields of a signing field. */
export interface SigningFieldChanges {
  /** The id of a mapping field. */
  mapTo?: number
  /** Its text, where it is mapped to `static` or `custom`. */
  value?: string
}

/**
 * Sets the content of a field, if the shown version is the current one; fields of its template with the same data label get it too.
 *
 * @throws CapstanError `template_locked` once it may no longer be changed, `changed_elsewhere`
 */
export async function saveSigningField(
  capstan: Capstan,
  { id, version }: Pick<SigningField, 'id' | 'version'>,
  { mapTo, value }: SigningFieldChanges,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<SigningField> {
  checkRecordId(id)
  const submission = { operation: 'updateSigningField', idempotencyKey: request?.idempotencyKey ?? newId() }
  const input = { id, patch: { mapTo, value, version } }
  const answer = await capstan.client.mutate(UpdateSigningFieldDocument, { input }, submission)
  return readSigningField(orNotFound(answer.updateSigningFieldById?.signingField))
}
