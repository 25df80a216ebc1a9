import type { AuthorWords } from '@capstan/sdk-core/steps'

/** A text of whoever wrote a step, marked with its language where that is not the reader's. */
export function AuthorText({ text, lang }: AuthorWords) {
  if (!lang) return text
  return (
    <span lang={lang} dir="auto">
      {text}
    </span>
  )
}
