import type { ReactNode } from 'react'

export interface AuthorTextProps {
  /** The text. */
  text: ReactNode
  /** Its language, where that is not the reader's. */
  lang?: string
}

/** A text that a person wrote, marked with its language when that is not the reader's. */
export function AuthorText({ text, lang }: AuthorTextProps) {
  if (!lang) return text
  return (
    <span lang={lang} dir="auto">
      {text}
    </span>
  )
}
