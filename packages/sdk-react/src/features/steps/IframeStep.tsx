import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { stepsMessages } from './messages'
import { ProviderFrame } from './ProviderFrame'
import { ProviderPage } from './ProviderPage'
import { stepTitle } from './stepTitle'
import type { StepTypeProps } from './StepTypeProps'

/** A step on a provider's page, shown in a frame; the provider completes it and the step follows. */
export function IframeStep(props: StepTypeProps) {
  const messages = useMessages('steps', stepsMessages)
  const formats = useFormats()
  const title = fillIn(messages.frameTitle, { title: stepTitle(props.step, { formats, messages }).text })

  return <ProviderPage {...props}>{({ href }) => <ProviderFrame src={href} title={title} />}</ProviderPage>
}
