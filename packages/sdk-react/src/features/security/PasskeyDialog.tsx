import { CapstanError, isCapstanError } from '@capstan/sdk-core'
import { initialInputs } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Dialog } from '../../ui/overlays/Dialog'
import { securityMessages } from './messages'

export interface PasskeyDialogProps {
  title: string
  /** The label of the button. */
  action: string
  /** The current name of the passkey. */
  name: string
  onSave: (name: string, idempotencyKey: string) => Promise<unknown>
  onClose: () => void
}

/** Dialog for the name of a passkey. */
export function PasskeyDialog({ title, action, name, onSave, onClose }: PasskeyDialogProps) {
  const messages = useMessages('security', securityMessages)
  const fields = useMemo(() => {
    const { passkeyName: label, passkeyNameHint: hint, passkeyNameRequired: ifEmpty } = messages
    return { name: { kind: 'string', label, hint, ifEmpty } } as const
  }, [messages])
  const check = useKindsCheck(fields)
  const form = useCapstanForm({
    initial: { ...initialInputs(fields), name },
    check,
    onSubmit: async ({ name: given }, idempotencyKey) => {
      await onSave(given ?? '', idempotencyKey).catch((error: unknown) => {
        throw isCapstanError(error, 'aborted')
          ? new CapstanError('aborted', { message: messages.notMade })
          : error
      })
      onClose()
    },
  })
  const isSending = form.status.status === 'submitting'

  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && !isSending && onClose()} title={title}>
      <Form form={form} guardsLeaving aria-label={title}>
        <Field name="name" title="" autoFocus {...fields.name} />
        <FormStatusNotice />
        <FormFooter>
          <CancelButton isDisabled={isSending} onPress={onClose}>
            {messages.cancel}
          </CancelButton>
          <Button type="submit" variant="primary" pending={isSending}>
            {action}
          </Button>
        </FormFooter>
      </Form>
    </Dialog>
  )
}
