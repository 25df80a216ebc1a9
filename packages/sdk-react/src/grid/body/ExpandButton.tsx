import { fillIn } from '../../language/fillIn'
import { Icon } from '../../ui/display/Icon'
import { useGridMessages } from '../messages'

export interface ExpandButtonProps {
  /** The name of the row that the button opens. */
  name: string
  isOpen: boolean
}

/** Opens and closes a group or the panel of a row. The grid listens. */
export function ExpandButton({ name, isOpen }: ExpandButtonProps) {
  const messages = useGridMessages()

  return (
    <button
      type="button"
      className="capstan-grid-expand"
      tabIndex={-1}
      data-open={isOpen}
      aria-label={fillIn(isOpen ? messages.collapse : messages.expand, { name })}
    >
      <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} dense />
    </button>
  )
}
