import { fixtureIds } from '../../testing/fixtureIds'
import type { RoundInvitation } from './invitingIssuers'
import type { ManagedAccount } from './managedAccountsQuery'
import type {
  BrokerInvitationsQuery,
  ManagedAccountsQuery,
  RoundInvitationFragment,
} from './operations.generated'

const id = fixtureIds.nth

/** Halden Biologics asks a broker to place units of its Series B. */
export function anInvitation(changes: Partial<RoundInvitation> = {}): RoundInvitation {
  return {
    ...{ id: id(5201), issuerId: id(5211), issuer: 'Halden Biologics, Inc.', status: 'sent' },
    ...{ managedUnits: '120000', createdOn: '2026-11-20T09:00:00Z' },
    roundId: id(2200),
    ...{ round: 'Series B', asset: 'Halden Biologics Preferred', price: '12.5', closesOn: '2026-12-18' },
    ...changes,
  }
}

/** The answer of `BrokerInvitations` that reads as these. */
export function invitationsAnswer(invitations: readonly RoundInvitation[]): BrokerInvitationsQuery {
  return {
    __typename: 'Query',
    allBrokerAllocations: {
      __typename: 'BrokerAllocationsConnection',
      nodes: invitations.map(invitationRow),
    },
  }
}

/** An invitation as the platform answers it. */
export function invitationRow({ issuer, round, asset, ...sent }: RoundInvitation): RoundInvitationFragment {
  const { price, closesOn, ...invitation } = sent
  return {
    ...{ __typename: 'BrokerAllocation', version: '1', ...invitation },
    accountByIssuerId: { __typename: 'Account', version: '1', id: sent.issuerId, name: issuer },
    roundByRoundId: {
      ...{
        __typename: 'Round',
        version: '1',
        id: `${sent.id} round`,
        name: round,
        price: price ?? '0',
        closesOn,
      },
      assetByAssetId: { __typename: 'Asset', version: '1', id: `${sent.id} asset`, name: asset },
    },
  }
}

/** An issuer that a broker runs. */
export function aManagedAccount(changes: Partial<ManagedAccount> = {}): ManagedAccount {
  return {
    ...{ id: id(5301), accountId: id(5311), version: '1', name: 'Barrow & Tallow Distilling Co.' },
    ...{ email: 'office@barrowtallow.example', createdBy: 'Dana Ferris' },
    createdOn: '2026-10-30T12:00:00Z',
    ...changes,
  }
}

/** The answer of `ManagedAccounts` that reads as these. */
export function managedAccountsAnswer(managed: readonly ManagedAccount[]): ManagedAccountsQuery {
  const nodes = managed.map(({ accountId, version, name, email, createdBy, ...each }) => ({
    ...{ __typename: 'ManagedAccount' as const, version: '1', claimedOn: null, entityId: accountId, ...each },
    userByCreatedBy: {
      ...{ __typename: 'User' as const, version: '1', id: `${each.id} user` },
      ...{ firstName: createdBy.split(' ')[0] ?? '', lastName: createdBy.split(' ').slice(1).join(' ') },
    },
    accountByEntityId: { __typename: 'Account' as const, id: accountId, version, name, email },
  }))
  return { __typename: 'Query', allManagedAccounts: { __typename: 'ManagedAccountsConnection', nodes } }
}
