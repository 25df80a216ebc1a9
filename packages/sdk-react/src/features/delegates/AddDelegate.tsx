import type { DelegateInput } from '@capstan/sdk-core/delegates'
import { initialInputs } from '@capstan/sdk-core/forms'
import { styled } from 'styled-components'
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
import { FieldRow } from '../../ui/forms/FieldRow'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Dialog } from '../../ui/overlays/Dialog'
import { delegatesMessages } from './messages'
import { useDelegateFields } from './useDelegateFields'

export interface AddDelegateProps {
  onAdd: (delegate: DelegateInput, idempotencyKey: string) => Promise<unknown>
  onClose: () => void
}

/** Form of a new delegate and their role. */
export function AddDelegate({ onAdd, onClose }: AddDelegateProps) {
  const messages = useMessages('delegates', delegatesMessages)
  const snackbar = useSnackbar()
  const { added: fields } = useDelegateFields()
  const check = useKindsCheck(fields)
  const form = useCapstanForm({
    initial: initialInputs(fields),
    check,
    errorTexts: {
      not_allowed: messages.notAllowed,
      already_delegate: { field: 'email', text: messages.alreadyDelegate },
    },
    onSubmit: async (delegate, idempotencyKey) => {
      await onAdd(delegate, idempotencyKey)
      snackbar.show(fillIn(messages.added, { name: `${delegate.firstName} ${delegate.lastName}` }))
      onClose()
    },
  })

  return (
    <Dialog isOpen title={messages.add} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form form={form} refusal="own" guardsLeaving aria-label={messages.add}>
        <FieldRow>
          <Field name="firstName" title="" autoFocus {...fields.firstName} />
          <Field name="lastName" title="" {...fields.lastName} />
        </FieldRow>
        <Field name="email" title="" {...fields.email} />
        <Field name="role" title="" {...fields.role} />
        <Note>{messages.rolesExplained}</Note>
        <FormStatusNotice />
        <FormFooter>
          <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
          <SubmitButton sending={messages.adding}>{messages.add}</SubmitButton>
        </FormFooter>
      </Form>
    </Dialog>
  )
}

const Note = styled.p`
  margin: 0 0 var(--capstan-space-4);
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
`
