import type { PersonSuspension } from '@capstan/sdk-core/administration'
import { initialInputs, type FormFields } from '@capstan/sdk-core/forms'
import { useMemo, useState } from 'react'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useWholeCheck } from '../../forms/useWholeCheck'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { FormFooter } from '../../ui/forms/FormFooter'
import { LinedWords } from '../../ui/layout/LinedList'
import { Dialog } from '../../ui/overlays/Dialog'
import { useSending } from '../security/useSending'
import { CardFoot, CardItem, CardNote } from './CardSection'
import { administrationMessages } from './messages'

export interface StandingProps {
  /** The person or the account. */
  of: { name: string; status: string }
  /** The effect of a suspension, the effect of its end, and the readers of its reason. */
  words: { suspendNote: string; restoreNote: string; reasonHint: string }
  /** Suspends it, for the reason that was typed. */
  onSuspend: (reason: string, once: Once) => Promise<void>
  /** Takes the suspension back. */
  onRestore: (once: Once) => Promise<void>
}

interface Once {
  idempotencyKey: string
}

/** Suspends a person or an account, or takes that back. */
export function Standing({ of: { name, status }, words: notes, onSuspend, onRestore }: StandingProps) {
  const { people: words } = useMessages('administration', administrationMessages)
  const [isAsking, setAsking] = useState(false)
  const snackbar = useSnackbar()
  const restoring = useSending(async (idempotencyKey) => {
    await onRestore({ idempotencyKey })
    snackbar.show(fillIn(words.restored, { name }))
  })

  if (status === 'suspended')
    return (
      <CardFoot>
        {restoring.notice}
        <CardNote>{notes.restoreNote}</CardNote>
        <Button pending={restoring.isSending} onPress={restoring.send}>
          {words.restore}
        </Button>
      </CardFoot>
    )
  return (
    <CardFoot>
      <CardNote>{notes.suspendNote}</CardNote>
      <Button variant="danger" icon="pause" onPress={() => setAsking(true)}>
        {words.suspend}
      </Button>
      {isAsking && (
        <SuspendDialog
          name={name}
          hint={notes.reasonHint}
          onSuspend={onSuspend}
          onClose={() => setAsking(false)}
        />
      )}
    </CardFoot>
  )
}

interface SuspendDialogProps extends Pick<StandingProps, 'onSuspend'> {
  name: string
  hint: string
  onClose: () => void
}

/** Asks for the reason of a suspension, then suspends. */
function SuspendDialog({ name, hint, onSuspend, onClose }: SuspendDialogProps) {
  const { people: words, cancel } = useMessages('administration', administrationMessages)
  const snackbar = useSnackbar()
  const title = fillIn(words.suspendTitle, { name })
  const fields = useMemo(
    () =>
      ({
        reason: {
          ...({ kind: 'textArea', label: words.reason, hint } as const),
          ifEmpty: words.reasonRequired,
          problem: (text: string) => (text.trim().length > 500 ? words.reasonLong : undefined),
        },
      }) satisfies FormFields,
    [words, hint],
  )
  const form = useCapstanForm({
    initial: useMemo(() => initialInputs(fields), [fields]),
    check: useWholeCheck(fields),
    onSubmit: async ({ reason }, idempotencyKey) => {
      await onSuspend(String(reason), { idempotencyKey })
      snackbar.show(fillIn(words.suspended, { name }))
      onClose()
    },
  })

  return (
    <Dialog isOpen title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form form={form} refusal="own" guardsLeaving aria-label={title}>
        <Field name="reason" title="" autoFocus {...fields.reason} />
        <FormStatusNotice />
        <FormFooter>
          <CancelButton onPress={onClose}>{cancel}</CancelButton>
          <SubmitButton sending={words.suspending}>{words.suspend}</SubmitButton>
        </FormFooter>
      </Form>
    </Dialog>
  )
}

/** A suspension: its reason, and the users who began and ended it. */
export function SuspensionItem({ suspension }: { suspension: PersonSuspension }) {
  const { people: words } = useMessages('administration', administrationMessages)
  const { instant } = useFormats()
  const { reason, suspendedBy, suspendedOn, restoredBy, restoredOn } = suspension
  const begun = fillIn(words.suspendedBy, { name: suspendedBy, day: instant(suspendedOn) })
  const ended = restoredOn ? fillIn(words.restoredBy, { name: restoredBy, day: instant(restoredOn) }) : ''
  return (
    <CardItem>
      <LinedWords>
        <bdi className="capstan-strong">{reason}</bdi>
        <p>{[begun, ended].filter(Boolean).join(' · ')}</p>
      </LinedWords>
    </CardItem>
  )
}
