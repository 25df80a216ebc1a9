import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import type { OwnAccount, CardAddress, EmailPreference } from './OwnAccount'
import { readCardAddress, readEmailPreference } from './accountCardQuery'
import {
  CreateAddressDocument,
  UpdateAccountCardDocument,
  UpdateAddressDocument,
  UpdateEmailPreferenceDocument,
} from './operations.generated'

/** The changed fields of an account. `null` clears an optional field. */
export interface AccountCardChanges {
  name?: string
  email?: string
  /** Of an issuer or a broker: the person to ask. */
  contactName?: string | null
  url?: string | null
  supportEmail?: string | null
  /** An @ in front is dropped. */
  twitterHandle?: string | null
  /** Of a retirement account: the bank or trust company that keeps it. */
  custodian?: string | null
}

/** The changed fields of an address. `null` clears an optional field. */
export interface AddressChanges {
  lineOne?: string
  lineTwo?: string | null
  lineThree?: string | null
  lineFour?: string | null
  city?: string
  province?: string
  postalCode?: string | null
  countryId?: number
}

/** An address that an account lacks. An optional field that is left out stays empty. */
export interface NewAddress extends AddressChanges, Pick<CardAddress, 'type'> {
  lineOne: string
  city: string
  province: string
  countryId: number
}

type Once = Pick<MutateRequest, 'idempotencyKey'>

/**
 * Saves the changes of an account, if the edited version is the current one. (CALL-006)
 *
 * @throws CapstanError `changed_elsewhere`, or `invalid_input` with the problems by field in `details`
 */
export async function saveAccountCard(
  capstan: Capstan,
  { id, version }: Pick<OwnAccount, 'id' | 'version'>,
  changes: AccountCardChanges,
  request?: Once,
): Promise<void> {
  checkRecordId(id)
  const answer = await capstan.client.mutate(
    UpdateAccountCardDocument,
    { input: { id, patch: { ...changes, version } } },
    submission('saveAccountCard', request),
  )
  orNotFound(answer.updateAccountById?.account)
}

/** Adds the primary or the mailing address of an investor's account that has none. */
export async function addAddress(
  capstan: Capstan,
  address: NewAddress,
  request?: Once,
): Promise<CardAddress> {
  const answer = await capstan.client.mutate(
    CreateAddressDocument,
    { input: { address } },
    submission('addAddress', request),
  )
  return readCardAddress(orNotFound(answer.createAddress?.address))
}

/** Saves the changes of an address of the account, if the edited version is the current one. */
export async function saveAddress(
  capstan: Capstan,
  { id, version }: Pick<CardAddress, 'id' | 'version'>,
  changes: AddressChanges,
  request?: Once,
): Promise<CardAddress> {
  checkRecordId(id)
  const answer = await capstan.client.mutate(
    UpdateAddressDocument,
    { input: { id, patch: { ...changes, version } } },
    submission('saveAddress', request),
  )
  return readCardAddress(orNotFound(answer.updateAddressById?.address))
}

/** Saves the mail settings of a vendor, which an allocation can override. */
export async function saveEmailPreference(
  capstan: Capstan,
  { id, version }: Pick<EmailPreference, 'id' | 'version'>,
  { sendDistribution }: Pick<EmailPreference, 'sendDistribution'>,
  request?: Once,
): Promise<EmailPreference> {
  checkRecordId(id)
  const answer = await capstan.client.mutate(
    UpdateEmailPreferenceDocument,
    { input: { id, patch: { sendDistribution, version } } },
    submission('saveEmailPreference', request),
  )
  return readEmailPreference(
    orNotFound(answer.updateVendorDefaultEmailPreferenceById?.vendorDefaultEmailPreference),
  )
}

const submission = (operation: string, request: Once | undefined) => ({
  operation,
  idempotencyKey: request?.idempotencyKey ?? newId(),
})
