import { englishFormats } from '../../language/englishFormats'
import type { Formats } from '../../language/Formats'
import { blockchainAddress } from './blockchainAddress'
import { boolean } from './boolean'
import { checkbox } from './checkbox'
import { dropdown, multiselect, typeahead } from './choiceKinds'
import { date, dateKind } from './date'
import { email } from './email'
import type { FieldKind } from './FieldKind'
import { integer, integerKind, numberWithPrecision, precisionKind } from './numberKinds'
import { link } from './link'
import { number, numberKind } from './number'
import { password, string, textArea, twitterHandle } from './textKinds'
import { phone } from './phone'
import { postalCode } from './postalCode'
import { taxId } from './taxId'

/** The kinds of fields there are, by name. */
const kinds = new Map<string, FieldKind>(
  [
    ...[email, link, string, textArea, dropdown, typeahead, number, numberWithPrecision, integer, date],
    ...[blockchainAddress, twitterHandle, phone, multiselect, checkbox, boolean, password, taxId, postalCode],
  ].map((kind) => [kind.name, kind]),
)

/** The names of the kinds there are. */
export const fieldKindNames: readonly string[] = [...kinds.keys()]

/** The kinds that are typed and shown as a locale writes them. */
const byLocale = new Map([
  ['number', numberKind],
  ['numberWithPrecision', precisionKind],
  ['integer', integerKind],
  ['date', dateKind],
])

/** The kind of a name, in English by default. An unknown name is treated as `string`. */
export function fieldKind(name: string, formats: Formats = englishFormats): FieldKind {
  const make = formats === englishFormats ? undefined : byLocale.get(name)
  return make?.(formats) ?? kinds.get(name) ?? string
}
