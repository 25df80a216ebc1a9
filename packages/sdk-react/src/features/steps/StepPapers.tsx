import type { Step } from '@capstan/sdk-core/steps'
import { lazyPart } from '../../ui/lazy/lazyPart'
import type { SentPapersProps } from '../papers/SentPapers'

const SentPapers = /*#__PURE__*/ lazyPart<SentPapersProps>(
  async () => (await import('../papers/SentPapers')).SentPapers,
)

/** The papers that were sent with a step, where it asked for some. */
export function StepPapers({ step }: { step: Step }) {
  return step.type === 'custom' && step.service === 'document_upload' ? <SentPapers step={step} /> : null
}
