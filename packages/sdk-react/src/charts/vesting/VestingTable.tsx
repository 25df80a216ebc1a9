import { useFormats } from '../../language/useFormats'
import { ExactFigure } from '../../ui/display/ExactFigure'
import { FiguresTable } from '../FiguresTable'
import { useChartsMessages } from '../messages'
import type { Vesting } from './vestingOf'

export interface VestingTableProps {
  label: string
  vesting: Vesting
}

/** Table of the units that vest on each day, and the sum by then. */
export function VestingTable({ label, vesting: { parts } }: VestingTableProps) {
  const formats = useFormats()
  const messages = useChartsMessages()

  return (
    <FiguresTable
      label={label}
      headers={[messages.date, messages.vesting, messages.byThen]}
      rows={parts.map(({ vestsOn, units, sum }) => ({
        id: vestsOn,
        title: formats.day(vestsOn, 'short'),
        figures: [
          <ExactFigure key="units" value={units} as="units" />,
          <ExactFigure key="sum" value={sum} as="units" />,
        ],
      }))}
    />
  )
}
