import type { Decimal } from '@capstan/sdk-core'
import { isMoreThanFree, type UnitsRoom } from '@capstan/sdk-core/rounds'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { roundsMessages } from './messages'

export interface UnitsRoomNoteProps {
  /** Where the units stand. */
  room: UnitsRoom
}

/** What is authorized, issued, reserved and free, where a number of units is typed or chosen: decision 22. */
export function UnitsRoomNote({ room: { name, authorized, issued, reserved, free } }: UnitsRoomNoteProps) {
  const messages = useMessages('rounds', roundsMessages)
  const { units } = useFormats()
  const known = { name, issued: units(issued), reserved: units(reserved) }
  if (authorized === null || free === undefined)
    return <span>{fillIn(messages.unitsWithoutLimit, known)}</span>
  return (
    <span>{fillIn(messages.unitsRoom, { ...known, authorized: units(authorized), free: units(free) })}</span>
  )
}

export interface MoreThanFreeProps extends UnitsRoomNoteProps {
  /** What would be taken of them. */
  wanted: Decimal | undefined
  /** Danger where it may not be sent; a warning unless told, because the platform has the last word. */
  tone?: 'warning' | 'danger'
}

/** That more is wanted than is free, as soon as it is. */
export function MoreThanFree({ room, wanted, tone = 'warning' }: MoreThanFreeProps) {
  const messages = useMessages('rounds', roundsMessages)
  const { units } = useFormats()
  if (!wanted || !room.free || !isMoreThanFree(wanted, room)) return null
  return (
    <Alert tone={tone}>
      {fillIn(messages.moreThanFree, { wanted: units(wanted), free: units(room.free) })}
    </Alert>
  )
}
