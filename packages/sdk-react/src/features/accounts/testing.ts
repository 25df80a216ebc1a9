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
import { waitFor } from 'storybook/test'
import { onPlatform, type StoryPlatform } from '../../testing/onPlatform'

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

/** Mocks an owner for whose account an administrator has switched features off. */
export function mockFeatureOff(
  server: FakeServer,
  features: FeatureName | readonly FeatureName[],
  type: AccountType = 'issuer',
): void {
  const me = aUsersData({
    account: anAccount({ type, name: 'Halden Biologics, Inc.' }),
    userAccount: { id: fixtureIds.membership, role: 'account_owner', status: 'active' },
    disabledFeatures: [features].flat(),
  })
  server.on(operations.UsersData, () => usersDataAnswer(me))
}

/** A platform on which an administrator switches a feature of the reader's account off and on while the page is open. */
export function featureSwitched(feature: FeatureName, mockApi: (server: FakeServer) => void) {
  let shown: StoryPlatform | undefined
  let version = 1
  const platform = () =>
    (shown = onPlatform((server) => {
      mockApi(server)
      mockFeatureOff(server, [])
    })())
  /** Switches the feature and notifies the followers. */
  const turn = async (isOn: boolean) => {
    await waitFor(() => {
      if (!shown?.socket.subscribed.has('users_accounts:')) throw new Error('The role is not followed yet.')
    })
    if (!shown) return
    mockFeatureOff(shown.server, isOn ? [] : feature)
    version += 1
    shown.socket.push('users_accounts', fixtureIds.membership, version)
  }
  return { platform, turn }
}
