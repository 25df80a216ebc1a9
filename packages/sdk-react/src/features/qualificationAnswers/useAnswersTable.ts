import { isoToDay } from '@capstan/sdk-core'
import type { VendorAnswer } from '@capstan/sdk-core/qualificationAnswers'
import { useMemo } from 'react'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import type { TableDefinition } from '../../tables/TableDefinition'
import { qualificationAnswersMessages } from './messages'

/** What answers are a table of: days as days, and yes and no in the reader's language. (QANS-002, QANS-003) */
export function useAnswersTable(): TableDefinition<VendorAnswer> {
  const messages = useMessages('qualificationAnswers', qualificationAnswersMessages)
  const formats = useFormats()

  return useMemo(() => {
    const texts: Readonly<Record<string, string>> = { true: messages.yes, false: messages.no }
    const textOf = ({ value }: VendorAnswer) => {
      const day = isoToDay(value)
      return day === undefined
        ? (Object.hasOwn(texts, value) && texts[value]) || value
        : formats.day(day, 'short')
    }
    return {
      idOf: ({ id }) => id,
      columns: [
        {
          ...{ id: 'question', header: messages.question, kind: 'text', isUnsorted: true },
          value: ({ question }) => question,
        },
        { ...{ id: 'answer', header: messages.answer, kind: 'text', isUnsorted: true }, value: textOf },
      ],
    }
  }, [messages, formats])
}
