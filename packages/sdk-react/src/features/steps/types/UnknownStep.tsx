import { useMessages } from '../../../provider/useMessages'
import { Alert } from '../../../ui/feedback/Alert'
import { stepsMessages } from '../messages'

/** A step of a type nobody here knows: the issuer does. */
export function UnknownStep() {
  const messages = useMessages('steps', stepsMessages)

  return <Alert tone="neutral">{messages.unknownType}</Alert>
}
