import type { OpenAnswers } from '../../host/BeforeSubmit'
import type { Step } from './Step'

/** A step as a host sees it: its questions, without earlier answers. */
export type SubmittedStep = Pick<
  Step,
  'id' | 'order' | 'status' | 'type' | 'service' | 'schema' | 'renderAttributes'
>

/** A step that is about to be sent. */
export interface StepSubmission extends OpenAnswers {
  kind: 'step'
  processId: string
  step: SubmittedStep
  /** Aborted when the step is left, or when the answer takes too long. */
  signal: AbortSignal
}
