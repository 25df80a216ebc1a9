import type { FieldLanguage } from '../../../fields/FieldLanguage'
import { englishFormats } from '../../../language/englishFormats'
import { translationFor } from '../../../language/translatedName'
import { textAt } from '../../../json/readJson'

/** A text that an author wrote. */
export interface AuthorWords {
  text: string
  /** The language of the text, where it is not the reader's. */
  lang?: string
}

/** The language an author wrote in, and the reader's locale. */
export interface AuthorLanguage {
  written: string
  read: string
}

/** Reads in which language the texts of a schema, or of a step's attributes, are written; English unless they say. */
export function authorLanguage(
  source: unknown,
  { formats = englishFormats }: FieldLanguage = {},
): AuthorLanguage {
  const lang = textAt(source, 'lang') ?? ''
  return { written: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(lang) ? lang : 'en', read: formats.locale }
}

/** A text by its name, in the reader's language if its author has translated it, or else in the original language. */
export function authorWords(
  source: unknown,
  name: string,
  language: AuthorLanguage,
): AuthorWords | undefined {
  const said = translationFor(language.read, source, (texts) => textAt(texts, name))
  const text = textAt(source, name)
  return said ? { text: said } : text ? { text, lang: foreign(language) } : undefined
}

/** A choice of a field by its value; `text` is its original label. */
export function choiceWords(
  field: unknown,
  { value, text, language }: { value: string; text: string; language: AuthorLanguage },
): AuthorWords {
  const said = translationFor(language.read, field, (texts) => textAt(texts.options, value))
  return said ? { text: said } : { text, lang: foreign(language) }
}

function foreign({ written, read }: AuthorLanguage): string | undefined {
  return languageOf(written) === languageOf(read) ? undefined : written
}

function languageOf(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0]
}
