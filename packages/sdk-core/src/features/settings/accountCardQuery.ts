import type { Capstan } from '../../Capstan'
import { memoizeByRow, orNotFound, rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import type { AccountType } from '../accounts/Account'
import type { OwnAccount, CardAddress, CardParty, EmailPreference } from './OwnAccount'
import {
  AccountCardDocument,
  type AccountCardQuery,
  type CardAddressFragment,
  type CardPartyFragment,
  type EmailPreferenceFragment,
} from './operations.generated'

/** An account as its own settings show it; `not_found` of one that is not seen. (CALL-007) */
export function accountCardQuery(capstan: Capstan, id: string): CapstanQuery<OwnAccount, AccountCardQuery> {
  return recordQuery(capstan, {
    document: AccountCardDocument,
    variables: { id },
    select: readAccountCard,
  })
}

function readAccountCard(answer: AccountCardQuery): OwnAccount {
  const account = orNotFound(answer.accountById)
  const preference = answer.vendorDefaultEmailPreferenceByAccountId
  return {
    id: account.id,
    version: account.version,
    type: account.type as AccountType, // the platform's own list of types
    name: account.name,
    email: account.email ?? '',
    contactName: account.contactName ?? '',
    url: account.url ?? '',
    supportEmail: account.supportEmail ?? '',
    twitterHandle: account.twitterHandle ?? '',
    custodian: account.custodian ?? '',
    investorType: account.investorType ?? '',
    slug: account.slug ?? '',
    setup: account.setup,
    taxShort: account.taxShort ?? '',
    // Where one lives comes before where the mail goes.
    addresses: rowsOf(account.addressesByAccountId)
      .map(readCardAddress)
      .toSorted((a, b) => rank(a) - rank(b)),
    parties: rowsOf(account.partiesByAccountId)
      .map(readCardParty)
      .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary)),
    emailPreference: preference && readEmailPreference(preference),
  }
}

const rank = ({ type }: CardAddress) => (type === 'primary' ? 0 : 1)

/** An address of the account. */
export const readCardAddress = memoizeByRow((answer: CardAddressFragment): CardAddress => {
  const country = answer.countryByCountryId
  return {
    id: answer.id,
    version: answer.version,
    type: answer.type === 'mailing' ? 'mailing' : 'primary',
    lineOne: answer.lineOne,
    lineTwo: answer.lineTwo ?? '',
    lineThree: answer.lineThree ?? '',
    lineFour: answer.lineFour ?? '',
    city: answer.city,
    province: answer.province,
    postalCode: answer.postalCode ?? '',
    country: country && { id: country.id, name: country.name, alpha2: country.alpha2 },
  }
})

const readCardParty = memoizeByRow((answer: CardPartyFragment): CardParty => ({
  id: answer.id,
  role: answer.role,
  firstName: answer.firstName,
  lastName: answer.lastName,
  usCitizen: answer.usCitizen,
  isPrimary: answer.isPrimary,
  allowLogin: answer.allowLogin,
  dateOfBirth: answer.dateOfBirth,
  taxShort: answer.taxShort ?? '',
}))

/** Reads the email preference of a vendor. */
export const readEmailPreference = memoizeByRow(
  ({ id, version, sendDistribution }: EmailPreferenceFragment): EmailPreference => ({
    ...{ id, version, sendDistribution },
  }),
)
