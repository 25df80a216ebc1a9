import type { Formats } from '@capstan/sdk-core'
import type { UnitLimits } from '@capstan/sdk-core/invest'
import { fillIn } from '../../../language/fillIn'
import type { Spoken } from '../../../language/Messages'
import type { investMessages } from '../messages'

type InvestTexts = Spoken<typeof investMessages>

/** How many units may be entered, and how many are left, as far as there is a limit. */
export function limitsText(limits: UnitLimits = {}, messages: InvestTexts, formats: Formats): string {
  const { max, remaining } = limits
  // The minimum is not shown when it is one unit.
  const min = limits.min?.toString() === '1' ? undefined : limits.min
  const figures = { min: min ? formats.units(min) : '', max: max ? formats.units(max) : '' }
  const range = fillIn(messages[rangeKey(min !== undefined, max !== undefined)], figures)
  if (!remaining) return range
  return `${range} ${fillIn(messages.unitsLeft, { remaining: formats.units(remaining) })}`
}

function rangeKey(hasMin: boolean, hasMax: boolean) {
  if (hasMin) return hasMax ? 'unitsRange' : 'unitsFrom'
  return hasMax ? 'unitsUpTo' : 'unitsHelp'
}
