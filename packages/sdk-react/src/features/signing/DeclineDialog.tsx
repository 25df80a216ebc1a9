import { isCapstanError, isRetryable, type FieldInput } from '@capstan/sdk-core'
import { initialInputs, type FormFields } from '@capstan/sdk-core/forms'
import { declinePapers, type PaperToSign } from '@capstan/sdk-core/signing'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { formsMessages } from '../../forms/messages'
import { OfflineNote } from '../../forms/sending/OfflineNote'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { Stack } from '../../ui/layout/Stack'
import { Dialog } from '../../ui/overlays/Dialog'
import { DialogGuardContext } from '../../ui/overlays/DialogGuard'
import type { SigningQuestion } from './SigningQuestion'
import { askBeforeSigning } from './askBeforeSigning'
import { DeclineWay } from './DeclineWay'
import { signingMessages } from './messages'
import { isSamePapers, papersAfterLoss } from './papersAfterLoss'

export interface DeclineDialogProps {
  stepId: string
  /** The sender of the papers. */
  sender: string
  /** The papers as they are shown. */
  papers: readonly PaperToSign[]
  /** The question to the host before it is sent. */
  question?: SigningQuestion
  isOpen: boolean
  onClose: () => void
  /** Called when the papers were declined: for a correction, or finally, and where the step has ended otherwise. */
  onDeclined: (isFinal: boolean) => void
}

interface OpenDialogProps extends Omit<DeclineDialogProps, 'isOpen'> {
  /** The answers from before the dialog was closed. */
  kept?: Record<string, FieldInput>
  /** Called with the answers when it closes; with nothing after they were sent. */
  onKeep: (answers?: Record<string, FieldInput>) => void
}

/**
 * Dialog that asks for the reason of a decline, and for the next step. Its answers are kept when it is closed. If the answer of
 * the platform is lost, it says so and requests the papers until their state is known; it sends nothing again before that.
 */
export function DeclineDialog({ isOpen, ...rest }: DeclineDialogProps) {
  const [kept, setKept] = useState<OpenDialogProps['kept']>()
  return isOpen ? <OpenDialog kept={kept} onKeep={setKept} {...rest} /> : null
}

function OpenDialog(props: OpenDialogProps) {
  const { sender, onClose, kept, onKeep } = props
  const messages = useMessages('signing', signingMessages)
  const { findingOut } = useMessages('forms', formsMessages)
  const { form, fields, isFindingOut } = useDeclineForm(props)
  const [isFinal, setFinal] = useState(kept?.way === 'decline')
  const isSending = form.status.status === 'submitting'

  const close = () => {
    if (isSending) return
    onKeep(form.answers.getValues())
    onClose()
  }

  return (
    <Dialog
      isOpen
      title={messages.declineTitle}
      onOpenChange={(open) => !open && close()}
      footer={
        <>
          <Button isDisabled={isSending} onPress={close}>
            {messages.cancel}
          </Button>
          <Button
            type="submit"
            form={form.parts.id}
            variant={isFinal ? 'danger' : 'primary'}
            pending={isSending}
          >
            {isFinal ? messages.confirmDecline : messages.confirmSendBack}
          </Button>
        </>
      }
    >
      {/* What is typed outlives the dialog, which closes over it unasked. */}
      <DialogGuardContext.Provider value={undefined}>
        <Form id={form.parts.id} form={form} refusal="own" guardsLeaving aria-label={messages.declineTitle}>
          <Stack>
            <span>{fillIn(messages.declineLead, { sender })}</span>
            <DeclineWay onAnswer={(way) => setFinal(way === 'decline')} />
            <Field name="reason" title="" {...fields.reason} />
            <FormStatusNotice />
            {isFindingOut ? <Alert tone="warning">{findingOut}</Alert> : <OfflineNote />}
          </Stack>
        </Form>
      </DialogGuardContext.Provider>
    </Dialog>
  )
}

function useDeclineForm({ stepId, papers, question, onDeclined, kept, onKeep }: OpenDialogProps) {
  const capstan = useCapstan()
  const messages = useMessages('signing', signingMessages)
  const fields = useMemo(
    () => ({
      way: {
        ...({ kind: 'dropdown', label: messages.declineWay, ifEmpty: messages.wayRequired } as const),
        options: [{ value: 'back' }, { value: 'decline' }],
      },
      reason: {
        ...({ kind: 'textArea', label: messages.reason, ifEmpty: messages.reasonRequired } as const),
        maxLength: 1000,
      },
    }),
    [messages],
  ) satisfies FormFields
  const check = useKindsCheck(fields)
  const [isFindingOut, setFindingOut] = useState(false)
  const left = useRef<AbortController>(undefined)
  useEffect(() => {
    left.current = new AbortController()
    return () => left.current?.abort()
  }, [])

  /** Returns the outcome of a decline whose answer is lost; `left` where the dialog is gone before it is known. */
  const findOut = async (isFinal: boolean): Promise<'open' | 'sent_back' | 'over' | 'left'> => {
    setFindingOut(true)
    const now = await papersAfterLoss(capstan, stepId, left.current?.signal)
    setFindingOut(false)
    if (now === 'left' || now === 'over') return now
    if (now.status !== 'sent') return 'over'
    // Declined papers are no longer shown.
    return isFinal || isSamePapers(now, papers) ? 'open' : 'sent_back'
  }
  const decline = async (reason: string, isFinal: boolean) => {
    try {
      await declinePapers(capstan, { stepId, reason, isFinal })
    } catch (error) {
      if (isRetryable(error)) return findOut(isFinal)
      // It was declined before: no step is left to decline.
      if (!isCapstanError(error, 'not_found')) throw error
    }
    return isFinal ? 'over' : 'sent_back'
  }

  const form = useCapstanForm({
    initial: { ...initialInputs(fields), ...kept },
    check,
    onSubmit: async ({ way, reason }) => {
      const isFinal = way === 'decline'
      const deed = { action: isFinal ? ('decline' as const) : ('send_back' as const), reason }
      let isOpen = false
      const say = await askBeforeSigning(question, deed, async () => {
        const outcome = await decline(reason, isFinal)
        isOpen = outcome === 'open'
        if (outcome === 'open' || outcome === 'left') return
        onKeep()
        onDeclined(outcome === 'over')
      })
      if (say.status === 'vetoed') return { text: say.message, keepsText: true, fields: say.fields }
      return say.status === 'failed' || isOpen ? { text: messages.declineFailed } : undefined
    },
  })
  return { form, fields, isFindingOut }
}
