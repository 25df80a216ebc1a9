import type { NumberSigns } from '../money/NumberSigns'
import { numberStyles } from '../money/numberStyles'
import { parseNumber } from '../money/parseNumber'
import { showDecimal } from '../money/showDecimal'
import type { PluralTexts } from './PluralTexts'
import type { DecimalLike } from '../money/decimal'

/** Returns the number formats of a locale. */
export function numberFormats(locale: string, signs: NumberSigns) {
  const shown =
    (kind: keyof typeof numberStyles, as = signs) =>
    (number: DecimalLike): string =>
      showDecimal(number, numberStyles[kind], as)
  const units = shown('units')
  let rules: Intl.PluralRules | undefined
  const pluralText = (texts: PluralTexts | string, number: DecimalLike): string => {
    if (typeof texts === 'string') return texts
    rules ??= new Intl.PluralRules(locale)
    return texts[rules.select(Number(number.toString()))] ?? texts.other
  }
  return {
    signs,
    amount: shown('amount'),
    coupon: shown('coupon'),
    figure: shown('figure'),
    fullValue: shown('fullValue'),
    general: shown('general'),
    money: shown('money'),
    percent: shown('percent'),
    precision: shown('precision', { ...signs, group: '' }),
    price: shown('price'),
    units,
    parseNumber: (text: string) => parseNumber(text, signs),
    pluralText,
    plural: (texts: PluralTexts | string, count: number): string =>
      pluralText(texts, String(count)).replace('{count}', units(String(count))),
  }
}
