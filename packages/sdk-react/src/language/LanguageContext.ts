import { englishFormats, type Formats } from '@capstan/sdk-core'
import { createContext } from 'react'
import type { Messages, Words } from './Words'

/** The language a page speaks: its words, where they are not English, and how it writes figures and days. */
export interface Language {
  formats: Formats
  words: Words
  /** What the partner says instead. */
  messages: Messages
}

/** Carries the language of a `CapstanProvider`; English without one. */
export const LanguageContext = createContext<Language>({ formats: englishFormats, words: {}, messages: {} })
