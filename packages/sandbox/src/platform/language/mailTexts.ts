import type { english } from '../languages/english.ts'
import { fillIn } from './fillIn.ts'
import { textsOf } from './locales.ts'
import { writeFigure } from './writeFigure.ts'

/** The key of a text of mails in the catalogue. */
export type MailTextKey = keyof typeof english.mails

/** The values in the texts of a mail, by name; a mail may have values that none of its texts names. */
export type MailDetails = Readonly<Record<string, string | number | null>>

/** Returns a text of a mail in a locale, with its values. */
export function writeMailText(locale: string | undefined, key: MailTextKey, details: MailDetails): string {
  const values = Object.entries(details).flatMap(([name, value]) =>
    value === null ? [] : [[name, writeFigure(locale, name, String(value))] as const],
  )
  return fillIn(textsOf(locale).mails[key], Object.fromEntries(values), locale)
}
