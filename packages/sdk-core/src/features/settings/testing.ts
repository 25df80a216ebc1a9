import { fixtureIds } from '../../testing/fixtureIds'
import type { OwnAccount, CardAddress, CardParty } from './OwnAccount'
import type { AccountCardQuery } from './operations.generated'

/** Halden Biologics, as its owner sees it. */
export function anAccountCard(changes: Partial<OwnAccount> = {}): OwnAccount {
  return {
    ...{ id: fixtureIds.account, version: '1', type: 'issuer', name: 'Halden Biologics, Inc.' },
    ...{ email: 'finance@haldenbio.example', url: 'https://haldenbio.example' },
    ...{ supportEmail: 'investors@haldenbio.example', twitterHandle: 'haldenbio', slug: 'halden' },
    ...{ custodian: '', investorType: '', contactName: 'Ilse Quist' },
    ...{ setup: true, taxShort: '', addresses: [], parties: [] },
    emailPreference: { id: fixtureIds.nth(5601), version: '1', sendDistribution: true },
    ...changes,
  }
}

/** Returns the address of Maren Okafor. */
export function aCardAddress(changes: Partial<CardAddress> = {}): CardAddress {
  return {
    ...{
      id: fixtureIds.nth(5611),
      version: '1',
      type: 'primary',
      lineOne: '418 Harbour Walk',
      lineTwo: 'Apt 6',
    },
    ...{ lineThree: '', lineFour: '', city: 'Portland', province: 'ME', postalCode: '04101' },
    country: { id: 840, name: 'United States of America (the)', alpha2: 'US' },
    ...changes,
  }
}

/** Maren Okafor, behind her account. */
export function aCardParty(changes: Partial<CardParty> = {}): CardParty {
  return {
    ...{ id: fixtureIds.nth(5621), role: 'Individual', firstName: 'Maren', lastName: 'Okafor' },
    ...{ usCitizen: true, isPrimary: true, allowLogin: true, dateOfBirth: '1984-09-03', taxShort: '4417' },
    ...changes,
  }
}

/** The answer of `AccountCard` that reads as this. */
export function accountCardAnswer(card: OwnAccount): AccountCardQuery {
  const { addresses, parties, emailPreference, ...account } = card
  return {
    __typename: 'Query',
    accountById: {
      __typename: 'Account',
      ...account,
      addressesByAccountId: {
        __typename: 'AddressesConnection',
        nodes: addresses.map(({ country, ...address }) => ({
          __typename: 'Address',
          ...address,
          countryByCountryId: country && { __typename: 'Country', ...country },
        })),
      },
      partiesByAccountId: {
        __typename: 'PartiesConnection',
        nodes: parties.map((party) => ({ __typename: 'Party', version: '1', ...party })),
      },
    },
    vendorDefaultEmailPreferenceByAccountId: emailPreference && {
      __typename: 'VendorDefaultEmailPreference',
      ...emailPreference,
    },
  }
}
