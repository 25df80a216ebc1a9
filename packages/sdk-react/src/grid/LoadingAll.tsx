import type { ReadyRows } from './model/DataGridSource'
import { useGridMessages } from './messages'
import { StillButton } from './model/StillButton'

export interface LoadingAllProps {
  loadAll: NonNullable<ReadyRows<unknown>['loadAll']>
  /** Shows the number of loaded rows, and the total. */
  ofAll: (loaded: number) => string
}

/**
 * The way to all rows, and how far it is. One button starts it and stops it, so that it keeps focus; its words are before those
 * that say how far it is, so that it is not where it was when it is pressed twice.
 */
export function LoadingAll({ loadAll, ofAll }: LoadingAllProps) {
  const messages = useGridMessages()
  const { isLoading, loaded = 0, start, cancel } = loadAll

  return (
    <span>
      <StillButton variant="quiet" dense onPress={isLoading ? cancel : start}>
        {isLoading ? messages.cancelLoading : messages.loadAll}
      </StillButton>{' '}
      {isLoading && <span>{`${messages.progress}: ${ofAll(loaded)}`}</span>}
    </span>
  )
}
