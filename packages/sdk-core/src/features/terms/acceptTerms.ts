import type { Capstan } from '../../Capstan'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import { AcceptTermsDocument } from './operations.generated'

/** The terms a person agrees to. */
export interface AcceptTermsInput {
  termsId: string
}

/** Accepts pending terms of service in the name of the person signed in. */
export async function acceptTerms(
  capstan: Capstan,
  { termsId }: AcceptTermsInput,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<void> {
  checkRecordId(termsId)
  const idempotencyKey = request?.idempotencyKey ?? newId()
  const submission = { operation: 'acceptTerms', idempotencyKey }
  await capstan.client.mutate(AcceptTermsDocument, { input: { termsId } }, submission)
  capstan.events.emit('terms.accepted', { termsId }, idempotencyKey)
}
