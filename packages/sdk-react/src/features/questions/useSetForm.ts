import type { FormField } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import { useMessages } from '../../provider/useMessages'
import { questionsMessages } from './messages'
import { nameMost, useTooLong } from './useTooLong'

/** Fields that add or rename a question set. */
export type SetFields = ReturnType<typeof useSetForm>['fields']

/** Returns the fields of a question set, with the texts of the errors of its name. (QSET-001, QSET-002, QSET-008) */
export function useSetForm() {
  const { setName, setNameRequired, setNameTaken, setLocked } = useMessages('questions', questionsMessages)
  const tooLong = useTooLong()

  return useMemo(() => {
    const name = {
      ...{ kind: 'string', label: setName, ifEmpty: setNameRequired },
      problem: tooLong(nameMost),
    } as const satisfies FormField
    const errorTexts = {
      name_taken: { field: 'name', text: setNameTaken },
      question_set_locked: { field: 'name', text: setLocked },
    }
    return { fields: { name }, errorTexts }
  }, [setName, setNameRequired, setNameTaken, setLocked, tooLong])
}
