import type { english } from './english.ts'

/** A text by number, in the forms that `Intl.PluralRules` names for the language; `{count}` is the number. */
export type PluralTexts = Readonly<
  Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>> & { other: string }
>

type Spoken<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends PluralTexts
      ? PluralTexts
      : Spoken<English[Key]>
}

/** Every text of the platform in one language; the compiler reports missing ones. */
export type Catalogue = Spoken<typeof english>
