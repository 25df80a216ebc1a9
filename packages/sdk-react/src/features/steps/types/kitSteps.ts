import { lazyPart } from '../../../ui/lazy/lazyPart'
import type { CustomSteps, StepTypeProps } from '../step/StepTypeProps'

/** Custom steps of the kit, registered like those of a host. A host's step of the same service replaces one. */
export const kitSteps: CustomSteps = {
  document_upload: /*#__PURE__*/ lazyPart<StepTypeProps>(
    async () => (await import('../../papers/PaperStep')).PaperStep,
  ),
}
