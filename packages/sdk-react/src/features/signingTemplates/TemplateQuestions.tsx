import type { FormField } from '@capstan/sdk-core/forms'
import { initialInputs } from '@capstan/sdk-core/forms'
import { questionsQuery } from '@capstan/sdk-core/questions'
import {
  addTemplateQuestionSet,
  removeTemplateQuestionSet,
  type TemplateQuestionSet,
} from '@capstan/sdk-core/signingTemplates'
import { translatedName } from '@capstan/sdk-core'
import { useMemo, useState } from 'react'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { refusalOf } from '../../forms/sending/refusalOf'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Card } from '../../ui/layout/Card'
import { LinedItem, LinedList } from '../../ui/layout/LinedList'
import { Dialog } from '../../ui/overlays/Dialog'
import { signingTemplatesMessages } from './messages'
import { useTemplateErrors } from './useTemplateChange'

export interface TemplateQuestionsProps {
  mappedTemplateId: string
  /** The question sets that are asked before it is signed, in this order. */
  questionSets: readonly TemplateQuestionSet[]
  /** True when they can be changed. (SIGN-020) */
  mayEdit: boolean
}

/** The question sets of a mapped template. */
export function TemplateQuestions({ mappedTemplateId, questionSets, mayEdit }: TemplateQuestionsProps) {
  const capstan = useCapstan()
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const snackbar = useSnackbar()
  const errors = useTemplateErrors()
  const [isAdding, setAdding] = useState(false)

  const { locale } = useFormats()
  const nameOf = ({ name, languages }: TemplateQuestionSet) =>
    translatedName({ name, languages, key: 'title' }, locale)

  const remove = async (set: TemplateQuestionSet) => {
    try {
      await removeTemplateQuestionSet(capstan, set.id)
      snackbar.show(fillIn(messages.setRemoved, { name: nameOf(set) }))
    } catch (error) {
      snackbar.show(refusalOf(error, errors)?.text ?? messages.lockedTemplate, { tone: 'danger' })
    }
  }

  return (
    <Card
      flush
      title={messages.questions}
      className="capstan-template-questions"
      actions={
        mayEdit && (
          <Button variant="quiet" dense icon="plus" onPress={() => setAdding(true)}>
            {messages.addSet}
          </Button>
        )
      }
    >
      {questionSets.length === 0 ? (
        <EmptyState icon="rows" text={messages.noQuestions} />
      ) : (
        <LinedList aria-label={messages.questions}>
          {questionSets.map((set) => (
            <LinedItem key={set.id}>
              <bdi>{nameOf(set)}</bdi>
              {mayEdit && (
                <Button
                  variant="quiet"
                  dense
                  icon="trash"
                  aria-label={fillIn(messages.removeSet, { name: nameOf(set) })}
                  onPress={() => void remove(set)}
                />
              )}
            </LinedItem>
          ))}
        </LinedList>
      )}
      {isAdding && (
        <AddQuestionSet
          mappedTemplateId={mappedTemplateId}
          taken={questionSets.map(({ questionSetId }) => questionSetId)}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  )
}

interface AddQuestionSetProps {
  mappedTemplateId: string
  /** The ids of the sets that are there already. */
  taken: readonly string[]
  onClose: () => void
}

/** Dialog that adds a locked question set. (SIGN-047, SIGN-048) */
function AddQuestionSet({ mappedTemplateId, taken, onClose }: AddQuestionSetProps) {
  const capstan = useCapstan()
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const snackbar = useSnackbar()
  const book = useCapstanQuery(questionsQuery(capstan))
  const { locale } = useFormats()
  const sets = useMemo(
    () =>
      book.status === 'ready'
        ? book.data.sets
            .filter(({ id, locked }) => locked && !taken.includes(id))
            .map(({ id, ...named }) => ({ id, name: translatedName({ ...named, key: 'title' }, locale) }))
        : [],
    [book, taken, locale],
  )
  const fields = useMemo(
    () =>
      ({
        set: {
          ...{ kind: 'dropdown', label: messages.set },
          ...{ ifEmpty: messages.setRequired, error: messages.setRequired },
          options: sets.map(({ id, name }) => ({ value: id, label: name })),
        },
      }) as const satisfies Record<string, FormField>,
    [messages, sets],
  )
  const check = useKindsCheck(fields)
  const form = useCapstanForm({
    initial: initialInputs(fields),
    check,
    errorTexts: useTemplateErrors(),
    onSubmit: async ({ set }, idempotencyKey) => {
      await addTemplateQuestionSet(capstan, { mappedTemplateId, questionSetId: set }, { idempotencyKey })
      snackbar.show(fillIn(messages.setAdded, { name: sets.find(({ id }) => id === set)?.name ?? '' }))
      onClose()
    },
  })

  return (
    <Dialog isOpen title={messages.addSet} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form form={form} refusal="own" guardsLeaving aria-label={messages.addSet}>
        {book.status === 'ready' && sets.length === 0 && <Alert tone="neutral">{messages.noSets}</Alert>}
        <Field name="set" title="" {...fields.set} />
        <FormStatusNotice />
        <FormFooter>
          <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
          <SubmitButton sending={messages.adding}>{messages.addSet}</SubmitButton>
        </FormFooter>
      </Form>
    </Dialog>
  )
}
