import { addMonths, monthsBetween } from '../../dates/day'
import { divide, divideFloor, multiply } from '../../money/arithmetic'
import { decimal, Decimal } from '../../money/decimal'

const twelve = new Decimal(12n, 0)

/**
 * The day a debt matures: its term in years after the day it was issued. A part of a year counts in whole months.
 *
 * @throws CapstanError `invalid_day`
 */
export function maturesOn(issuedOn: string, term: Decimal): string {
  return addMonths(issuedOn, Number(divideFloor(multiply(term, twelve), new Decimal(1n, 0)).value))
}

/** The day on which a debt matures and the years left; undefined for other assets, or before the issuance. */
export function maturityOf(
  { issuedOn, term }: { issuedOn: string | null | undefined; term: string | number | null | undefined },
  asOf: string,
): { day: string; remaining: Decimal } | undefined {
  if (!issuedOn || term === null || term === undefined) return undefined
  const day = maturesOn(issuedOn, decimal(String(term)))
  return { day, remaining: remainingTerm(day, asOf) }
}

/** The years left until a day, by whole months to two decimals; none once it is past. Not the term, which never changes. */
export function remainingTerm(maturity: string, asOf: string): Decimal {
  const months = Math.max(0, monthsBetween(asOf, maturity))
  return divide(new Decimal(BigInt(months), 0), twelve, 2)
}
