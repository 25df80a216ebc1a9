import type { Capstan } from '../../Capstan'
import { memoizeByRow, orNotFound, rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import type { AccountType } from '../accounts/Account'
import { ProfileDocument, type ProfileAddressFragment, type ProfileQuery } from './operations.generated'

/** The public profile of an account. Unknown texts are empty. */
export interface Profile {
  id: string
  type: AccountType
  name: string
  /** The person to ask. */
  contactName: string
  email: string
  /** The address for questions, of an issuer or a broker. */
  supportEmail: string
  /** The name of its brand in addresses. */
  slug: string
  /** Its website. */
  url: string
  /** The type of an investor that is set up. */
  investorType: string
  /** The bank or trust company that keeps a retirement account. */
  custodian: string
  /** The country of registration, with the letters of ISO 3166-1. */
  jurisdiction: { name: string; alpha2: string; alpha3: string } | null
  /** The addresses that the reader may see. */
  addresses: readonly ProfileAddress[]
}

/** The lines of a postal address. */
export interface ProfileAddress {
  id: string
  type: 'primary' | 'mailing'
  /** Its lines, without its country. */
  lines: readonly string[]
  /** Its country, with the letters of ISO 3166-1. */
  country?: { name: string; alpha2: string } | null
}

/** The profile of an issuer, a broker or an investor; `not_found` of one that is not seen. */
export function profileQuery(capstan: Capstan, id: string): CapstanQuery<Profile, ProfileQuery> {
  return recordQuery(capstan, {
    document: ProfileDocument,
    variables: { id },
    select: readFound,
  })
}

function readFound({ accountById }: ProfileQuery): Profile {
  return readProfile(orNotFound(accountById))
}

const readProfile = memoizeByRow((answer: NonNullable<ProfileQuery['accountById']>): Profile => ({
  id: answer.id,
  type: answer.type as AccountType, // the platform's own list of types
  name: answer.name,
  contactName: answer.contactName ?? '',
  email: answer.email ?? '',
  supportEmail: answer.supportEmail ?? '',
  slug: answer.slug ?? '',
  url: answer.url ?? '',
  investorType: answer.investorType ?? '',
  custodian: answer.custodian ?? '',
  jurisdiction: answer.countryByJurisdiction && {
    name: answer.countryByJurisdiction.name,
    alpha2: answer.countryByJurisdiction.alpha2,
    alpha3: answer.countryByJurisdiction.alpha3,
  },
  addresses: rowsOf(answer.addressesByAccountId).map(readAddress),
}))

function readAddress(answer: ProfileAddressFragment): ProfileAddress {
  const { lineOne, lineTwo, lineThree, lineFour, city, province, postalCode, countryByCountryId } = answer
  const place = [city, province, postalCode].filter(Boolean).join(', ')
  const lines = [lineOne, lineTwo, lineThree, lineFour, place]
  return {
    id: answer.id,
    type: answer.type === 'mailing' ? 'mailing' : 'primary',
    lines: lines.filter((line): line is string => Boolean(line)),
    country: countryByCountryId && { name: countryByCountryId.name, alpha2: countryByCountryId.alpha2 },
  }
}
