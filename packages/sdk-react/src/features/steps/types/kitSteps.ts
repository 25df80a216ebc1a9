import { lazyPart } from '../../../ui/lazy/lazyPart'
import type { CustomSteps, StepTypeProps } from '../step/StepTypeProps'

/** The custom steps that the kit brings, registered as a host registers its own; a host's of the same service takes its place. */
export const kitSteps: CustomSteps = {
  document_upload: /*#__PURE__*/ lazyPart<StepTypeProps>(
    async () => (await import('../../papers/PaperStep')).PaperStep,
  ),
}
