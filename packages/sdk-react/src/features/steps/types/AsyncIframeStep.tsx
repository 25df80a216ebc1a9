import { useState } from 'react'
import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { Alert } from '../../../ui/feedback/Alert'
import { Button } from '../../../ui/actions/Button'
import type { FrameMessage } from '../frames/frameMessage'
import { stepsMessages } from '../messages'
import { ProviderFrame } from '../frames/ProviderFrame'
import { ProviderPage } from '../frames/ProviderPage'
import { StepWaiting } from '../step/StepWaiting'
import type { StepTypeProps } from '../step/StepTypeProps'
import { useFrameTitle } from '../frames/useFrameTitle'

/** Step on a provider's page that reports its state: loading, ready, complete or failed. */
export function AsyncIframeStep(props: StepTypeProps) {
  return (
    <ProviderPage {...props}>
      {({ href, reload }) => <LoaderFrame key={href} {...props} href={href} onRetry={reload} />}
    </ProviderPage>
  )
}

interface LoaderFrameProps extends StepTypeProps {
  href: string
  onRetry: () => void
}

function LoaderFrame({ step, href, onFrameEvent, onRetry }: LoaderFrameProps) {
  const messages = useMessages('steps', stepsMessages)
  const title = useFrameTitle(step)
  const [message, setMessage] = useState<FrameMessage>({ event: 'loading' })

  const hear = (next: FrameMessage) => {
    setMessage(next)
    onFrameEvent?.({ stepId: step.id, ...next })
  }

  if (message.event === 'complete') return <StepWaiting />
  if (message.event === 'error') {
    return (
      <Alert tone="danger" action={<Button onPress={onRetry}>{messages.tryAgain}</Button>}>
        {fillIn(messages.asyncError, { reason: message.reason ?? messages.unknownReason })}
      </Alert>
    )
  }
  return <ProviderFrame src={href} title={title} onMessage={hear} />
}
