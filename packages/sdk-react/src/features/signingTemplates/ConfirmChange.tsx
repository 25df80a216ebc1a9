import type { ReactNode } from 'react'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Form } from '../../forms/Form'
import type { FormCheck } from '../../forms/FormCheck'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useMessages } from '../../provider/useMessages'
import { Stack } from '../../ui/layout/Stack'
import { Dialog } from '../../ui/overlays/Dialog'
import { signingTemplatesMessages } from './messages'
import { useTemplateErrors } from './useTemplateChange'

export interface ConfirmChangeProps {
  title: string
  /** The question of the dialog. */
  question: string
  /** Details below the question. */
  children?: ReactNode
  confirm: string
  sending: string
  onConfirm: (idempotencyKey: string) => Promise<unknown>
  onClose: () => void
}

const nothing = {}
const asGiven: FormCheck<object, object> = (values) => ({ ok: true, values })

/** Dialog that asks before a permanent change of a mapped template. */
export function ConfirmChange(props: ConfirmChangeProps) {
  const { title, question, children, confirm, sending, onConfirm, onClose } = props
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const form = useCapstanForm({
    initial: nothing,
    check: asGiven,
    errorTexts: useTemplateErrors(),
    onSubmit: async (_, idempotencyKey) => {
      await onConfirm(idempotencyKey)
      onClose()
    },
  })
  const isSending = form.status.status === 'submitting'

  return (
    <Dialog
      role="alertdialog"
      isOpen
      title={title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <CancelButton isDisabled={isSending} onPress={onClose}>
            {messages.cancel}
          </CancelButton>
          <SubmitButton form={form.parts.id} isSending={isSending} sending={sending}>
            {confirm}
          </SubmitButton>
        </>
      }
    >
      <Form id={form.parts.id} form={form} refusal="own" aria-label={title}>
        <Stack>
          <span>{question}</span>
          {children}
          <FormStatusNotice />
        </Stack>
      </Form>
    </Dialog>
  )
}
