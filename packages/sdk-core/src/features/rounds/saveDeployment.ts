import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { newId } from '../../events/newId'
import { compare, subtract } from '../../money/arithmetic'
import { Decimal, decimal } from '../../money/decimal'
import type { Deployment } from './deploymentsQuery'
import {
  CreateDeploymentDocument,
  DeleteDeploymentDocument,
  UpdateDeploymentDocument,
} from './operations.generated'

/** The entries of a deployment: the day, the amount in US dollars, and the purpose. */
export type DeploymentInput = Pick<Deployment, 'paidOn' | 'amount' | 'note'>

// The one currency there is: US dollars. (ROUND-052)
const currency = 1

/** Notes that money of a round was put to work. */
export async function makeDeployment(
  capstan: Capstan,
  roundId: string,
  deployment: DeploymentInput,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<Deployment> {
  const idempotencyKey = request?.idempotencyKey ?? newId()
  const submission = { operation: 'makeDeployment', idempotencyKey, once: `deployment ${roundId}` }
  const input = { capitalDeployment: { roundId, currency, ...deployment } }
  const answer = await capstan.client.mutate(CreateDeploymentDocument, { input }, submission)
  return orNotFound(answer.createCapitalDeployment?.capitalDeployment)
}

/** Changes a deployment, if the shown version is the current one. */
export async function saveDeployment(
  capstan: Capstan,
  { id, version }: Pick<Deployment, 'id' | 'version'>,
  changes: Partial<DeploymentInput>,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<Deployment> {
  const submission = { operation: 'saveDeployment', idempotencyKey: request?.idempotencyKey ?? newId() }
  const input = { id, patch: { ...changes, version } }
  const answer = await capstan.client.mutate(UpdateDeploymentDocument, { input }, submission)
  return orNotFound(answer.updateCapitalDeploymentById?.capitalDeployment)
}

/** Deletes a deployment: the round has that money again. */
export async function deleteDeployment(
  capstan: Capstan,
  { id }: Pick<Deployment, 'id'>,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<void> {
  const submission = { operation: 'deleteDeployment', idempotencyKey: request?.idempotencyKey ?? newId() }
  await capstan.client.mutate(DeleteDeploymentDocument, { input: { id } }, submission)
}

/** Reasons to ask before a deployment is saved. */
export interface DeploymentDoubts {
  /** The amount in US dollars by which it exceeds the remaining capital of the round. */
  over?: Decimal
  /** True when its day is yet to come: it counts from that day on. */
  isFuture: boolean
}

/**
 * Returns the reasons to ask for a confirmation before a deployment is saved; the previous amount of a changed one counts as
 * remaining.
 */
export function deploymentDoubts(
  { amount, paidOn }: Pick<DeploymentInput, 'amount' | 'paidOn'>,
  about: { remaining: string; today: string; before?: Pick<Deployment, 'amount' | 'paidOn'> },
): DeploymentDoubts {
  const { remaining, today, before } = about
  const had = before && before.paidOn <= today ? decimal(before.amount) : Decimal.zero
  const over = subtract(subtract(decimal(amount), had), decimal(remaining))
  return { over: compare(over, Decimal.zero) > 0 ? over : undefined, isFuture: paidOn > today }
}
