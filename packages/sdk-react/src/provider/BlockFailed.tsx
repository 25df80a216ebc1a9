import { styled } from 'styled-components'
import { TextLink } from '../ui/actions/TextLink'
import { ErrorNotice } from '../ui/feedback/ErrorNotice'
import { useUiMessages } from '../ui/uiMessages'
import { useCapstanContext } from './useCapstan'

interface BlockFailedProps {
  error: unknown
  onRetry: () => void
}

/** Shown in place of a block that could not be rendered: the error, Retry, and the address of support. */
export function BlockFailed({ error, onRetry }: BlockFailedProps) {
  const { supportUrl } = useCapstanContext()
  const messages = useUiMessages()

  return (
    <Box className="capstan-block-failed">
      <ErrorNotice error={error} onRetry={onRetry} />
      {supportUrl && (
        <p>
          <TextLink href={supportUrl}>{messages.support}</TextLink>
        </p>
      )}
    </Box>
  )
}

const Box = styled.div`
  border: 1px solid var(--capstan-border);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  text-align: center;
  > p {
    margin: calc(-1 * var(--capstan-space-3)) 0 var(--capstan-space-6);
  }
`
