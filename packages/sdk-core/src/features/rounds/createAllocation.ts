import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { isoToDay } from '../../dates/day'
import { newId } from '../../events/newId'
import { CreateAllocationDocument } from './operations.generated'

/** The fields of a new allocation. Days are `YYYY-MM-DD`, or ISO timestamps at midnight UTC. */
export interface AllocationInput {
  roundId: string
  name: string
  opensOn: string
  closesOn: string
}

/** Makes a slice of a round, owned by the account of this instance: its issuer, or a broker that accepted to sell it. */
export async function createAllocation(
  capstan: Capstan,
  { opensOn, closesOn, ...allocation }: AllocationInput,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<{ id: string }> {
  const submission = { operation: 'createAllocation', idempotencyKey: request?.idempotencyKey ?? newId() }
  const days = { opensOn: isoToDay(opensOn) ?? opensOn, closesOn: isoToDay(closesOn) ?? closesOn }
  const input = { allocation: { ...allocation, ...days } }
  const answer = await capstan.client.mutate(CreateAllocationDocument, { input }, submission)
  return orNotFound(answer.createAllocation?.allocation)
}
