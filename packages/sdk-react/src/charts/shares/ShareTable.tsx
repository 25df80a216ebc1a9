import { decimal, type Decimal } from '@capstan/sdk-core'
import type { ChartFigure } from '../ChartFigure'
import { ExactFigure } from '../../ui/display/ExactFigure'
import { FiguresTable } from '../FiguresTable'
import { useChartsMessages } from '../messages'
import { useFormats } from '../../language/useFormats'
import { useUiMessages } from '../../ui/uiMessages'

/** A row of shares. */
export interface ShareRow {
  id: string
  label: string
  value: Decimal
  percent?: Decimal
}

export interface ShareTableProps {
  label: string
  headers: readonly [name: string, figure: string, share: string]
  /** All of them, also those that the picture shows as one. */
  parts: readonly ShareRow[]
  whole: Decimal
  figure: ChartFigure
  /** The name of the whole; "Total" by default. */
  wholeLabel?: string
}

/** Every share with its figure and its percentage, and the total. */
export function ShareTable({ label, headers, parts, whole, figure, wholeLabel }: ShareTableProps) {
  const messages = useChartsMessages()
  const row = ({ id, label: title, value, percent }: ShareRow) => ({
    id,
    title,
    figures: [
      <ExactFigure key="value" value={value} as={figure} />,
      <Percent key="percent" value={percent} />,
    ],
  })
  const total = { id: 'total', label: wholeLabel ?? messages.total, value: whole }

  return (
    <FiguresTable
      label={label}
      headers={headers}
      rows={parts.map(row)}
      total={row({ ...total, percent: whole.isZero ? undefined : hundred })}
    />
  )
}

const hundred = decimal('100')

/** A percentage; N/A of a whole that is nothing. */
function Percent({ value }: { value?: Decimal }) {
  const formats = useFormats()
  const messages = useUiMessages()
  return value ? <bdi>{formats.percent(value)}</bdi> : <span>{messages.notAvailable}</span>
}
