import type { HoldingDay } from '@capstan/sdk-core/holding'
import { FiguresTable } from '../../charts/FiguresTable'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { ExactFigure } from '../../ui/display/ExactFigure'
import { exactUnits } from '../transactions/exactUnits'
import { holdingMessages } from './messages'

export interface ValueTableProps {
  days: readonly HoldingDay[]
  /** Whether it is known what was paid. */
  isPaid: boolean
}

/** What a holding was worth by each day, with what that is worked out from. */
export function ValueTable({ days, isPaid }: ValueTableProps) {
  const messages = useMessages('holding', holdingMessages)
  const formats = useFormats()
  const { day, units, unitValue, value, investment, notAvailable } = messages
  const money = (figure: string | null) =>
    figure === null ? notAvailable : <ExactFigure value={figure} as="money" />

  return (
    <FiguresTable
      isWide
      label={messages.overTime}
      headers={[day, units, unitValue, value, ...(isPaid ? [investment] : [])]}
      rows={days.map((each) => ({
        id: each.day,
        title: formats.day(each.day, 'short'),
        figures: [
          exactUnits(formats, each.units),
          each.unitValue === null ? notAvailable : formats.price(each.unitValue),
          money(each.value),
          ...(isPaid ? [money(each.investment)] : []),
        ],
      }))}
    />
  )
}
