import type { Capstan } from '../../Capstan'
import { orNotFound, rowsOf } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { newId } from '../../events/newId'
import { readDistributor, type Distributor } from './distributorsQuery'
import { BrokerTypeaheadDocument, InviteDistributorDocument } from './operations.generated'

/** A broker that may be invited. */
export interface BrokerSuggestion {
  id: string
  name: string
}

/** Finds at most twenty brokers with a word in their name that begins with the text; none for an empty text. */
export async function findBrokers(
  capstan: Capstan,
  name: string,
  signal?: AbortSignal,
): Promise<readonly BrokerSuggestion[]> {
  if (name.trim() === '') return []
  const { brokerTypeahead } = await capstan.client.ask(BrokerTypeaheadDocument, { name }, { signal })
  return rowsOf(brokerTypeahead).flatMap(({ id, name: called }) =>
    id === null || called === null ? [] : [{ id, name: called }],
  )
}

/** An invitation to a round. */
export interface InvitationInput {
  roundId: string
  brokerId: string
  /** Units the broker may place; no limit by default. */
  managedUnits?: string
}

/** Invites a broker to a round; `already_invited` where it has been. */
export async function inviteDistributor(
  capstan: Capstan,
  invitation: InvitationInput,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<Distributor> {
  const submission = { operation: 'inviteDistributor', idempotencyKey: request?.idempotencyKey ?? newId() }
  const input = { brokerAllocation: invitation }
  const answer = await capstan.client.mutate(InviteDistributorDocument, { input }, submission)
  return readDistributor(orNotFound(answer.createBrokerAllocation?.brokerAllocation))
}
