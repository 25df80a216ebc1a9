import { memoizeByRow, rowsOf } from '../../client/records/answers'
import type { Account, AccountSummary, AccountType, Address, Party } from './Account'
import type {
  AccountQuery,
  AccountSummaryFragment,
  AddressFieldsFragment,
  PartyFieldsFragment,
} from './operations.generated'

type AccountAnswer = NonNullable<AccountQuery['accountById']>

/** An account as lists and headers show it. */
export const readAccountSummary = memoizeByRow((answer: AccountSummaryFragment): AccountSummary => ({
  id: answer.id,
  name: answer.name,
  type: answer.type as AccountType, // the platform's own list of types
  slug: answer.slug ?? '',
  setup: answer.setup,
  email: answer.email ?? '',
  contactName: answer.contactName ?? '',
}))

/** An account with the answers of its setup. */
export const readAccount = memoizeByRow((answer: AccountAnswer): Account => ({
  ...readAccountSummary(answer),
  legalName: answer.legalName ?? '',
  url: answer.url ?? '',
  twitterHandle: answer.twitterHandle ?? '',
  supportEmail: answer.supportEmail ?? '',
  investorType: answer.investorType ?? '',
  taxShort: answer.taxShort ?? '',
  formationDate: answer.formationDate,
  createdOn: answer.createdOn,
  jurisdiction: readCountry(answer.countryByJurisdiction),
  addresses: rowsOf(answer.addressesByAccountId).map(readAddress),
  parties: rowsOf(answer.partiesByAccountId).map(readParty),
}))

function readParty({ addressesByPartyId, ...answer }: PartyFieldsFragment): Party {
  return {
    id: answer.id,
    role: answer.role,
    firstName: answer.firstName,
    lastName: answer.lastName,
    email: answer.email,
    usCitizen: answer.usCitizen,
    isPrimary: answer.isPrimary,
    allowLogin: answer.allowLogin,
    taxShort: answer.taxShort ?? '',
    addresses: rowsOf(addressesByPartyId).map(readAddress),
  }
}

function readAddress(answer: AddressFieldsFragment): Address {
  return {
    id: answer.id,
    type: answer.type === 'mailing' ? 'mailing' : 'primary',
    lineOne: answer.lineOne,
    lineTwo: answer.lineTwo ?? '',
    lineThree: answer.lineThree ?? '',
    lineFour: answer.lineFour ?? '',
    city: answer.city,
    province: answer.province,
    postalCode: answer.postalCode ?? '',
    country: readCountry(answer.countryByCountryId),
  }
}

function readCountry(answer: AccountAnswer['countryByJurisdiction']): Account['jurisdiction'] {
  return answer && { id: answer.id, name: answer.name, alpha2: answer.alpha2 }
}
