import { speechOf } from './locales.ts'

/**
 * Writes a day or a figure of a text as its reader does: the database writes days as `YYYY-MM-DD` and figures as in the United States.
 * Other values are names, also those that look like figures.
 */
export function writeFigure(locale: string | undefined, name: string, value: string): string {
  const lang = locale && /^en(-|$)/i.test(locale) ? locale : speechOf(locale, undefined).lang
  if (name === 'day' || name === 'deadline') {
    const [year = 0, month = 0, day = 0] = /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? value.split('-').map(Number)
      : []
    if (!day) return value
    return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.UTC(year, month - 1, day),
    )
  }
  const [, dollars, digits] =
    (figures.has(name) && /^(\$?)([\d,]+(?:\.\d+)?)$/.exec(value)) || ([] as string[])
  if (digits === undefined) return value
  const plain = digits.replaceAll(',', '')
  const places = plain.split('.')[1]?.length ?? 0
  return new Intl.NumberFormat(lang, {
    ...(dollars && { style: 'currency', currency: 'USD' }),
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    // A text of digits is formatted as it is written, without the rounding of a number.
  }).format(plain as `${number}`)
}

const figures: ReadonlySet<string> = new Set(['total', 'rest', 'price', 'units'])
