import type { AccountRole } from '@capstan/sdk-core/accounts'
import type { OwnAccount } from '@capstan/sdk-core/settings'
import {
  aCardAddress,
  aCardParty,
  accountCardAnswer,
  anAccount,
  anAccountCard,
  aUsersData,
  fixtureIds,
  operations,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import { mockCountriesApi } from '../onboarding/mockSetupApi'

const id = fixtureIds.nth

/** Maren Okafor and Bea Lindqvist, who invest together. */
export const jointAccount = anAccountCard({
  ...{ type: 'investor', name: 'Okafor & Lindqvist JTWROS', email: 'maren.okafor@example.com' },
  ...{ url: '', supportEmail: '', twitterHandle: '', slug: '', taxShort: '4417', emailPreference: null },
  addresses: [
    aCardAddress(),
    aCardAddress({ id: id(5612), type: 'mailing', lineOne: 'PO Box 2214', lineTwo: '', postalCode: '04104' }),
  ],
  parties: [
    aCardParty(),
    aCardParty({
      ...{ id: id(5622), firstName: 'Bea', lastName: 'Lindqvist', isPrimary: false, usCitizen: false },
      ...{ dateOfBirth: '1986-02-11', taxShort: '' },
    }),
  ],
})

/** Answers of the platform about the settings in a story. */
export interface SettingsPlatform {
  account?: OwnAccount
  role?: AccountRole
}

/** Mocks all requests of the account settings. */
export function mockSettingsApi(server: FakeServer, about: SettingsPlatform = {}) {
  const { account = anAccountCard(), role = 'account_owner' } = about
  const { type, name } = account
  server.on(operations.UsersData, () =>
    usersDataAnswer(
      aUsersData({
        account: anAccount({ type, name }),
        userAccount: { id: fixtureIds.membership, role, status: 'active' },
      }),
    ),
  )
  server.on(operations.AccountCard, () => accountCardAnswer(account))
  mockCountriesApi(server)
}
