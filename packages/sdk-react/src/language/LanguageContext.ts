import { englishFormats, type Formats } from '@capstan/sdk-core'
import { createContext } from 'react'
import type { Messages } from './Messages'

/** The language a page speaks: its messages, where they are not English, and how it writes figures and days. */
export interface Language {
  formats: Formats
  spoken: Messages
  /** The texts that the partner replaces. */
  messages: Messages
}

/** Carries the language of a `CapstanProvider`; English without one. */
export const LanguageContext = createContext<Language>({ formats: englishFormats, spoken: {}, messages: {} })
