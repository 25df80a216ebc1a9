import type { Step } from '@capstan/sdk-core/steps'
import { lazyPart } from '../../ui/lazy/lazyPart'

export interface StepPapersProps {
  /** A step, with or without papers. */
  step: Step
}

const SentPapers = /*#__PURE__*/ lazyPart<StepPapersProps>(
  async () => (await import('../papers/SentPapers')).SentPapers,
)

/** The papers that were sent with a step, when its type has papers. */
export function StepPapers({ step }: StepPapersProps) {
  return step.type === 'custom' && step.service === 'document_upload' ? <SentPapers step={step} /> : null
}
