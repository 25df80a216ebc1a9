import { decimal, type DecimalLike, type Formats } from '@capstan/sdk-core'

/** Units with every digit they have, in groups, as the language writes them: nothing is rounded away. */
export function exactUnits(formats: Formats, units: DecimalLike): string {
  const text = (typeof units === 'string' ? decimal(units) : units).toString()
  const [whole = '0', places] = text.split('.')
  const written = formats.units(whole)
  return places ? `${written}${formats.signs.decimal}${places}` : written
}
