import { useFormats } from '../language/useFormats'
import { fillIn } from '../language/fillIn'
import { Button } from '../ui/actions/Button'
import { MoreButton, MoreFoot } from '../ui/records/ShowMore'
import { useUiMessages } from '../ui/uiMessages'
import { useTablesMessages } from './messages'
import type { LoadedRows } from './useSourceRows'

export interface LoadMoreProps extends Pick<LoadedRows<unknown>, 'total' | 'more'> {
  /** How many are shown. */
  shown: number
  loadMore: () => void
}

/** How many rows of a list of the platform are shown, and the button that asks for the next ones; nothing once all are. */
export function LoadMore({ shown, total, more, loadMore }: LoadMoreProps) {
  const messages = useTablesMessages()
  const { retry, shownOf } = useUiMessages()
  const { units } = useFormats()
  if (more === 'none') return null

  return (
    <MoreFoot>
      <small>
        {more === 'error'
          ? messages.moreFailed
          : fillIn(shownOf, { shown: units(`${shown}`), total: units(`${total}`) })}
      </small>
      {more === 'error' ? (
        <Button dense icon="retry" onPress={loadMore}>
          {retry}
        </Button>
      ) : (
        <MoreButton shown={shown} total={total} isLoading={more === 'loading'} onMore={loadMore} />
      )}
    </MoreFoot>
  )
}
