import type { ReactNode } from 'react'
import { AuthorText } from '../language/AuthorText'
import { fillInParts } from '../language/fillInParts'
import { errorLang, type FieldWords } from './fields/FieldWords'

/** Returns the entry of an answer in the summary: its label and its problem, each marked if it is not in the reader's language. */
export function summaryEntry(template: string, words: FieldWords, message: string): ReactNode {
  const wrong = <AuthorText text={message} lang={errorLang(words, message)} />
  if (!words.label) return wrong
  const label = <AuthorText text={words.label} lang={words.lang?.label} />
  return fillInParts(isSentence(words.label) ? '{label} {message}' : template, { label, message: wrong })
}

/** True when a label ends with its own punctuation, as a question does, so that no colon follows it. */
const isSentence = (label: string): boolean => /[.?!:;؟。？！]$/u.test(label)
