import { Button } from '../../ui/actions/Button'
import { useUiMessages } from '../../ui/uiMessages'
import { useGridMessages } from '../messages'

export interface RetryLineProps {
  /** How many columns it lies across. */
  columnCount: number
  /** Its place in the whole list, from 1. */
  rowIndex: number
  /** The distance from the top, in pixels. */
  top: number
  height: number
  /** How much of it is seen at once, in pixels. */
  width: number
  onRetry: () => void
}

/** Replaces rows that could not be loaded, with a button to retry. */
export function RetryLine({ columnCount, rowIndex, top, height, width, onRetry }: RetryLineProps) {
  const messages = useGridMessages()
  const { retry } = useUiMessages()

  return (
    <div
      role="row"
      className="capstan-grid-row"
      aria-rowindex={rowIndex}
      data-retry=""
      style={{ height, transform: `translateY(${top}px)` }}
    >
      <div
        role="gridcell"
        className="capstan-grid-panel"
        aria-colindex={1}
        aria-colspan={columnCount}
        style={{ width }}
      >
        {messages.nextFailed}
        <Button variant="quiet" dense icon="retry" onPress={onRetry}>
          {retry}
        </Button>
      </div>
    </div>
  )
}
