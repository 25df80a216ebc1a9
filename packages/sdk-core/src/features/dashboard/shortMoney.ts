import type { DecimalLike } from '../../money/decimal'

/**
 * An amount of US dollars in few digits, as the locale writes it: `$7.23M`, `7,23 Mio. $`. For the tile of a dashboard, with
 * the full figure below it.
 */
export function shortMoney(amount: DecimalLike, locale: string): string {
  const digits = String(amount) as Intl.StringNumericLiteral // decimals are written plainly
  return shortIn(locale).format(digits)
}

const formats = new Map<string, Intl.NumberFormat>()

function shortIn(locale: string): Intl.NumberFormat {
  const known = formats.get(locale)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    notation: 'compact',
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  })
  formats.set(locale, made)
  return made
}
