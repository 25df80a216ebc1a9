import type { Decimal } from '@capstan/sdk-core'
import { isMoreThanFree, type UnitsRoom } from '@capstan/sdk-core/rounds'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { roundsMessages } from './messages'

export interface UnitsRoomNoteProps {
  /** The units: authorized, issued, reserved and free. */
  room: UnitsRoom
}

/** Authorized, issued, reserved and free units, shown where units are typed or chosen (decision 22). */
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
  /** The units asked for. */
  wanted: Decimal | undefined
  /** `danger` where sending is prevented; `warning` by default, because the platform decides. */
  tone?: 'warning' | 'danger'
}

/** Warning that more units are requested than are free. */
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
