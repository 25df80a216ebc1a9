import { fixtureIds } from '../../testing/fixtureIds'
import type { InvitedBroker } from './invitedBrokersQuery'
import type { InvitedBrokersQuery } from './operations.generated'

const id = fixtureIds.nth

/** Larkspur, which places units of Series B. */
export function anInvitedBroker(changes: Partial<InvitedBroker> = {}): InvitedBroker {
  return {
    ...{ id: id(5501), name: 'Larkspur Securities LLC', email: 'desk@larkspur.example' },
    ...{ roundId: id(2200), round: 'Series B', status: 'accepted', managedUnits: '120000' },
    ...changes,
  }
}

/** The answer of `InvitedBrokers` that reads as these. */
export function invitedBrokersAnswer(brokers: readonly InvitedBroker[]): InvitedBrokersQuery {
  const nodes = brokers.map(({ name, email, round, ...each }) => ({
    ...{ __typename: 'BrokerAllocation' as const, version: '1', ...each },
    accountByBrokerId: {
      ...{ __typename: 'Account' as const, version: '1', id: `${each.id} broker`, name, email },
    },
    roundByRoundId: { __typename: 'Round' as const, version: '1', id: each.roundId, name: round },
  }))
  return {
    __typename: 'Query',
    allBrokerAllocations: { __typename: 'BrokerAllocationsConnection', nodes },
  }
}
