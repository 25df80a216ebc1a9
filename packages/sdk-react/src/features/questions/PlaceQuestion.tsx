import { initialInputs, type FormField } from '@capstan/sdk-core/forms'
import type { Question, QuestionSet } from '@capstan/sdk-core/questions'
import { useMemo } from 'react'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Dialog } from '../../ui/overlays/Dialog'
import { questionsMessages } from './messages'
import type { QuestionActions } from './QuestionActions'
import { nameMost, useTooLong } from './useTooLong'
import { useShownTexts } from './useShownTexts'

export interface PlaceQuestionProps {
  question: Question
  /** The sets that the question can be placed in. */
  sets: readonly QuestionSet[]
  onPlace: QuestionActions['place']
  onClose: () => void
}

/** Dialog that places a question at the end of a set, where it may have another name. (QSET-013) */
export function PlaceQuestion({ question, sets, onPlace, onClose }: PlaceQuestionProps) {
  const messages = useMessages('questions', questionsMessages)
  const snackbar = useSnackbar()
  const shown = useShownTexts()
  const fields = usePlaceFields(sets)
  const title = fillIn(messages.placeOf, { name: shown.questionName(question) })
  const check = useKindsCheck(fields)
  const form = useCapstanForm({
    // A single set is chosen from the start.
    initial: initialInputs(fields, {
      ...{ name: question.name, set: sets.length === 1 ? (sets[0]?.id ?? '') : '' },
    }),
    check,
    errorTexts: { question_set_locked: { field: 'set', text: messages.setLocked } },
    onSubmit: async (values, idempotencyKey) => {
      const set = sets.find(({ id }) => id === values.set)
      if (!set) return { fields: { set: messages.setRequired } }
      await onPlace({ set, questionId: question.id, name: values.name }, idempotencyKey)
      snackbar.show(fillIn(messages.placed, { name: values.name, set: shown.setName(set) }))
      onClose()
    },
  })

  return (
    <Dialog isOpen title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form form={form} refusal="own" guardsLeaving aria-label={title}>
        <Field name="set" title="" autoFocus {...fields.set} />
        <Field name="name" title="" {...fields.name} />
        <FormStatusNotice />
        <FormFooter>
          <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
          <SubmitButton sending={messages.adding}>{messages.place}</SubmitButton>
        </FormFooter>
      </Form>
    </Dialog>
  )
}

function usePlaceFields(sets: readonly QuestionSet[]) {
  const messages = useMessages('questions', questionsMessages)
  const tooLong = useTooLong()
  const { setName } = useShownTexts()

  return useMemo(() => {
    const { setRequired } = messages
    return {
      set: {
        ...{ kind: 'dropdown', label: messages.set, ifEmpty: setRequired, error: setRequired },
        options: sets.map((set) => ({ value: set.id, label: setName(set) })),
      },
      name: {
        ...{ kind: 'string', label: messages.placeName, hint: messages.placeNameHint },
        ...{ ifEmpty: messages.placeNameRequired, problem: tooLong(nameMost) },
      },
    } as const satisfies Record<string, FormField>
  }, [messages, sets, setName, tooLong])
}
