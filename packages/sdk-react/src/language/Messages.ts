import type { PluralTexts } from '@capstan/sdk-core'

/**
 * The messages of a language or of a partner, by feature and key: a text, one by number, or texts by their own keys. Under
 * `everywhere` a partner maps English texts to replacements for every place: `{ everywhere: { Units: 'Shares' } }`.
 */
export type Messages = Readonly<Record<string, TextRecord | undefined>>

/** A text, one by number, or texts by their own keys. */
export type Texts = string | TextRecord

/** Texts by their own keys. */
export interface TextRecord {
  readonly [key: string]: Texts | undefined
}

/** The translation of English messages: a text for a text, plural forms for plural forms. */
export type Spoken<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends PluralTexts
      ? PluralTexts
      : Spoken<English[Key]>
}
