import { recordOf, textAt } from '../json/readJson'

/** Returns a name as an author wrote it, or its translation under `key` when there is one in the reader's language. */
export function translatedName(
  { name, languages, key = 'name' }: { name: string; languages?: unknown; key?: string },
  locale: string,
): string {
  return translationFor(locale, { languages }, (texts) => textAt(texts, key)) ?? name
}

/** Picks a text from the translations for a locale: for `de-AT`, or else for `de`. */
export function translationFor(
  locale: string,
  source: unknown,
  pick: (texts: Record<string, unknown>) => string | undefined,
): string | undefined {
  const languages = recordOf(recordOf(source)?.languages)
  for (let tag = locale; languages && tag; tag = tag.slice(0, Math.max(tag.lastIndexOf('-'), 0))) {
    const text = pick((Object.hasOwn(languages, tag) ? recordOf(languages[tag]) : undefined) ?? {})
    if (text) return text
  }
  return undefined
}
