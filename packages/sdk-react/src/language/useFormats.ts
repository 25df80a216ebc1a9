import type { Formats } from '@capstan/sdk-core'
import { useContext } from 'react'
import { LanguageContext } from './LanguageContext'

/** How the page's language writes figures and days, and reads what is typed. */
export function useFormats(): Formats {
  return useContext(LanguageContext).formats
}
