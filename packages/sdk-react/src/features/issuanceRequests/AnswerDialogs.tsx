import type { FormField } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Dialog } from '../../ui/overlays/Dialog'
import { issuanceRequestsMessages } from './messages'

export interface ApproveQuestionProps {
  /** How many requests are approved. */
  count: number
  /** How many of them are not paid in full. */
  unpaid: number
  onApprove: () => void
  onClose: () => void
}

/** Asks before units are issued that are not paid in full. */
export function ApproveQuestion({ count, unpaid, onApprove, onClose }: ApproveQuestionProps) {
  const messages = useMessages('issuanceRequests', issuanceRequestsMessages)
  const { plural } = useFormats()

  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={messages.unpaidTitle}
      onOpenChange={onClose}
      footer={
        <>
          <Button autoFocus onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="primary" onPress={onApprove}>
            {plural(messages.approve, count)}
          </Button>
        </>
      }
    >
      <p>{plural(messages.unpaidQuestion, unpaid)}</p>
    </Dialog>
  )
}

export interface RejectDialogProps {
  /** How many requests are rejected. */
  count: number
  /** Called with the reason. */
  onReject: (note: string) => void
  onClose: () => void
}

/** The most characters of a reason. */
const longest = 500

/** Asks for the reason of a rejection, which the vendor reads. */
export function RejectDialog({ count, onReject, onClose }: RejectDialogProps) {
  const messages = useMessages('issuanceRequests', issuanceRequestsMessages)
  const { plural } = useFormats()
  const title = plural(messages.reject, count)
  const fields = useMemo(
    () =>
      ({
        note: {
          ...({ kind: 'textArea', label: messages.reasonLabel, help: messages.reasonHint } as const),
          ifEmpty: messages.reasonRequired,
          problem: (text: string) => {
            if (text.trim() === '') return messages.reasonRequired
            return [...text.trim()].length > longest ? messages.reasonLong : undefined
          },
        },
      }) as const satisfies Record<string, FormField>,
    [messages],
  )
  const form = useCapstanForm({
    initial: { note: '' },
    check: useKindsCheck(fields),
    onSubmit: async ({ note }: { note: string }) => onReject(note.trim()),
  })

  return (
    <Dialog isOpen title={title} onOpenChange={onClose}>
      <Form form={form} refusal="own" guardsLeaving aria-label={title}>
        <Field name="note" title="" {...fields.note} />
        <FormStatusNotice />
        <FormFooter>
          <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
          <SubmitButton>{title}</SubmitButton>
        </FormFooter>
      </Form>
    </Dialog>
  )
}
