import type { RefObject } from 'react'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { formsMessages } from '../messages'

export interface RowButtonsProps {
  /** The name of the row. */
  name: string
  /** The button that opens it, which focus comes back to. */
  opener: RefObject<HTMLButtonElement | null>
  /** Called when it is to be changed; without it no button asks. */
  onEdit?: () => void
  /** Called when it is to be deleted, and whether by key; without it no button asks. */
  onDelete?: (byKeyboard: boolean) => void
}

/** Changes or deletes a row. */
export function RowButtons({ name, opener, onEdit, onDelete }: RowButtonsProps) {
  const messages = useMessages('forms', formsMessages)

  return (
    <>
      {onEdit && (
        <Button
          ref={opener}
          variant="quiet"
          dense
          icon="pencil"
          aria-label={fillIn(messages.edit, { name })}
          onPress={onEdit}
        />
      )}
      {onDelete && (
        <Button
          variant="quiet"
          dense
          icon="trash"
          aria-label={fillIn(messages.remove, { name })}
          onPress={({ pointerType }) => onDelete(pointerType === 'keyboard' || pointerType === 'virtual')}
        />
      )}
    </>
  )
}
