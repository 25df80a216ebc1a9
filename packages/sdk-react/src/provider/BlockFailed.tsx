import { TextLink } from '../ui/actions/TextLink'
import { ErrorNotice } from '../ui/feedback/ErrorNotice'
import { useUiMessages } from '../ui/uiMessages'
import { useCapstanContext } from './useCapstanContext'

interface BlockFailedProps {
  error: unknown
  onRetry: () => void
}

/** What stands where a block could not be drawn: what happened, a way to try again, and whom to ask. */
export function BlockFailed({ error, onRetry }: BlockFailedProps) {
  const { supportUrl } = useCapstanContext()
  const messages = useUiMessages()

  return (
    <>
      <ErrorNotice error={error} onRetry={onRetry} />
      {supportUrl && (
        <p style={{ textAlign: 'center' }}>
          <TextLink href={supportUrl}>{messages.support}</TextLink>
        </p>
      )}
    </>
  )
}
