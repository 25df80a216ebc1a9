import { useMessages } from '../../provider/useMessages'
import { Spinner } from '../../ui/feedback/Spinner'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { stepsMessages } from './messages'

/** The place of a provider's page while it loads. */
export function FrameLoading() {
  const messages = useMessages('steps', stepsMessages)

  return (
    <div className="capstan-frame-loading">
      <Spinner label={messages.frameLoading} />
      <Skeleton height="480px" />
    </div>
  )
}
