import { isSignedInline } from '@capstan/sdk-core/signing'
import { SigningStep } from '../../signing/lazyStep'
import { AsyncIframeStep } from './AsyncIframeStep'
import { ButtonStep } from './ButtonStep'
import { CustomStep } from './CustomStep'
import { EncryptedFormStep } from './EncryptedFormStep'
import { FormStep } from './FormStep'
import { LinkStep } from './LinkStep'
import type { StepTypeProps } from '../step/StepTypeProps'
import { UnknownStep } from './UnknownStep'
import { ProviderFrame } from '../frames/ProviderFrame'
import { ProviderPage } from '../frames/ProviderPage'
import { useFrameTitle } from '../frames/useFrameTitle'

/** The content of a step, by its type. */
export function StepBody(props: StepTypeProps) {
  switch (props.step.type) {
    case 'form':
      return <FormStep {...props} />
    case 'encrypted_form':
      return <EncryptedFormStep {...props} />
    case 'button':
      return <ButtonStep {...props} />
    case 'link':
      return <LinkStep {...props} />
    case 'iframe':
      if (!isSignedInline(props.step)) return <IframeStep {...props} />
      return <SigningStep step={props.step} question={props.question} elsewhere={<IframeStep {...props} />} />
    case 'async_iframe':
      return <AsyncIframeStep {...props} />
    case 'custom':
      return <CustomStep {...props} />
    default:
      return <UnknownStep />
  }
}

/** Step on a provider's page in a frame. The provider completes it, and the status updates live. */
function IframeStep(props: StepTypeProps) {
  const title = useFrameTitle(props.step)

  return <ProviderPage {...props}>{({ href }) => <ProviderFrame src={href} title={title} />}</ProviderPage>
}
