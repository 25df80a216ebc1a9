import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { stepsMessages } from './messages'
import { ProviderFrame } from './ProviderFrame'
import { ProviderPage } from './ProviderPage'
import { stepTitle } from './stepTitle'
import type { StepTypeProps } from './StepTypeProps'

/** A step on a provider's page, shown in a frame; the provider completes it and the step follows. */
export function IframeStep(props: StepTypeProps) {
  const words = useMessages('steps', stepsMessages)
  const title = fillIn(words.frameTitle, { title: stepTitle(props.step) })

  return <ProviderPage {...props}>{({ href }) => <ProviderFrame src={href} title={title} />}</ProviderPage>
}
