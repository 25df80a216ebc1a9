import type { Decimal } from './decimal'
import { englishSigns, type SignedPattern } from './NumberSigns'
import { showDecimal } from './showDecimal'

/** What may stand where a number is shown: our own, or its digits as they came. */
export type DecimalLike = Decimal | string

export interface DecimalStyle {
  /** Decimals shown even when they are zeros. */
  min: number
  /** Decimals shown at most; the number is rounded to them. */
  max: number
  prefix?: string
  suffix?: string
  /** What stands between thousands. */
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
