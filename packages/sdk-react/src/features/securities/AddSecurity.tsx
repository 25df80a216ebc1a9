import { initialInputs } from '@capstan/sdk-core/forms'
import type { SecurityInput } from '@capstan/sdk-core/securities'
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
import { securitiesMessages } from './messages'
import { useSecurityFields } from './securityFields'

export interface AddSecurityProps {
  onAdd: (security: SecurityInput, idempotencyKey: string) => Promise<unknown>
  onClose: () => void
}

/** Form of a new security. */
export function AddSecurity({ onAdd, onClose }: AddSecurityProps) {
  const messages = useMessages('securities', securitiesMessages)
  const snackbar = useSnackbar()
  const fields = useSecurityFields().made
  const check = useKindsCheck(fields)
  const form = useCapstanForm({
    initial: initialInputs(fields),
    check,
    errorTexts: { not_allowed: messages.notAllowed },
    onSubmit: async (security, idempotencyKey) => {
      await onAdd(security, idempotencyKey)
      snackbar.show(fillIn(messages.added, { name: security.name }))
      onClose()
    },
  })

  return (
    <Dialog isOpen title={messages.add} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form form={form} refusal="own" guardsLeaving aria-label={messages.add}>
        <Field name="name" title="" autoFocus {...fields.name} />
        <Field name="total" title="" {...fields.total} />
        <Field name="symbol" {...fields.symbol} />
        <FormStatusNotice />
        <FormFooter>
          <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
          <SubmitButton sending={messages.adding}>{messages.add}</SubmitButton>
        </FormFooter>
      </Form>
    </Dialog>
  )
}
