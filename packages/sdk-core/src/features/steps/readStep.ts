import { memoizeByRow } from '../../client/records/answers'
import { recordOf } from '../../json/readJson'
import type { StepFieldsFragment } from './operations.generated'
import type { RenderAttributes, Step } from './Step'

/** A step with the process it belongs to. */
export interface StepDetails extends Step {
  processId: string
}

/** A step as the platform answers it. Its JSON is the issuer's own, so only its outline is known. */
export const readStep = memoizeByRow(
  ({
    renderAttributes,
    outputData,
    dynamicData,
    knownAnswers,
    ...answer
  }: StepFieldsFragment): StepDetails => ({
    ...answer,
    // Answers given to the same vendor take precedence over answers from account setup.
    dynamicData: knownAnswers ? { ...recordOf(knownAnswers), ...recordOf(dynamicData) } : dynamicData,
    renderAttributes: renderAttributes as RenderAttributes | null, // see above
    outputData: outputData as Step['outputData'], // see above
  }),
)
