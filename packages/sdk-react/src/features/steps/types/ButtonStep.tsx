import { OfflineNote } from '../../../forms/sending/OfflineNote'
import { useFormats } from '../../../language/useFormats'
import { useMessages } from '../../../provider/useMessages'
import { Button } from '../../../ui/actions/Button'
import { Inline } from '../../../ui/layout/Inline'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { AuthorText } from '../../../language/AuthorText'
import { completeAllowed } from '../step/completeAllowed'
import { stepsMessages } from '../messages'
import { FormButtons } from '../../../forms/sending/FormButtons'
import { stepAddress } from '../step/stepAddress'
import { stepSchema } from '../step/stepSchema'
import type { StepTypeProps } from '../step/StepTypeProps'
import { useCompletion } from '../step/useCompletion'
import { WireDetails } from './WireDetails'

/** Step that is done by pressing its button, with an optional link to a page. */
export function ButtonStep({ step, actions, question }: StepTypeProps) {
  const messages = useMessages('steps', stepsMessages)
  const { complete } = actions
  const { isSending, problem, send } = useCompletion((blob) =>
    completeAllowed(blob, { step, question, complete }),
  )
  const { text, link } = stepSchema(step, useFormats())
  const address = link && stepAddress(link, step.id, actions)

  return (
    <>
      {step.service === 'payment' && <WireDetails stepId={step.id} />}
      <OfflineNote failed={problem} />
      <FormButtons>
        <Inline>
          {address && (
            <LinkButton href={address} external>
              {messages.openLink}
            </LinkButton>
          )}
          <Button variant="primary" pending={isSending} onPress={() => void send({})}>
            {isSending ? (
              messages.sending
            ) : text ? (
              <span>
                <AuthorText {...text} />
              </span>
            ) : (
              messages.continue
            )}
          </Button>
        </Inline>
      </FormButtons>
    </>
  )
}
