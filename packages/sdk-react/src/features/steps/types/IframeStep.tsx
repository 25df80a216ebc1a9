import { ProviderFrame } from '../frames/ProviderFrame'
import { ProviderPage } from '../frames/ProviderPage'
import type { StepTypeProps } from '../step/StepTypeProps'
import { useFrameTitle } from '../frames/useFrameTitle'

/** A step on a provider's page, shown in a frame; the provider completes it and the step follows. */
export function IframeStep(props: StepTypeProps) {
  const title = useFrameTitle(props.step)

  return <ProviderPage {...props}>{({ href }) => <ProviderFrame src={href} title={title} />}</ProviderPage>
}
