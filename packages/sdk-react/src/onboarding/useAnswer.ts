import { useController, type FieldPath } from 'react-hook-form'
import { useSetupForm } from './SetupFormContext'
import type { SetupAnswers } from './setupAnswers'

/** One answer of the setup form, in the shape every field takes. Typing renders only the field typed in. */
export function useAnswer<Name extends FieldPath<SetupAnswers>>(name: Name) {
  const { formId } = useSetupForm()
  const { field, fieldState } = useController<SetupAnswers, Name>({ name })

  return { ...field, id: answerId(formId, name), error: fieldState.error?.message }
}

/** The id of an answer's field, to which the summary of errors links. */
export function answerId(formId: string, path: string): string {
  return `${formId}-${path.replaceAll('.', '-')}`
}
