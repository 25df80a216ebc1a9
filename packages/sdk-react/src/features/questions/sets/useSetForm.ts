import type { FormField } from '@capstan/sdk-core/forms'
import type { QuestionSet } from '@capstan/sdk-core/questions'
import { useMemo } from 'react'
import { useMessages } from '../../../provider/useMessages'
import { questionsMessages } from '../messages'
import { nameMost, useTooLong } from '../useTooLong'
import { useShownTexts } from '../useShownTexts'

/** Fields that add or rename a question set. */
export type SetFields = ReturnType<typeof useSetForm>['fields']

/** Returns the fields of a question set, with the texts of the errors of its name. (QSET-001, QSET-002, QSET-008) */
export function useSetForm(set?: QuestionSet) {
  const messages = useMessages('questions', questionsMessages)
  const { setName, setNameRequired, setNameTaken, setLocked, original } = messages
  const shown = useShownTexts()
  const hint = set && shown.setName(set) !== set.name ? original : undefined
  const tooLong = useTooLong()

  return useMemo(() => {
    const name = {
      ...{ kind: 'string', label: setName, ifEmpty: setNameRequired, hint },
      problem: tooLong(nameMost),
    } as const satisfies FormField
    const errorTexts = {
      name_taken: { field: 'name', text: setNameTaken },
      question_set_locked: { field: 'name', text: setLocked },
    }
    return { fields: { name }, errorTexts }
  }, [setName, setNameRequired, setNameTaken, setLocked, hint, tooLong])
}
