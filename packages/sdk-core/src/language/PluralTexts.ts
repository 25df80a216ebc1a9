/**
 * A text that says a number, by the language's own forms of it: `{ one: '1 document', other: '{count} documents' }`.
 *
 * Which forms a language has is its own: English has two, Polish four, Japanese one, which is `other`.
 */
export type PluralTexts = Readonly<
  Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>> & { other: string }
>
