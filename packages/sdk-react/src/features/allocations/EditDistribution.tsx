import { isCapstanError, sumOfKnown } from '@capstan/sdk-core'
import {
  allocationInvestmentQuery,
  deleteInvestment,
  saveInvestment,
  statusChoices,
  type AllocationDistribution,
  type AllocationInvestment,
} from '@capstan/sdk-core/allocations'
import type { FormField } from '@capstan/sdk-core/forms'
import { useMemo, useState } from 'react'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { RecordForm } from '../../forms/RecordForm'
import { useAskFirst } from '../../forms/useAskFirst'
import { useIntentKey } from '../../forms/sending/useIntentKey'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { withoutZeros } from '../../language/withoutZeros'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { Alert } from '../../ui/feedback/Alert'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { FieldRow } from '../../ui/forms/FieldRow'
import { Dialog } from '../../ui/overlays/Dialog'
import { useUiMessages } from '../../ui/uiMessages'
import { allocationsMessages } from './messages'
import { useSend } from './useSend'

export interface EditDistributionProps {
  allocationId: string
  distribution: AllocationDistribution
  onClose: () => void
}

/** Dialog that changes the units and the status of one investment of the list, or deletes it. (ALLOC-008, DIST-011 to DIST-013) */
export function EditDistribution({ allocationId, distribution, onClose }: EditDistributionProps) {
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const investment = useCapstanQuery(allocationInvestmentQuery(capstan, distribution.id))

  return (
    <Dialog isOpen title={fillIn(messages.editOf, { name: distribution.name })} onOpenChange={onClose}>
      <Loaded query={investment}>
        {(ready) =>
          ready.isLocked ? (
            <Alert tone="neutral">{messages.locked}</Alert>
          ) : (
            <EditForm {...{ allocationId, onClose }} investment={ready} name={distribution.name} />
          )
        }
      </Loaded>
    </Dialog>
  )
}

interface EditFormProps extends Pick<EditDistributionProps, 'allocationId' | 'onClose'> {
  investment: AllocationInvestment
  name: string
}

function EditForm({ allocationId, investment, name, onClose }: EditFormProps) {
  const { id, version, status, units } = investment
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const send = useSend(allocationId, id)
  const fields = useDistributionFields(status)

  return (
    <RecordForm
      aria-label={fillIn(messages.editOf, { name })}
      fields={fields}
      refusal="own"
      guardsLeaving
      record={{ version, answers: { status, amount: withoutZeros(units) } }}
      errorTexts={{ not_allowed: messages.notAllowed }}
      onSave={(changed, { version: read, idempotencyKey }) =>
        send(saveInvestment(capstan, { id, version: read }, changed, { idempotencyKey }))
      }
      onDone={onClose}
      actions={
        <>
          <DeleteDistribution {...{ allocationId, investment, name, onClose }} />
          <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
        </>
      }
    >
      <FieldRow>
        <Field name="amount" title="" autoFocus {...fields.amount} />
        <Field name="status" title="" {...fields.status} />
      </FieldRow>
    </RecordForm>
  )
}

/** Deletes the investment once the reader has confirmed. The browser shows the platform's message when that fails. (DIST-023) */
function DeleteDistribution({ allocationId, investment, name, onClose }: EditFormProps) {
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const { errorText } = useUiMessages()
  const send = useSend(allocationId)
  const snackbar = useSnackbar()
  const { ask, question } = useAskFirst()
  const { money } = useFormats()
  const paid = sumOfKnown(
    investment.payments.flatMap(({ status, amount }) => (status === 'complete' ? [amount] : [])),
  )
  const [isSending, setSending] = useState(false)
  // A retry after a lost answer is the same deletion.
  const keys = useIntentKey()
  const remove = async () => {
    const goesOn = await ask({
      title: fillIn(messages.deleteQuestion, { name }),
      texts: [
        messages.deleteEffect,
        ...(paid.isZero ? [] : [fillIn(messages.deletePaid, { paid: money(paid) })]),
      ],
      confirm: messages.delete,
    })
    if (!goesOn) return
    setSending(true)
    try {
      await send(deleteInvestment(capstan, investment, { idempotencyKey: keys.of(investment.id) }))
      snackbar.show(fillIn(messages.deleted, { name }))
      onClose()
    } catch (error) {
      setSending(false)
      window.alert(isCapstanError(error) ? error.message : errorText)
    }
  }

  return (
    <>
      <Button icon="trash" pending={isSending} onPress={() => void remove()}>
        {messages.delete}
      </Button>
      {question}
    </>
  )
}

/** The fields of the units and the status of an investment: the statuses that it can have next, and its own. (DIST-010) */
export function useDistributionFields(status: string) {
  const messages = useMessages('allocations', allocationsMessages)
  const wordOf = useStatusWord()

  return useMemo(
    () =>
      ({
        status: {
          ...({ kind: 'dropdown', label: messages.status } as const),
          options: statusChoices(status).map((value) => ({ value, label: wordOf(value) })),
        },
        amount: {
          ...({ kind: 'number', isUnits: true, label: messages.inviteUnits } as const),
          ifEmpty: messages.amountRequired,
          problem: (text: string) => (/^0*\.?0*$/.test(text) ? messages.amountRequired : undefined),
        },
      }) as const satisfies Record<string, FormField>,
    [messages, wordOf, status],
  )
}
