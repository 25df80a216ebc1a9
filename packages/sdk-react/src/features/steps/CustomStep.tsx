import { BlockBoundary } from '../../provider/BlockBoundary'
import type { StepTypeProps } from './StepTypeProps'
import { UnknownStep } from './UnknownStep'

/** A host's own step: the component registered under the step's service name. */
export function CustomStep(props: StepTypeProps) {
  const { step, customSteps = {} } = props
  const service = step.service ?? ''
  const Registered = Object.hasOwn(customSteps, service) ? customSteps[service] : undefined

  return Registered ? (
    <BlockBoundary>
      <Registered {...props} />
    </BlockBoundary>
  ) : (
    <UnknownStep />
  )
}
