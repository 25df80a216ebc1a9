import { initialInputs } from '@capstan/sdk-core/forms'
import type { QuestionType } from '@capstan/sdk-core/questions'
import { CancelButton } from '../../forms/sending/CancelButton'
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
import { QuestionEntry } from './QuestionEntry'
import { useQuestionFields } from './useQuestionFields'

export interface AddQuestionProps {
  /** The types that a question may have. */
  types: readonly QuestionType[]
  onAdd: QuestionActions['addQuestion']
  onClose: () => void
}

/** Form of a new question. */
export function AddQuestion({ types, onAdd, onClose }: AddQuestionProps) {
  const messages = useMessages('questions', questionsMessages)
  const snackbar = useSnackbar()
  const { fields, errorTexts } = useQuestionFields(types)
  const check = useKindsCheck(fields)
  const form = useCapstanForm({
    initial: initialInputs(fields),
    check,
    errorTexts,
    onSubmit: async (question, idempotencyKey) => {
      await onAdd({ ...question, type: Number(question.type) }, idempotencyKey)
      snackbar.show(fillIn(messages.added, { name: question.name }))
      onClose()
    },
  })

  return (
    <Dialog isOpen title={messages.addQuestion} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form form={form} refusal="own" guardsLeaving aria-label={messages.addQuestion}>
        <QuestionEntry fields={fields} types={types} />
        <FormStatusNotice />
        <FormFooter>
          <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
          <SubmitButton sending={messages.adding}>{messages.addQuestion}</SubmitButton>
        </FormFooter>
      </Form>
    </Dialog>
  )
}
