import type { PluralTexts } from '../languages/Catalogue.ts'

export type Values = Readonly<Record<string, string | number>>

/** A name in braces; digits in braces stay, because patterns contain `{2,5}`. */
export const nameInText = /\{([a-z]\w*)\}/gi

/** A text with its values; of a text by number the form that `count` takes in the locale. */
export function fillIn(text: string | PluralTexts, values: Values, locale = 'en'): string {
  const form = typeof text === 'string' ? text : formOf(text, values, locale)
  return form.replace(nameInText, (whole, name: string) => String(values[name] ?? whole))
}

/** The figure only chooses the form here: it is shown as it was written. */
const formOf = (texts: PluralTexts, { count }: Values, locale: string) =>
  texts[new Intl.PluralRules(locale).select(Number(count))] ?? texts.other
