import type { Account, AccountType, FeatureName, Membership } from '@capstan/sdk-core/accounts'
import {
  aMembership as coreMembership,
  anAccount,
  aUsersData,
  fixtureIds,
  operations,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'

interface Different extends Partial<Omit<Membership, 'account'>> {
  account?: Partial<Account>
}

/** A person's link to an account, for stories and tests. */
export function aMembership({ account, ...different }: Different = {}): Membership {
  return coreMembership({ ...different, account: anAccount(account) })
}

const names = [
  ['Pierhead ATS', 'ats', 'account_viewer'],
  ['Halden Biologics, Inc.', 'issuer', 'account_admin'],
  ['Maren Okafor', 'investor', 'account_owner'],
  ['Larkspur Securities LLC', 'broker', 'account_admin'],
  ['Solvay Street Partners Opportunity Fund II, LP', 'issuer', 'account_owner'],
  ['Ashgrove Family Trust', 'investor', 'account_owner'],
  ['Meridian Transfer Services', 'agent', 'account_viewer'],
] as const

/** The seven accounts of one person, not sorted. */
export const sevenMemberships: Membership[] = names.map(([name, type, role], index) =>
  aMembership({
    id: `5d0b8c1e-0000-4000-8000-00000000010${index}`,
    role,
    account: { id: `ac0b8c1e-0000-4000-8000-00000000010${index}`, name, type },
  }),
)

/** Mocks a reader for whose account an administrator has switched a feature off. */
export function mockFeatureOff(server: FakeServer, feature: FeatureName, type: AccountType = 'issuer'): void {
  const me = aUsersData({
    account: anAccount({ type, name: 'Halden Biologics, Inc.' }),
    userAccount: { id: fixtureIds.membership, role: 'account_owner', status: 'active' },
    disabledFeatures: [feature],
  })
  server.on(operations.UsersData, () => usersDataAnswer(me))
}
