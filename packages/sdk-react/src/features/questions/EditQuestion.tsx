import type { Question, QuestionType } from '@capstan/sdk-core/questions'
import { CancelButton } from '../../forms/sending/CancelButton'
import { RecordForm } from '../../forms/RecordForm'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { Dialog } from '../../ui/overlays/Dialog'
import { questionsMessages } from './messages'
import type { QuestionActions } from './QuestionActions'
import { QuestionEntry } from './QuestionEntry'
import { useQuestionFields } from './useQuestionFields'
import { useShownTexts } from './useShownTexts'

export interface EditQuestionProps {
  /** The current version of the question. */
  question: Question
  /** The types that a question may have. */
  types: readonly QuestionType[]
  onSave: QuestionActions['saveQuestion']
  onClose: () => void
}

/** Dialog that edits the texts and the type of a question. */
export function EditQuestion({ question, types, onSave, onClose }: EditQuestionProps) {
  const messages = useMessages('questions', questionsMessages)
  const { id, version, name, description, errorMessage, type } = question
  const { fields, errorTexts } = useQuestionFields(types)
  const { questionName, description: shownDescription } = useShownTexts()
  const isTranslated = questionName(question) !== name || shownDescription(question) !== description

  return (
    <Dialog isOpen title={messages.editQuestion} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RecordForm
        aria-label={messages.editQuestion}
        fields={fields}
        refusal="own"
        guardsLeaving
        record={{
          version,
          answers: { name, description, errorMessage, type: type ? String(type.id) : '' },
        }}
        errorTexts={errorTexts}
        onSave={({ type: typeId, ...texts }, about) =>
          onSave(id, { ...texts, ...(typeId !== undefined && { type: Number(typeId) }) }, about)
        }
        onDone={onClose}
        actions={<CancelButton onPress={onClose}>{messages.cancel}</CancelButton>}
      >
        {isTranslated && <Alert tone="neutral">{messages.original}</Alert>}
        <QuestionEntry fields={fields} types={types} />
      </RecordForm>
    </Dialog>
  )
}
