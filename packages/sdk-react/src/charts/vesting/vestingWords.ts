import { subtract, type Formats } from '@capstan/sdk-core'
import { fillIn } from '../../language/fillIn'
import type { PictureLine } from '../shares/BarPicture'
import { placeOfDay } from '../lines/calendarAxis'
import type { LegendEntry } from '../Legend'
import type { DrawnPart } from '../Look'
import type { ChartsMessages } from '../messages'
import { figureText } from '../shares/shareEntries'
import { percentsOf } from '../shares/shareParts'
import type { Vesting, VestingPart } from './vestingOf'

/** A step as it is drawn and announced. */
export function drawnStep(
  part: VestingPart,
  { total }: Vesting,
  messages: ChartsMessages,
  formats: Formats,
): DrawnPart {
  const { vestsOn, units, sum, at, length, height, isVested } = part
  const text = fillIn(isVested ? messages.didVest : messages.willVest, {
    day: formats.day(vestsOn),
    units: formats.units(units),
    sum: formats.units(sum),
    total: formats.units(total),
  })
  return { id: vestsOn, look: isVested ? 0 : 'rest', text, at, length, height }
}

/** The days that are marked. */
export interface Days {
  startsOn: string
  endsOn: string
  asOf: string
  cliffOn?: string
}

/** The lines across the picture, of the days within it. */
export function linesOf({ startsOn, endsOn, asOf, cliffOn }: Days, length: number): PictureLine[] {
  const line = (kind: PictureLine['kind'], day?: string): PictureLine[] => {
    const at = day === undefined ? undefined : placeOfDay(day, startsOn, endsOn)
    return at === undefined ? [] : [{ kind, at: (at * length) / 100 }]
  }
  return [...line('mark', cliffOn), ...line('now', asOf)]
}

/** Returns the legend: the vested and the future units, and the lines. */
export function entriesOf(
  { total, vested }: Vesting,
  { asOf, cliffOn }: Days,
  messages: ChartsMessages,
  formats: Formats,
): LegendEntry[] {
  const toCome = subtract(total, vested)
  const percents = percentsOf([vested, toCome])
  const words = { messages, value: formats.units, percent: formats.percent }
  return [
    { id: 'vested', label: messages.vested, text: figureText(vested, percents?.[0], words), mark: 0 },
    { id: 'toCome', label: messages.toCome, text: figureText(toCome, percents?.[1], words), mark: 'rest' },
    ...(cliffOn
      ? [{ id: 'cliff', label: messages.cliff, text: formats.day(cliffOn), mark: 'mark' } as const]
      : []),
    { id: 'today', label: messages.today, text: formats.day(asOf), mark: 'now' },
  ]
}
