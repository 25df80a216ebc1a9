import type { Contact, ContactInput } from '@capstan/sdk-core/contacts'
import { initialInputs } from '@capstan/sdk-core/forms'
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
import { useContactFields } from './contactFields'
import { contactsMessages } from './messages'

export interface AddContactProps {
  onAdd: (contact: ContactInput, idempotencyKey: string) => Promise<Contact>
  onClose: () => void
}

/** Adds a contact. Where one with this email is known, the form stays and names it. */
export function AddContact({ onAdd, onClose }: AddContactProps) {
  const messages = useMessages('contacts', contactsMessages)
  const snackbar = useSnackbar()
  const fields = useContactFields()
  const check = useKindsCheck(fields)
  const form = useCapstanForm({
    initial: initialInputs(fields),
    check,
    errorTexts: { not_allowed: messages.notAllowed },
    onSubmit: async (contact, idempotencyKey) => {
      const { contactName: name } = await onAdd(contact, idempotencyKey)
      // The form stays: the name, or the address, was not the one that was meant.
      if (name !== contact.contactName.trim()) return { fields: { email: fillIn(messages.known, { name }) } }
      snackbar.show(fillIn(messages.added, { name }))
      onClose()
    },
  })

  return (
    <Dialog isOpen title={messages.add} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form form={form} refusal="own" guardsLeaving aria-label={messages.add}>
        <Field name="contactName" title="" autoFocus {...fields.contactName} />
        <Field name="email" title="" {...fields.email} />
        <FormStatusNotice />
        <FormFooter>
          <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
          <SubmitButton sending={messages.adding}>{messages.add}</SubmitButton>
        </FormFooter>
      </Form>
    </Dialog>
  )
}
