import { initialInputs, type FormField } from '@capstan/sdk-core/forms'
import { createAllocation, type Round } from '@capstan/sdk-core/rounds'
import { useMemo } from 'react'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { FieldRow } from '../../ui/forms/FieldRow'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Dialog } from '../../ui/overlays/Dialog'
import { roundsMessages, type RoundsMessages } from './messages'

export interface AddAllocationProps {
  /** The round of the allocation; its days are the default of the allocation's days. */
  round: Pick<Round, 'id' | 'opensOn' | 'closesOn'>
  onClose: () => void
}

/** Dialog that creates an allocation of a round. (ROUND-018, ALLOC-042 to ALLOC-045) */
export function AddAllocation({ round, onClose }: AddAllocationProps) {
  const capstan = useCapstan()
  const messages = useMessages('rounds', roundsMessages)
  const snackbar = useSnackbar()
  const fields = useMemo(() => allocationFields(messages), [messages])
  const check = useKindsCheck(fields)
  const form = useCapstanForm({
    initial: initialInputs(fields, { opensOn: round.opensOn ?? '', closesOn: round.closesOn ?? '' }),
    check,
    errorTexts: { not_allowed: messages.notAllowed },
    onSubmit: async (allocation, idempotencyKey) => {
      await createAllocation(capstan, { roundId: round.id, ...allocation }, { idempotencyKey })
      snackbar.show(fillIn(messages.allocationAdded, { name: allocation.name }))
      onClose()
    },
  })

  return (
    <Dialog isOpen title={messages.addAllocation} onOpenChange={onClose} className="capstan-add-allocation">
      <Form form={form} refusal="own" guardsLeaving aria-label={messages.addAllocation}>
        <Field name="name" title="" autoFocus {...fields.name} />
        <FieldRow>
          <Field name="opensOn" title="" {...fields.opensOn} />
          <Field name="closesOn" title="" {...fields.closesOn} />
        </FieldRow>
        <FormStatusNotice />
        <FormFooter>
          <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
          <SubmitButton sending={messages.adding}>{messages.addAllocation}</SubmitButton>
        </FormFooter>
      </Form>
    </Dialog>
  )
}

function allocationFields(messages: RoundsMessages) {
  const day = (label: string, text: string) => ({ kind: 'date', label, ifEmpty: text, error: text }) as const
  return {
    name: { kind: 'string', label: messages.name, ifEmpty: messages.allocationNameRequired },
    opensOn: day(messages.opensOn, messages.allocationOpensOnRequired),
    closesOn: day(messages.closesOn, messages.allocationClosesOnRequired),
  } as const satisfies Record<string, FormField>
}
