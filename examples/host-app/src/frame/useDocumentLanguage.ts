import { useFormats } from '@capstan/sdk-react/provider'
import { useEffect } from 'react'

/** Sets the language of the document, because content outside the blocks has it as well. */
export function useDocumentLanguage(): void {
  const { locale, direction } = useFormats()

  useEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = direction
  }, [locale, direction])
}
