import { parseDecimal, type Decimal } from '../../money/decimal'
import { formatAmount } from '../../money/formatAmount'
import { formatUnits } from '../../money/formatUnits'
import { parseUnits } from './parseUnits'
import type { InvestLink } from './readInvestLink'
import { totalFor } from './totalFor'
import { unitsFor } from './unitsFor'

/** The two inputs of the invest card. The one edited last decides; the other follows. */
export interface InvestFields {
  /** The units they mean, parsed once; nothing while they say no whole number. */
  units: Decimal | undefined
  /** As typed. */
  unitsText: string
  /** As typed, in US dollars. */
  totalText: string
}

/** The inputs as a link to the offering asks for them. */
export function investFields({ amount, type }: InvestLink, price: Decimal): InvestFields {
  if (type === 'USD' && price.isZero) return { units: undefined, unitsText: '', totalText: '' }
  return settled(type === 'USD' ? unitsFor(amount, price) : amount, price)
}

/** The inputs after someone typed units: the total follows at once. */
export function typeUnits(text: string, price: Decimal): InvestFields {
  const units = parseUnits(text)
  return { units, unitsText: text, totalText: units ? formatAmount(totalFor(units, price)) : '' }
}

/** The inputs after someone typed a total: the units it buys follow at once. */
export function typeTotal(text: string, price: Decimal): InvestFields {
  const total = parseDecimal(text.trim().slice(0, 100).replaceAll(',', ''))
  const units = total && !total.isNegative && !price.isZero ? unitsFor(total, price) : undefined
  return { units, unitsText: units ? formatUnits(units) : '', totalText: text }
}

/** The inputs once left: the total becomes what the units really cost. */
export function leaveFields(fields: InvestFields, price: Decimal): InvestFields {
  return fields.units ? settled(fields.units, price) : fields
}

function settled(units: Decimal, price: Decimal): InvestFields {
  return { units, unitsText: formatUnits(units), totalText: formatAmount(totalFor(units, price)) }
}
