import { CapstanError } from '../../errors/CapstanError'
import { parseDecimal, type Decimal } from '../../money/decimal'

/**
 * A figure that the platform worked out: units times a price may have twice the places of what is stored.
 *
 * @throws CapstanError `invalid_decimal` where it is none
 */
export function workedOut(figure: string): Decimal {
  const parsed = parseDecimal(figure, 60)
  if (!parsed) throw new CapstanError('invalid_decimal', { details: { text: figure.slice(0, 40) } })
  return parsed
}
