import { Button } from '../ui/actions/Button'
import { Alert } from '../ui/feedback/Alert'
import { useUiMessages } from '../ui/uiMessages'

export interface SearchFailedProps {
  /** What could not be found out. */
  text: string
  /** Searches again. */
  onRetry: () => void
}

/** Said below a field whose search came to nothing. */
export function SearchFailed({ text, onRetry }: SearchFailedProps) {
  const { retry } = useUiMessages()
  return (
    <Alert
      tone="danger"
      action={
        <Button dense icon="retry" onPress={onRetry}>
          {retry}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
