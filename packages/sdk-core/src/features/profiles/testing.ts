import { fixtureIds } from '../../testing/fixtureIds'
import type { ProfileQuery } from './operations.generated'
import type { Profile } from './profileQuery'

/** Halden Biologics, as a broker or an investor sees it. */
export function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    ...{
      id: fixtureIds.nth(5401),
      type: 'issuer',
      name: 'Halden Biologics, Inc.',
      contactName: 'Ilse Quist',
    },
    supportEmail: 'investors@haldenbio.example',
    ...{ email: 'finance@haldenbio.example', slug: 'halden', url: 'https://haldenbio.example' },
    ...{ investorType: '', custodian: '' },
    jurisdiction: { name: 'United States of America', alpha2: 'US', alpha3: 'USA' },
    addresses: [],
    ...changes,
  }
}

/** The answer of `Profile` that reads as this; each address with its first line alone. */
export function profileAnswer({ jurisdiction, addresses, ...profile }: Profile): ProfileQuery {
  const nodes = addresses.map(({ id, type, lines, country }) => ({
    ...{
      __typename: 'Address' as const,
      version: '1',
      id,
      type,
      lineOne: lines[0] ?? '',
      city: lines[1] ?? '',
    },
    ...{ lineTwo: null, lineThree: null, lineFour: null, province: '', postalCode: null },
    countryByCountryId: !country ? null : { __typename: 'Country' as const, id: 40, ...country },
  }))
  return {
    __typename: 'Query',
    accountById: {
      ...{ __typename: 'Account', version: '1', ...profile },
      countryByJurisdiction: jurisdiction && { __typename: 'Country', id: 840, ...jurisdiction },
      addressesByAccountId: { __typename: 'AddressesConnection', nodes },
    },
  }
}
