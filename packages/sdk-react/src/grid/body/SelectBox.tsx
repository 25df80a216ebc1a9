import { fillIn } from '../../language/fillIn'
import { useGridMessages } from '../messages'

export interface SelectBoxProps {
  /** The name of the row that is selected. */
  name: string
  isSelected: boolean
}

/** The box that selects a row. The grid listens: it knows of Shift, and of the row. */
export function SelectBox({ name, isSelected }: SelectBoxProps) {
  const messages = useGridMessages()

  return (
    <input
      type="checkbox"
      className="capstan-grid-box"
      tabIndex={-1}
      aria-label={fillIn(messages.selectRow, { row: name })}
      checked={isSelected}
      readOnly
    />
  )
}
