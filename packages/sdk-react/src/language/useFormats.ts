import type { Formats } from '@capstan/sdk-core'
import { useContext } from 'react'
import { LanguageContext } from './LanguageContext'

/** The formats of the page's language: they format figures and days, and parse input. */
export function useFormats(): Formats {
  return useContext(LanguageContext).formats
}
