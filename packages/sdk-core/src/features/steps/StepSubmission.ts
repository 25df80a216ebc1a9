import type { OpenAnswers } from '../../host/BeforeSubmit'
import type { Step } from './Step'

/** A step as a host is told of it: what it asks, and nothing that was answered before. */
export type SubmittedStep = Pick<
  Step,
  'id' | 'order' | 'status' | 'type' | 'service' | 'schema' | 'renderAttributes'
>

/** A step that is about to be sent. */
export interface StepSubmission extends OpenAnswers {
  kind: 'step'
  processId: string
  step: SubmittedStep
  /** Aborted when the step is left, and when the answer took too long: nobody waits for it any more. */
  signal: AbortSignal
}
