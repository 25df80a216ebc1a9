/**
 * A text with a number, by the plural forms of the language: `{ one: '1 document', other: '{count} documents' }`.
 *
 * Which forms a language has is its own: English has two, Polish four, Japanese one, which is `other`.
 */
export type PluralTexts = Readonly<
  Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>> & { other: string }
>
