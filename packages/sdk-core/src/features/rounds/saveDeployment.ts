import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/answers'
import type { MutateRequest } from '../../client/Client'
import { newId } from '../../events/newId'
import type { Deployment } from './deploymentsQuery'
import { CreateDeploymentDocument, UpdateDeploymentDocument } from './operations.generated'

/** A deployment as it is entered: the day, US dollars, what for. */
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

/** Changes a deployment over the version that was shown. */
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
