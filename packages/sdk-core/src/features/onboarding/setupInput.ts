import { dayToIso } from '../../dates/day'
import { today } from '../../dates/today'
import { date } from '../../fields/kinds/date'
import { taxId } from '../../fields/kinds/taxId'
import { partyRule } from './partyRule'
import { setupAddresses, type SetupAddressInput } from './setupAddresses'
import { setupFields } from './setupFields'
import type { LoginRole, PartyValues, SetupValues } from './SetupValues'

/** The input of a party for `setupAccount`. */
export interface SetupPartyInput {
  email: string
  firstName: string
  lastName: string
  taxId: string
  dateOfBirth: string | null
  usCitizen: boolean
  allowLogin: boolean
  /** Only of a person who becomes a delegate. */
  loginRole?: LoginRole
  isPrimary: boolean
  role: string
  addresses: SetupAddressInput[]
}

/** The input of `setupAccount`. */
export interface SetupInput {
  accountName: string
  attestation: boolean
  taxId: string
  type: string
  /** An ISO timestamp at midnight UTC, as the dates of birth are. */
  formationDate: string | null
  /** Only of a retirement account whose custodian is given. */
  custodian?: string
  addresses: SetupAddressInput[]
  parties: SetupPartyInput[]
}

/**
 * Returns the input of the mutation that sets up an account.
 *
 * A lone address is copied as mailing address, for the account and for each party. An Individual and a Sole Proprietorship take
 * their name, formation date and tax id from their person; joint investors are formed today.
 */
export function setupInput(values: SetupValues, now: string = today()): SetupInput {
  const { isPersonal, custodian: hasCustodian } = setupFields(values.type)
  const custodian = hasCustodian ? (values.custodian ?? '').trim() : ''
  const parties = values.parties.map((party, index) => partyInput(values.type, party, index === 0))
  const person = isPersonal ? parties[0] : undefined
  return {
    accountName: person ? `${person.firstName} ${person.lastName}` : values.accountName.trim(),
    attestation: values.attestation,
    taxId: person?.taxId ?? plainTaxId(values.taxId),
    type: values.type,
    formationDate: person ? person.dateOfBirth : formationDate(values, now),
    ...(custodian && { custodian }),
    addresses: setupAddresses(values.addresses),
    parties,
  }
}

function partyInput(type: string, party: PartyValues, isFirst: boolean): SetupPartyInput {
  const { isPersonal } = setupFields(type)
  return {
    email: party.email.trim(),
    firstName: party.firstName.trim(),
    lastName: party.lastName.trim(),
    taxId: plainTaxId(party.taxId),
    dateOfBirth: isoDate(party.dateOfBirth),
    usCitizen: party.usCitizen === true || party.usCitizen === 'yes',
    allowLogin: isPersonal || party.allowLogin,
    ...(!isPersonal && party.allowLogin && party.loginRole && { loginRole: party.loginRole }),
    isPrimary: isFirst,
    role: partyRule(type).label,
    addresses: setupAddresses(party.addresses),
  }
}

function formationDate(values: SetupValues, now: string): string | null {
  const fields = setupFields(values.type)
  if (fields.formationDate) return isoDate(values.formationDate)
  return fields.dateExecuted ? isoDate(values.dateExecuted) : dayToIso(now)
}

function isoDate(text: string): string | null {
  const parsed = date.parse(text)
  return parsed.ok ? dayToIso(String(parsed.value)) : null
}

function plainTaxId(text: string): string {
  const parsed = taxId.parse(text)
  return parsed.ok ? String(parsed.value) : text
}
