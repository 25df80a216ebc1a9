import type { Capstan } from '../../Capstan'
import { checkRecordId } from '../../client/records/recordId'
import type { MutateRequest } from '../../client/Client'
import { newId } from '../../events/newId'
import { ReviewStepDocument } from './operations.generated'

/** The decision of the reviewer about the papers of a step. */
export interface PaperVerdict {
  stepId: string
  accepted: boolean
  /** Why they are refused: the investor reads it. */
  reason?: string
}

/**
 * Accepts the papers of a step, which then continues, or rejects them with a reason, which returns the investor to the step.
 *
 * @throws CapstanError `step_not_current` when another user has answered, `invalid_input` when a reason is missing.
 */
export async function reviewStep(
  capstan: Capstan,
  verdict: PaperVerdict,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<void> {
  checkRecordId(verdict.stepId)
  await capstan.client.mutate(
    ReviewStepDocument,
    { input: { ...verdict } },
    { operation: 'reviewStep', idempotencyKey: request?.idempotencyKey ?? newId() },
  )
}
