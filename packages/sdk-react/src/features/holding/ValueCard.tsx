import { today } from '@capstan/sdk-core'
import { type HoldingDay, holdingValueQuery } from '@capstan/sdk-core/holding'
import { FiguresTable } from '../../charts/FiguresTable'
import { StepLines } from '../../charts/lines/StepLines'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ExactFigure } from '../../ui/display/ExactFigure'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { exactUnits } from '../transactions/exactUnits'
import { holdingMessages } from './messages'

/** The value of a holding over time; empty for all accounts but its issuer and its investor. */
export function ValueCard({ holdingId }: { holdingId: string }) {
  const messages = useMessages('holding', holdingMessages)
  const days = useCapstanQuery(holdingValueQuery(useCapstan(), holdingId))

  if (days.status === 'ready') return days.data.length > 0 && <HoldingValueView days={days.data} />
  return (
    <Card title={messages.overTime}>
      {days.status === 'error' ? (
        <ErrorNotice error={days.error} onRetry={days.retry} />
      ) : (
        <Loading visible={days.visible}>
          <SkeletonRows count={6} />
        </Loading>
      )}
    </Card>
  )
}

export interface HoldingValueViewProps {
  /** The state on each day on which it changed, the first day first. */
  days: readonly HoldingDay[]
  /** The last day of the chart, `YYYY-MM-DD`: today by default. */
  until?: string
}

/** The value of a holding over time, beside its cost: stepped lines, and the same as a table. @public */
export function HoldingValueView({ days, until = today() }: HoldingValueViewProps) {
  const messages = useMessages('holding', holdingMessages)
  // The lines begin where both are known; the table has every day.
  const isPaid = days.every(({ investment }) => investment !== null)
  const points = days.flatMap(({ day, value, investment }) =>
    value === null ? [] : [{ day, values: isPaid ? [value, investment ?? '0'] : [value] }],
  )
  const lines = [
    { id: 'value', label: messages.value },
    { id: 'investment', label: messages.investment, isMeasure: true },
  ]

  return (
    <Card title={messages.overTime} className="capstan-holding-value">
      {points.length === 0 ? (
        <EmptyState text={messages.noUnitValue} />
      ) : (
        <Stack gap={3}>
          <StepLines
            aria-label={messages.overTime}
            until={until}
            lines={isPaid ? lines : lines.slice(0, 1)}
            points={points}
          />
          <ValueTable days={days} isPaid={isPaid} />
        </Stack>
      )}
    </Card>
  )
}

interface ValueTableProps {
  days: readonly HoldingDay[]
  /** True when the paid amount is known. */
  isPaid: boolean
}

/** Table of the value of a holding by day, with the figures that it is computed from. */
function ValueTable({ days, isPaid }: ValueTableProps) {
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
