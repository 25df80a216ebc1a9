import type { ReactNode } from 'react'
import { useFormats } from '../language/useFormats'
import { Button } from '../ui/actions/Button'
import { SelectionBar } from '../ui/layout/SelectionBar'
import { useTablesMessages } from './messages'

export interface ChosenBarProps {
  /** How many rows are chosen; without any there is no bar. */
  count: number
  onClear: () => void
  /** The actions for the selected rows. */
  children: ReactNode
}

/** The number of chosen rows of a table, and the actions on them. */
export function ChosenBar({ count, onClear, children }: ChosenBarProps) {
  const messages = useTablesMessages()
  const { plural } = useFormats()

  if (count === 0) return null
  return (
    <SelectionBar aria-label={messages.chosen} className="capstan-table-bulk">
      <strong role="status">{plural(messages.selected, count)}</strong>
      <span data-end="">
        {children}
        <Button variant="quiet" dense onPress={onClear}>
          {messages.clearSelection}
        </Button>
      </span>
    </SelectionBar>
  )
}
