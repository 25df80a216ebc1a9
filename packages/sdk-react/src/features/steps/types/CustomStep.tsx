import { useMemo } from 'react'
import { BlockBoundary } from '../../../provider/BlockBoundary'
import { completeAllowed } from '../step/completeAllowed'
import type { CustomSteps, StepTypeProps } from '../step/StepTypeProps'
import { UnknownStep } from './UnknownStep'
import { lazyPart } from '../../../ui/lazy/lazyPart'

/** Custom type of step: the component registered under its service name, by the host or else by the kit. */
export function CustomStep(props: StepTypeProps) {
  const { step, customSteps = {}, actions, question } = props
  const service = step.service ?? ''
  const registered = [customSteps, kitSteps].find((steps) => Object.hasOwn(steps, service))
  const Registered = registered?.[service]

  const own = useMemo(
    () => ({
      ...actions,
      complete: (blob: unknown) => completeAllowed(blob, { step, question, complete: actions.complete }),
    }),
    [actions, question, step],
  )

  return Registered ? (
    <BlockBoundary>
      <Registered {...props} actions={own} />
    </BlockBoundary>
  ) : (
    <UnknownStep />
  )
}

/** Custom steps of the kit, registered like those of a host. A host's step of the same service replaces one. */
const kitSteps: CustomSteps = {
  document_upload: /*#__PURE__*/ lazyPart<StepTypeProps>(
    async () => (await import('../../papers/PaperStep')).PaperStep,
  ),
}
