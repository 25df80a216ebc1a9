import { styled } from 'styled-components'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { useUiMessages } from '../../ui/uiMessages'

export interface SearchFailedProps {
  /** The sentence that names the data that could not be loaded. */
  text: string
  /** Searches again. */
  onRetry: () => void
}

/** Notice below a field whose search failed. */
export function SearchFailed({ text, onRetry }: SearchFailedProps) {
  const { retry } = useUiMessages()
  return (
    <Below
      tone="danger"
      action={
        <Button dense icon="retry" onPress={onRetry}>
          {retry}
        </Button>
      }
    >
      {text}
    </Below>
  )
}

/** The next field begins apart from it. */
const Below = styled(Alert)`
  margin-block-end: var(--capstan-space-4);
`
