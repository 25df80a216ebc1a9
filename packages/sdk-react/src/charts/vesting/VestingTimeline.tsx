import { addMonths } from '@capstan/sdk-core'
import { forwardRef, useId } from 'react'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { BarPicture } from '../shares/BarPicture'
import { ChartFrame, type ChartProps } from '../ChartFrame'
import { Legend } from '../Legend'
import { useChartsMessages } from '../messages'
import { useWalk } from '../useWalk'
import { VestingAxis } from './VestingAxis'
import { vestingOf, type VestingSchedule } from './vestingOf'
import { VestingTable } from './VestingTable'
import { drawnStep, entriesOf, linesOf } from './vestingWords'

export interface VestingTimelineProps extends ChartProps, VestingSchedule {
  /** The number of months before anything vests; without it, the cliff is left out. */
  cliff?: number
}

/**
 * The vesting of units over time: the steps from the first day to the last, today, the cliff, the vested and the unvested
 * units. It opens at the step that comes next.
 *
 * @throws CapstanError `invalid_day`, `invalid_decimal` where a figure is missing, `invalid_part` where one is below 0
 */
export const VestingTimeline = forwardRef<HTMLElement, VestingTimelineProps>(function VestingTimeline(
  { startsOn, steps, asOf, cliff = 0, ...rest },
  ref,
) {
  const id = useId().replace(/\W/g, '')
  const formats = useFormats()
  const messages = useChartsMessages()
  const vesting = vestingOf({ startsOn, steps, asOf })
  const { parts, total, vested, endsOn, length } = vesting
  const next = parts.findIndex(({ isVested }) => !isVested)
  const walk = useWalk(parts.length, next < 0 ? parts.length - 1 : next)
  const drawn = parts.map((part) => drawnStep(part, vesting, messages, formats))
  const days = { startsOn, endsOn, asOf, cliffOn: cliff > 0 ? addMonths(startsOn, cliff) : undefined }

  if (steps.length === 0) return <EmptyState />
  return (
    <ChartFrame {...rest} ref={ref}>
      <p className="capstan-chart-words">
        <b>{fillIn(messages.vestedOf, { vested: formats.units(vested), total: formats.units(total) })}</b>
        {/* Each step says this itself when it has the focus. */}
        <span aria-hidden="true">{drawn[walk.shown ?? walk.stop]?.text}</span>
      </p>
      <BarPicture id={id} parts={drawn} lines={linesOf(days, length)} walk={walk} isSteps />
      <VestingAxis startsOn={startsOn} endsOn={endsOn} length={length} />
      <Legend id={id} entries={entriesOf(vesting, days, messages, formats)} />
      <VestingTable label={rest['aria-label']} vesting={vesting} />
    </ChartFrame>
  )
})
