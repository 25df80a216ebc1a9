import type { NewEmbedKey } from '@capstan/sdk-core/integrations'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { CancelButton } from '../../forms/CancelButton'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/FormStatusNotice'
import type { CapstanForm } from '../../forms/useCapstanForm'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Stack } from '../../ui/layout/Stack'
import { Dialog } from '../../ui/overlays/Dialog'
import { integrationsMessages } from './messages'
import { useSecretParts } from './useSecretParts'

export interface KeyDialogProps<Values extends FieldValues> {
  /** What it asks for, and sending it. */
  form: CapstanForm<Values>
  title: string
  /** What the button says, before and while it is sent. */
  labels: { send: string; sending: string }
  /** It cannot be undone. */
  isDanger?: boolean
  /** The key that came of it: its secret is shown in the place of the form, this once. */
  made?: NewEmbedKey
  /** Called when it is done, or not to be done. */
  onClose: () => void
  children: ReactNode
}

/** A form about a key in a dialog. It is the same one to the end, so that it gives focus back to where it came from. */
export function KeyDialog<Values extends FieldValues>(props: KeyDialogProps<Values>) {
  const { form, title, labels, isDanger, made, onClose, children } = props
  const messages = useMessages('integrations', integrationsMessages)
  const secret = useSecretParts(made, onClose)
  const isSending = form.status.status === 'submitting'

  return (
    <Dialog
      role={isDanger ? 'alertdialog' : 'dialog'}
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}
      title={title}
      footer={
        <>
          <CancelButton isDisabled={isSending} onPress={onClose}>
            {messages.cancel}
          </CancelButton>
          <Button
            type="submit"
            form={form.parts.id}
            variant={isDanger ? 'danger' : 'primary'}
            pending={isSending}
          >
            {isSending ? labels.sending : labels.send}
          </Button>
        </>
      }
      {...secret}
    >
      {secret?.children ?? (
        <Form id={form.parts.id} form={form} refusal="own" aria-label={messages.form}>
          <Stack>
            {children}
            <FormStatusNotice />
          </Stack>
        </Form>
      )}
    </Dialog>
  )
}
