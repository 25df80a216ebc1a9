import type { FormField } from '@capstan/sdk-core/forms'
import type { QuestionType } from '@capstan/sdk-core/questions'
import { useMemo } from 'react'
import { useMessages } from '../../provider/useMessages'
import { questionsMessages } from './messages'
import { descriptionMost, nameMost, useTooLong } from './useTooLong'
import { useShownTexts } from './useShownTexts'

/** Fields of a question in the forms that add and edit it. */
export type QuestionFields = ReturnType<typeof useQuestionFields>['fields']

/** Returns the fields of a question, with the texts of the platform's errors. (QSET-009 to QSET-012, QSET-014, QSET-015) */
export function useQuestionFields(types: readonly QuestionType[]) {
  const messages = useMessages('questions', questionsMessages)
  const tooLong = useTooLong()
  const { typeName } = useShownTexts()

  return useMemo(() => {
    const fields = {
      name: {
        ...{ kind: 'string', label: messages.name, ifEmpty: messages.nameRequired },
        problem: tooLong(nameMost),
      },
      type: {
        ...{ kind: 'dropdown', label: messages.type, hint: messages.typeHint },
        ...{ ifEmpty: messages.typeRequired, error: messages.typeRequired },
        options: types.map((type) => ({ value: String(type.id), label: typeName(type) })),
      },
      description: {
        ...{ kind: 'textArea', label: messages.description, hint: messages.descriptionHint },
        ...{ ifEmpty: messages.descriptionRequired, problem: tooLong(descriptionMost) },
      },
      errorMessage: {
        ...{ kind: 'string', label: messages.errorMessage, hint: messages.errorMessageHint },
        ...{ ifEmpty: messages.errorMessageRequired, problem: tooLong(nameMost) },
      },
    } as const satisfies Record<string, FormField>
    const errorTexts = {
      name_taken: { field: 'name', text: messages.nameTaken },
      question_in_set: messages.inSet,
    }
    return { fields, errorTexts }
  }, [messages, types, typeName, tooLong])
}
