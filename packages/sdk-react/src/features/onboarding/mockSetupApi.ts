import type { Account, UsersData } from '@capstan/sdk-core/accounts'
import {
  anAccount,
  aUsersData,
  operations,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import { someCountries, someTypes } from './testing'

/** Mocks account setup: the investor, the lists to choose from, and the mutation. */
export function mockSetupApi(server: FakeServer, changes: Partial<UsersData> = {}): void {
  const { account = anAccount({ setup: false }), ...rest } = changes
  const investor = () => aUsersData({ ...rest, account })

  server.on(operations.UsersData, () => usersDataAnswer(investor()))
  server.on(operations.InvestorAccountTypes, () => ({
    __typename: 'Query',
    allInvestorAccountTypes: {
      __typename: 'InvestorAccountTypesConnection',
      nodes: someTypes.map((type, id) => ({ __typename: 'InvestorAccountType', id, version: '1', type })),
    },
  }))
  mockCountriesApi(server)
  server.on(operations.SetupAccount, () => ({
    __typename: 'Mutation',
    setupAccount: {
      __typename: 'SetupAccountPayload',
      account: recordOf(anAccount({ ...account, setup: true })),
    },
  }))
}

/** Mocks a few countries. */
export function mockCountriesApi(server: FakeServer): void {
  server.on(operations.Countries, () => ({
    __typename: 'Query',
    allCountries: {
      __typename: 'CountriesConnection',
      nodes: someCountries.map((country) => ({ __typename: 'Country', ...country })),
    },
  }))
}

function recordOf({
  addresses: _addresses,
  parties: _parties,
  jurisdiction: _jurisdiction,
  ...account
}: Account) {
  return { __typename: 'Account', ...account, version: '2' }
}
