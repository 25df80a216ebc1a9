import type { QuestionSet } from '@capstan/sdk-core/questions'
import { CancelButton } from '../../../forms/sending/CancelButton'
import { Form } from '../../../forms/Form'
import type { FormCheck } from '../../../forms/FormCheck'
import { FormStatusNotice } from '../../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../../forms/useCapstanForm'
import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { useSnackbar } from '../../../ui/feedback/useSnackbar'
import { Stack } from '../../../ui/layout/Stack'
import { Dialog } from '../../../ui/overlays/Dialog'
import { questionsMessages } from '../messages'
import type { QuestionActions } from '../QuestionActions'
import { useShownTexts } from '../useShownTexts'

export interface LockSetProps {
  /** The current version of the set. */
  set: QuestionSet
  onLock: QuestionActions['lockSet']
  onClose: () => void
}

const nothing = {}
const asGiven: FormCheck<object, object> = (values) => ({ ok: true, values })

/** Dialog that asks before a question set is locked, because a locked set can no longer be changed. */
export function LockSet({ set, onLock, onClose }: LockSetProps) {
  const messages = useMessages('questions', questionsMessages)
  const snackbar = useSnackbar()
  const name = useShownTexts().setName(set)
  const form = useCapstanForm({
    initial: nothing,
    check: asGiven,
    errorTexts: { question_set_locked: messages.setLocked, question_set_empty: messages.lockEmpty },
    onSubmit: async (_, idempotencyKey) => {
      await onLock(set, idempotencyKey)
      snackbar.show(fillIn(messages.locked, { name }), { tone: 'success' })
      onClose()
    },
  })

  const isSending = form.status.status === 'submitting'

  return (
    <Dialog
      role="alertdialog"
      isOpen
      title={fillIn(messages.lockTitle, { name })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <CancelButton isDisabled={isSending} onPress={onClose}>
            {messages.cancel}
          </CancelButton>
          <SubmitButton form={form.parts.id} isSending={isSending} sending={messages.locking}>
            {messages.lockSet}
          </SubmitButton>
        </>
      }
    >
      <Form id={form.parts.id} form={form} refusal="own" aria-label={messages.lockSet}>
        <Stack>
          <span>{messages.lockAbout}</span>
          <FormStatusNotice />
        </Stack>
      </Form>
    </Dialog>
  )
}
