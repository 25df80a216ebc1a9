import type { ReactNode } from 'react'
import { AuthorText } from '../language/AuthorText'
import { fillInParts } from '../language/fillInParts'
import { errorLang, type FieldWords } from './FieldWords'

/** What the summary says of an answer: its label and what is wrong, each marked where it is not in the reader's language. */
export function summaryEntry(template: string, words: FieldWords, message: string): ReactNode {
  const wrong = <AuthorText text={message} lang={errorLang(words, message)} />
  if (!words.label) return wrong
  const label = <AuthorText text={words.label} lang={words.lang?.label} />
  return fillInParts(isSentence(words.label) ? '{label} {message}' : template, { label, message: wrong })
}

/** Whether a label ends by itself, as a question does: nothing more stands between it and what is wrong. */
const isSentence = (label: string): boolean => /[.?!:;؟。？！]$/u.test(label)
