import type { Question, QuestionSet, QuestionType, SetQuestion } from '@capstan/sdk-core/questions'
import { translatedName } from '@capstan/sdk-core'
import { useMemo } from 'react'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { questionsMessages } from './messages'

/** Returns the texts of questions and sets in the reader's language; forms show the original texts. */
export function useShownTexts() {
  const { typeNames } = useMessages('questions', questionsMessages)
  const { locale } = useFormats()

  return useMemo(() => {
    const types: Readonly<Record<string, string>> = typeNames
    return {
      questionName: ({ name, languages }: Question) => translatedName({ name, languages }, locale),
      description: ({ description: name, languages }: Question) =>
        translatedName({ name, languages, key: 'message' }, locale),
      setName: ({ name, languages }: QuestionSet) =>
        translatedName({ name, languages, key: 'title' }, locale),
      nameInSet: ({ name, languages }: SetQuestion) =>
        translatedName({ name, languages, key: 'displayKey' }, locale),
      /** Types that the platform has added keep the name that it gave them. */
      typeName: ({ name }: Pick<QuestionType, 'name'>) => (Object.hasOwn(types, name) && types[name]) || name,
    }
  }, [typeNames, locale])
}
