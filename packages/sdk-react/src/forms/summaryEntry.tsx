import type { ReactNode } from 'react'
import { AuthorText } from '../language/AuthorText'
import { fillInParts } from '../language/fillInParts'
import { errorLang, type FieldWords } from './FieldWords'

/** What the summary says of an answer: its label and what is wrong, each marked where it is not in the reader's language. */
export function summaryEntry(template: string, words: FieldWords, message: string): ReactNode {
  const wrong = <AuthorText text={message} lang={errorLang(words, message)} />
  if (!words.label) return wrong
  const label = <AuthorText text={words.label} lang={words.lang?.label} />
  return fillInParts(template, { label, message: wrong })
}
