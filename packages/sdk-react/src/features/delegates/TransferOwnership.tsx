import { initialInputs, type FormField } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Icon } from '../../ui/display/Icon'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Dialog } from '../../ui/overlays/Dialog'
import { delegatesMessages } from './messages'

export interface TransferOwnershipProps {
  /** Hands the account over. */
  onTransfer: (email: string, idempotencyKey: string) => Promise<unknown>
  onClose: () => void
}

/** Explains the effect of handing the account over, and names its receiver. (DELEG-004, DELEG-019) */
export function TransferOwnership({ onTransfer, onClose }: TransferOwnershipProps) {
  const messages = useMessages('delegates', delegatesMessages)
  const fields = useMemo(() => {
    const { newOwner: label, newOwnerHint: hint, validEmailRequired: error } = messages
    return { email: { kind: 'email', label, hint, error, ifEmpty: error } } as const satisfies Record<
      string,
      FormField
    >
  }, [messages])
  const check = useKindsCheck(fields)
  const form = useCapstanForm({
    initial: initialInputs(fields),
    check,
    errorTexts: { not_allowed: messages.notAllowed },
    onSubmit: async ({ email }, idempotencyKey) => void (await onTransfer(email, idempotencyKey)),
  })
  const isSending = form.status.status === 'submitting'

  return (
    <Dialog
      isOpen
      title={messages.transfer}
      isBlocking={isSending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form form={form} refusal="own" guardsLeaving aria-label={messages.transfer}>
        <Lead>{messages.transferLead}</Lead>
        <Consequences>
          {[messages.becomeAdmin, messages.loggedOut, messages.undone].map((text) => (
            <li key={text}>
              <Icon name="arrow-right" dense />
              {text}
            </li>
          ))}
        </Consequences>
        <Field name="email" title="" autoFocus {...fields.email} />
        <FormStatusNotice />
        <FormFooter>
          <CancelButton isDisabled={isSending} onPress={onClose}>
            {messages.cancel}
          </CancelButton>
          <Button type="submit" variant="danger" pending={isSending}>
            {isSending ? messages.transferring : messages.transfer}
          </Button>
        </FormFooter>
      </Form>
    </Dialog>
  )
}

const Lead = styled.p`
  margin: 0 0 var(--capstan-space-3);
`

const Consequences = styled.ul`
  display: grid;
  gap: var(--capstan-space-2);
  margin: 0 0 var(--capstan-space-4);
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: var(--capstan-space-2);
  }
  > li > .capstan-icon {
    margin-top: calc(2 * var(--capstan-unit));
    color: var(--capstan-text-muted);
  }
`
