import { useMemo } from 'react'
import { BlockBoundary } from '../../provider/BlockBoundary'
import { completeAllowed } from './completeAllowed'
import type { StepTypeProps } from './StepTypeProps'
import { UnknownStep } from './UnknownStep'

/** A host's own step: the component registered under the step's service name. */
export function CustomStep(props: StepTypeProps) {
  const { step, customSteps = {}, actions, question } = props
  const service = step.service ?? ''
  const Registered = Object.hasOwn(customSteps, service) ? customSteps[service] : undefined

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
