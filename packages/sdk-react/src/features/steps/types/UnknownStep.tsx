import { useMessages } from '../../../provider/useMessages'
import { Alert } from '../../../ui/feedback/Alert'
import { stepsMessages } from '../messages'

/** A step of an unknown type, which refers to the issuer. */
export function UnknownStep() {
  const messages = useMessages('steps', stepsMessages)

  return <Alert tone="neutral">{messages.unknownType}</Alert>
}
