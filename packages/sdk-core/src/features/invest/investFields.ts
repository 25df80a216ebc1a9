import { compare } from '../../money/arithmetic'
import { Decimal, parseDecimal } from '../../money/decimal'
import { formatAmount } from '../../money/formatAmount'
import { formatUnits } from '../../money/formatUnits'
import { parseUnits } from './parseUnits'
import type { InvestQuery } from './readInvestQuery'
import { totalFor } from './totalFor'
import { unitsFor } from './unitsFor'

/** The two inputs of the invest card. The one edited last decides; the other follows. */
export interface InvestFields {
  /** As typed. */
  units: string
  /** As typed, in US dollars. */
  total: string
  edited: 'units' | 'total'
}

/** The inputs as a link to the offering asks for them. */
export function investFields(query: InvestQuery, price: Decimal): InvestFields {
  const amount = parseDecimal(query.amount, 60) ?? Decimal.zero
  if (query.type === 'USD' && price.isZero) return { units: '', total: '', edited: 'units' }
  const units = query.type === 'USD' ? unitsFor(amount, price) : amount
  return { ...settled(units, price), edited: 'units' }
}

/** The inputs after someone typed units: the total follows at once. */
export function typeUnits(text: string, price: Decimal): InvestFields {
  const units = parseUnits(text)
  return { units: text, total: units.ok ? formatAmount(totalFor(units.value, price)) : '', edited: 'units' }
}

/** The inputs after someone typed a total: the units it buys follow at once. */
export function typeTotal(text: string, price: Decimal): InvestFields {
  const total = parseDecimal(text.trim().slice(0, 100).replaceAll(',', ''))
  const isAmount = total && !total.isNegative && !price.isZero
  return { units: isAmount ? formatUnits(unitsFor(total, price)) : '', total: text, edited: 'total' }
}

/** The inputs once left: the total becomes what the units really cost. */
export function leaveFields(fields: InvestFields, price: Decimal): InvestFields {
  const units = parseUnits(fields.units)
  return units.ok ? { ...settled(units.value, price), edited: fields.edited } : fields
}

/** The units to invest in, or nothing while the inputs say no number above 0. */
export function unitsToInvest(fields: InvestFields): Decimal | undefined {
  const units = parseUnits(fields.units)
  return units.ok && compare(units.value, Decimal.zero) > 0 ? units.value : undefined
}

function settled(units: Decimal, price: Decimal): { units: string; total: string } {
  return { units: formatUnits(units), total: formatAmount(totalFor(units, price)) }
}
