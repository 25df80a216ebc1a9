import { englishSigns, type SignedPattern } from './NumberSigns'
import { showDecimal } from './showDecimal'
import type { DecimalLike } from './decimal'

export interface DecimalStyle {
  /** Decimals shown even when they are zeros. */
  min: number
  /** Decimals shown at most; the number is rounded to them. */
  max: number
  prefix?: string
  suffix?: string
  /** The separator between thousands. */
  separator?: string
}

/** A number as a person reads it: grouped, rounded once, with a true minus sign; nothing rounded to zero is negative. */
export function formatDecimal(
  number: DecimalLike,
  { min, max, prefix = '', suffix = '', separator = ',' }: DecimalStyle,
): string {
  const plain: SignedPattern = [
    [prefix, suffix],
    ['−' + prefix, suffix],
  ]
  return showDecimal(number, { min, max }, { ...englishSigns, group: separator, plain })
}
