import { useContext, useMemo, type ReactNode } from 'react'
import { LanguageContext } from '../../language/LanguageContext'
import { useFieldMessages } from '../../language/useFieldMessages'

export interface InvalidInputProps {
  children: ReactNode
}

/** What a requirement asks for is said to be invalid in one text, whatever kind of answer it is. (INTEG-012) */
export function InvalidInput({ children }: InvalidInputProps) {
  const language = useContext(LanguageContext)
  const fields = useFieldMessages()
  const value = useMemo(() => {
    const invalid = fields.default?.invalid
    const alike = Object.entries(fields).map(([kind, texts]) => [kind, { ...texts, invalid }] as const)
    return { ...language, messages: { ...language.messages, fields: Object.fromEntries(alike) } }
  }, [language, fields])

  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>
}
