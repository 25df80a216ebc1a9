import { useFormats } from '../../../language/useFormats'
import { useMessages } from '../../../provider/useMessages'
import { Alert } from '../../../ui/feedback/Alert'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { AuthorText } from '../../../language/AuthorText'
import { stepsMessages } from '../messages'
import { stepAddress } from '../step/stepAddress'
import { StepNote } from '../step/StepNote'
import { stepSchema } from '../step/stepSchema'
import type { StepTypeProps } from '../step/StepTypeProps'
import { WireDetails } from './WireDetails'

/** Step that is done on another site: its link opens in a new tab, and the status updates live. */
export function LinkStep({ step, actions }: StepTypeProps) {
  const messages = useMessages('steps', stepsMessages)
  const { text, link } = stepSchema(step, useFormats())
  const isPayment = step.service === 'payment'
  const address = link && stepAddress(link, step.id, actions)

  if (!address) return <Alert tone="danger">{messages.unsafeLink}</Alert>

  return (
    <>
      {isPayment && <WireDetails stepId={step.id} />}
      <StepNote>{isPayment ? messages.wireNote : messages.linkNote}</StepNote>
      <div>
        <LinkButton variant="primary" href={address} external>
          {text ? (
            <span>
              <AuthorText {...text} />
            </span>
          ) : (
            messages.openLink
          )}
        </LinkButton>
      </div>
    </>
  )
}
