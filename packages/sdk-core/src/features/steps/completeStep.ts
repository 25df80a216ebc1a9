import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { CompleteStepDocument } from './operations.generated'
import { processRules } from './process/processRules'
import { readStep, type StepDetails } from './readStep'
import { stepRules } from './stepRules'

/** A reader's answers to a step. */
export interface CompleteStepInput {
  stepId: string
  blob: unknown
}

/** The key under which the answers of a step are kept until their outcome is known. */
export const stepSubject = (stepId: string) => `step ${stepId}`

/**
 * Sends the answers of a step; returns the step with its new status, and follows it from then on.
 *
 * If the answer is lost, it stays under way until the platform reports the outcome: `write_not_made` if the step was not sent.
 * Refused with `step_invalid` (`details.fields`: a message for each field), `step_not_current`, `step_provider_only`.
 */
export async function completeStep(
  capstan: Capstan,
  input: CompleteStepInput,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<StepDetails> {
  checkRecordId(input.stepId)
  capstan.register(processRules, stepRules)
  const processId = capstan.entityCache.read({ __typename: 'Step', id: input.stepId })?.processId
  const flow = typeof processId === 'string' ? { processId } : undefined
  const once = stepSubject(input.stepId)
  // The answers are private, so they are not stored; after a reload the step itself shows the outcome.
  const submission = { operation: 'completeStep', flow, once, isPrivate: true, ...request }
  const answer = await capstan.client.mutate(CompleteStepDocument, { input }, submission)
  return readStep(orNotFound(answer.completeStep?.step))
}
