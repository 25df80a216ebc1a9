import type { Account, AccountSummary } from './Account'
import type {
  AccountSummaryFragment,
  MembershipFieldsFragment,
  UsersAccountsQuery,
  UsersDataQuery,
} from './operations.generated'
import type { Membership, User, UsersAccounts, UsersData } from './UsersData'
import { fixtureIds } from '../../testing/fixtureIds'

/** Maren Okafor, an investor. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    id: fixtureIds.user,
    firstName: 'Maren',
    lastName: 'Okafor',
    emails: ['investor@capstan.test'],
    ...changes,
  }
}

/** Maren Okafor's investor account, set up. */
export function anAccount(changes: Partial<Account> = {}): Account {
  return {
    id: fixtureIds.account,
    name: 'Maren Okafor',
    type: 'investor',
    slug: 'maren-okafor',
    setup: true,
    email: 'investor@capstan.test',
    contactName: 'Maren Okafor',
    legalName: 'Maren Okafor',
    url: '',
    twitterHandle: '',
    supportEmail: '',
    investorType: 'Individual',
    taxShort: '6789',
    formationDate: '1984-03-09',
    createdOn: '2026-01-12T09:30:00.000Z',
    jurisdiction: { id: 840, name: 'United States of America', alpha2: 'US' },
    addresses: [],
    parties: [],
    ...changes,
  }
}

/** The link of Maren Okafor to her account. */
export function aMembership(changes: Partial<Membership> = {}): Membership {
  return {
    id: fixtureIds.membership,
    role: 'account_owner',
    status: 'active',
    account: anAccount(),
    ...changes,
  }
}

/** Returns a signed-in user who acts for their own account. */
export function aUsersData(changes: Partial<UsersData> = {}): UsersData {
  const { id, role, status, account } = aMembership()
  return { user: aUser(), account, userAccount: { id, role, status, place: 0 }, ...changes }
}

/** Returns a signed-in user, with one account and no terms to accept. */
export function aUsersAccounts(changes: Partial<UsersAccounts> = {}): UsersAccounts {
  return { user: aUser(), pendingTerms: null, memberships: [aMembership()], ...changes }
}

/** The answer of `UsersData` that reads as this. */
export function usersDataAnswer({
  user,
  account,
  userAccount,
  managedBy,
  disabledFeatures,
}: UsersData): UsersDataQuery {
  return {
    __typename: 'Query',
    getUsersData: {
      __typename: 'UsersDatum',
      user: { __typename: 'User', ...user, version: '1', emails: [...user.emails] },
      account: account && accountSummary(account),
      userAccount: userAccount && {
        __typename: 'UsersAccount',
        ...userAccount,
        place: userAccount.place ?? null,
        version: '1',
      },
      managedBy: managedBy ? { __typename: 'Account', version: '1', ...managedBy } : null,
      disabledFeatures: [...(disabledFeatures ?? [])],
    },
  }
}

/** The answer of `UsersAccounts` that reads as this. */
export function usersAccountsAnswer({ user, pendingTerms, memberships }: UsersAccounts): UsersAccountsQuery {
  const nodes = memberships.map(membershipAnswer)
  return {
    __typename: 'Query',
    getUsersData: {
      __typename: 'UsersDatum',
      user: {
        __typename: 'User',
        ...user,
        version: '1',
        emails: [...user.emails],
        pendingTermsOfService: pendingTerms && { __typename: 'TermsOfService', ...pendingTerms },
        usersAccountsByUserId: { __typename: 'UsersAccountsConnection', nodes },
      },
    },
  }
}

function membershipAnswer({ account, isAccountSuspended, ...link }: Membership): MembershipFieldsFragment {
  return {
    ...{ __typename: 'UsersAccount', id: link.id, role: link.role, status: link.status, version: '1' },
    ...{ isAccountSuspended: isAccountSuspended ?? false, accountByAccountId: accountSummary(account) },
  }
}

function accountSummary({
  id,
  name,
  type,
  slug,
  setup,
  email,
  contactName,
}: AccountSummary): AccountSummaryFragment {
  return { __typename: 'Account', id, name, type, slug, setup, email, contactName, version: '1' }
}
