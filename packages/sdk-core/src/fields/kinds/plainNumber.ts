import { englishSigns } from '../../money/NumberSigns'
import { parseNumber } from '../../money/parseNumber'

/** The plain digits of a number typed in English: `1,234.50` is 1234.5, `.5` is 0.5. */
export function plainNumber(text: string): string | undefined {
  return parseNumber(text, englishSigns)
}

/** A value as a format shows it; any text that is not a number is unchanged. */
export function shown(value: string, format: (digits: string) => string): string {
  const digits = plainNumber(value)
  return digits ? format(digits) : value
}
