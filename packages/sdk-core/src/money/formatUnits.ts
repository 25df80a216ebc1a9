import { formatDecimal, type DecimalLike } from './formatDecimal'

/** Units as a whole number: `2,000`. A part of a unit is rounded away; its full value belongs in a tooltip. */
export function formatUnits(units: DecimalLike): string {
  return formatDecimal(units, { min: 0, max: 0 })
}
