import { ProviderFrame } from '../frames/ProviderFrame'
import { ProviderPage } from '../frames/ProviderPage'
import type { StepTypeProps } from '../step/StepTypeProps'
import { useFrameTitle } from '../frames/useFrameTitle'

/** Step on a provider's page in a frame. The provider completes it, and the status updates live. */
export function IframeStep(props: StepTypeProps) {
  const title = useFrameTitle(props.step)

  return <ProviderPage {...props}>{({ href }) => <ProviderFrame src={href} title={title} />}</ProviderPage>
}
