import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { useUiMessages } from '../../ui/uiMessages'
import { transactionsMessages } from './messages'

/** Said below a field whose search came to nothing. */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages('transactions', transactionsMessages)
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
      {messages.searchFailed}
    </Alert>
  )
}
