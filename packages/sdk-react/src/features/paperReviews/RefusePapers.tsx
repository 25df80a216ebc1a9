import { initialInputs, type FormFields } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
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
import { paperReviewsMessages } from './messages'

export interface RefusePapersProps {
  /** The name of the investor. */
  investor: string
  onRefuse: (reason: string, idempotencyKey: string) => Promise<void>
  onClose: () => void
}

/** Dialog that takes the reason for the investor, and refuses the papers. */
export function RefusePapers({ investor, onRefuse, onClose }: RefusePapersProps) {
  const messages = useMessages('paperReviews', paperReviewsMessages)
  const snackbar = useSnackbar()
  const fields = useMemo(
    () => ({
      reason: {
        ...({ kind: 'textArea', label: messages.reason, hint: messages.aboutReason } as const),
        ...{ ifEmpty: messages.reasonRequired, maxLength: 500 },
      },
    }),
    [messages],
  ) satisfies FormFields
  const check = useKindsCheck(fields)
  const form = useCapstanForm({
    initial: initialInputs(fields),
    check,
    errorTexts: { not_allowed: messages.notAllowed, step_not_current: messages.answeredElsewhere },
    onSubmit: async ({ reason }, idempotencyKey) => {
      await onRefuse(reason, idempotencyKey)
      snackbar.show(fillIn(messages.refused, { investor }))
      onClose()
    },
  })
  const title = fillIn(messages.refuseOf, { refuse: messages.refuse, investor })

  return (
    <Dialog isOpen title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form form={form} refusal="own" guardsLeaving aria-label={title}>
        <Field name="reason" title="" autoFocus {...fields.reason} />
        <FormStatusNotice />
        <FormFooter>
          <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
          <SubmitButton sending={messages.sending}>{messages.refuse}</SubmitButton>
        </FormFooter>
      </Form>
    </Dialog>
  )
}
