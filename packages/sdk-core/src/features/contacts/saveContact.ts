import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { newId } from '../../events/newId'
import { readContact, type Contact } from './Contact'
import { MakeCustomerDocument, UpdateCustomerDocument } from './operations.generated'

/** The fields of a contact that a vendor enters. */
export type ContactInput = Pick<Contact, 'contactName' | 'email'>

/** Adds a contact. A contact with the same email address is returned unchanged, also with another name. (CALL-055) */
export async function makeContact(
  capstan: Capstan,
  { contactName: name, email }: ContactInput,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<Contact> {
  const submission = { operation: 'makeCustomer', idempotencyKey: request?.idempotencyKey ?? newId() }
  const { makeCustomer } = await capstan.client.mutate(
    MakeCustomerDocument,
    { input: { name, email } },
    submission,
  )
  return readContact(orNotFound(makeCustomer?.customer))
}

/** Changes a contact, if the shown version is the current one. (CALL-056) */
export async function saveContact(
  capstan: Capstan,
  { id, version }: Pick<Contact, 'id' | 'version'>,
  changes: Partial<ContactInput>,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<Contact> {
  const submission = { operation: 'updateCustomer', idempotencyKey: request?.idempotencyKey ?? newId() }
  const { updateCustomerById } = await capstan.client.mutate(
    UpdateCustomerDocument,
    { input: { id, patch: { ...changes, version } } },
    submission,
  )
  return readContact(orNotFound(updateCustomerById?.customer))
}
