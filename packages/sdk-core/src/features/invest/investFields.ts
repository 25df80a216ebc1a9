import { englishFormats } from '../../language/englishFormats'
import type { Formats } from '../../language/Formats'
import { parseDecimal, type Decimal } from '../../money/decimal'
import { parseWhole } from '../../money/parseNumber'
import type { InvestLink } from './readInvestLink'
import { totalFor, unitsFor } from './amounts'

/** The two inputs of the invest card. The one edited last decides; the other follows. */
export interface InvestFields {
  /** The units they mean, parsed once; nothing while they say no whole number. */
  units: Decimal | undefined
  /** As typed. */
  unitsText: string
  /** As typed, in US dollars. */
  totalText: string
}

/** The terms from which the inputs are computed. */
export interface InvestTerms {
  price: Decimal
  /** The formats of figures; English by default. */
  formats?: Formats
}

/** The inputs as a link to the offering asks for them. */
export function investFields({ amount, type }: InvestLink, terms: InvestTerms): InvestFields {
  const { price } = terms
  if (type === 'USD' && price.isZero) return { units: undefined, unitsText: '', totalText: '' }
  return settled(type === 'USD' ? unitsFor(amount, price) : amount, terms)
}

/** The inputs after units were typed: the total follows at once. */
export function typeUnits(text: string, { price, formats = englishFormats }: InvestTerms): InvestFields {
  const units = parseDecimal(parseWhole(text, formats.signs) ?? '')
  return { units, unitsText: text, totalText: units ? formats.amount(totalFor(units, price)) : '' }
}

/** The inputs after a total was typed: the units it buys follow at once. */
export function typeTotal(text: string, { price, formats = englishFormats }: InvestTerms): InvestFields {
  const total = parseDecimal(formats.parseNumber(text) ?? '')
  const units = total && !price.isZero ? unitsFor(total, price) : undefined
  return { units, unitsText: units ? formats.units(units) : '', totalText: text }
}

/** The inputs after blur: the total becomes the cost of the units. */
export function leaveFields(fields: InvestFields, terms: InvestTerms): InvestFields {
  return fields.units ? settled(fields.units, terms) : fields
}

function settled(units: Decimal, { price, formats = englishFormats }: InvestTerms): InvestFields {
  return { units, unitsText: formats.units(units), totalText: formats.amount(totalFor(units, price)) }
}
