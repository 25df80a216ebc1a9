import type { Capstan } from '../../Capstan'
import type { MutateRequest } from '../../client/Client'
import { newId } from '../../events/newId'
import type { MailChoice } from './MailChoice'
import { ChooseMailDocument } from './operations.generated'

/** Turns a kind of mail off or on for the signed-in user, in all their accounts. */
export async function chooseMail(
  capstan: Capstan,
  { kind, isOn }: MailChoice,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<void> {
  const submission = { operation: 'chooseMail', idempotencyKey: request?.idempotencyKey ?? newId() }
  await capstan.client.mutate(ChooseMailDocument, { input: { kind, isOn } }, submission)
}
