import { useFormats } from '@capstan/sdk-react/provider'
import { useEffect } from 'react'

/** Marks the document with the language of the page: what stands outside the blocks is of it, too. */
export function useDocumentLanguage(): void {
  const { locale, direction } = useFormats()

  useEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = direction
  }, [locale, direction])
}
