import { decimal, type DecimalLike, type Formats } from '@capstan/sdk-core'

/** Returns units with all digits, grouped as in the language, without rounding. */
export function exactUnits(formats: Formats, units: DecimalLike): string {
  const text = (typeof units === 'string' ? decimal(units) : units).toString()
  const [whole = '0', places] = text.split('.')
  const written = formats.units(whole)
  return places ? `${written}${formats.signs.decimal}${places}` : written
}
