import { type FormField, initialInputs } from '@capstan/sdk-core/forms'
import {
  findRecipients,
  findTransferableHoldings,
  type TransferableHolding,
  transferProblem,
  type TransferRecipient,
} from '@capstan/sdk-core/transactions'
import { useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import type { FormCheck } from '../../forms/FormCheck'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { FoundField } from '../../forms/fields/FoundField'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { TextField } from '../../ui/fields/text/TextField'
import { FormFooter } from '../../ui/forms/FormFooter'
import { exactUnits } from './exactUnits'
import { transactionsMessages } from './messages'
import type { TransferChoice } from './TransferChoice'
import { useHoldingNow } from './useHoldingNow'
import { useTransferRefusal } from './useTransferRefusal'

export interface TransferFormProps {
  /** The holding to transfer from; chosen in the form by default. */
  holding?: TransferableHolding
  /** Called with the choice that is to be reviewed. */
  onReview: (choice: TransferChoice) => Promise<void>
  onClose: () => void
}

/** Form that chooses the holding, the recipient and the units of a transfer. */
export function TransferForm({ holding: fixed, onReview, onClose }: TransferFormProps) {
  const messages = useMessages('transactions', transactionsMessages)
  const formats = useFormats()
  const refusalText = useTransferRefusal()
  const fields = useTransferFields()
  const [chosen, setChosen] = useState(fixed)
  const holding = useHoldingNow(chosen)
  const recipient = useRef<TransferRecipient>(undefined)
  const check = useTransferCheck(fields, holding)
  const form = useCapstanForm({
    initial: initialInputs(fields, { holding: fixed?.id ?? '' }),
    check,
    onSubmit: async ({ amount, price }) => {
      if (!holding || !recipient.current) return
      try {
        await onReview({ holding, recipient: recipient.current, units: amount, ...(price && { price }) })
      } catch (failure) {
        return { text: refusalText(failure) }
      }
    },
  })

  return (
    <Form form={form} refusal="own" guardsLeaving aria-label={messages.transferUnits}>
      <Lead>{messages.transferLead}</Lead>
      <HoldingField chosen={holding} isFixed={fixed !== undefined} onChoose={setChosen} />
      <RecipientField onChoose={(chosen) => void (recipient.current = chosen)} />
      <Field
        name="amount"
        title=""
        {...fields.amount}
        hint={
          holding &&
          fillIn(formats.pluralText(messages.available, holding.units), {
            units: exactUnits(formats, holding.units),
            security: holding.security,
          })
        }
      />
      {holding && (
        <Button
          variant="quiet"
          dense
          onPress={() =>
            form.answers.setValue('amount', formats.precision(holding.units), { shouldValidate: true })
          }
        >
          {messages.all}
        </Button>
      )}
      <Field name="price" title="" {...fields.price} />
      <FormStatusNotice />
      <FormFooter>
        <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
        <SubmitButton sending={messages.reviewing}>{messages.review}</SubmitButton>
      </FormFooter>
    </Form>
  )
}

const Lead = styled.p`
  margin: 0 0 var(--capstan-space-4);
  color: var(--capstan-text-muted);
`

type Fields = ReturnType<typeof useTransferFields>

/** Returns the check of each answer, and of the units against those of the holding. */
function useTransferCheck(fields: Fields, holding: TransferableHolding | undefined) {
  const messages = useMessages('transactions', transactionsMessages)
  const formats = useFormats()
  const kinds = useKindsCheck(fields)

  return useMemo((): typeof kinds => {
    const withHolding: FormCheck<Parameters<typeof kinds>[0], CheckedTransfer> = async (values) => {
      const checked = await kinds(values)
      if (!checked.ok) return checked
      const { amount, recipient } = checked.values
      const held = holding?.units ?? '0'
      const problem = transferProblem(amount, held)
      const texts = {
        not_positive: messages.notPositive,
        too_many: fillIn(formats.pluralText(messages.tooMany, held), { units: exactUnits(formats, held) }),
      }
      const problems = [
        ...(recipient === holding?.investorId ? [{ name: 'recipient', message: messages.sameHolder }] : []),
        ...(problem ? [{ name: 'amount', message: texts[problem] }] : []),
      ]
      return problems.length > 0 ? { ok: false, problems } : checked
    }
    return withHolding
  }, [kinds, holding, messages, formats])
}

type CheckedTransfer = Extract<
  Awaited<ReturnType<ReturnType<typeof useKindsCheck<Fields>>>>,
  { ok: true }
>['values']

/** Returns the fields of a transfer, in the language of the page. */
function useTransferFields() {
  const messages = useMessages('transactions', transactionsMessages)
  return useMemo(
    () =>
      ({
        holding: { kind: 'typeahead', label: messages.holding, ifEmpty: messages.holdingRequired },
        recipient: { kind: 'typeahead', label: messages.recipient, ifEmpty: messages.recipientRequired },
        amount: { kind: 'numberWithPrecision', label: messages.amount, ifEmpty: messages.amountRequired },
        price: {
          kind: 'numberWithPrecision',
          label: messages.price,
          optional: true,
          hint: messages.priceHint,
        },
      }) as const satisfies Record<string, FormField>,
    [messages],
  )
}

interface RecipientFieldProps {
  onChoose: (recipient: TransferRecipient | undefined) => void
}

/** Search field for the recipient, by a part of the name. */
function RecipientField({ onChoose }: RecipientFieldProps) {
  const messages = useMessages('transactions', transactionsMessages)

  return (
    <FoundField
      name="recipient"
      label={messages.recipient}
      description={messages.recipientHint}
      opensOnPress
      find={findRecipients}
      nameOf={({ name }) => name}
      detailOf={({ email }) => email ?? undefined}
      failedText={messages.searchFailed}
      onChoose={onChoose}
    />
  )
}

interface HoldingFieldProps {
  /** The holding that is chosen. */
  chosen: TransferableHolding | undefined
  /** True when the holding was chosen before and cannot be changed. */
  isFixed: boolean
  onChoose: (holding: TransferableHolding | undefined) => void
}

/** Search field for the holding, by a part of the holder's name. */
function HoldingField({ chosen, isFixed, onChoose }: HoldingFieldProps) {
  const messages = useMessages('transactions', transactionsMessages)
  const formats = useFormats()
  const detailOf = ({ units, security }: TransferableHolding) =>
    fillIn(formats.pluralText(messages.holdingDetail, units), { units: exactUnits(formats, units), security })

  if (isFixed)
    return <TextField label={messages.holding} value={chosen ? holdingName(chosen) : ''} isReadOnly />
  return (
    <FoundField
      name="holding"
      label={messages.holding}
      description={messages.holdingHint}
      opensOnPress
      find={findTransferableHoldings}
      nameOf={holdingName}
      detailOf={detailOf}
      failedText={messages.searchFailed}
      onChoose={onChoose}
    />
  )
}

/** Names a holding by investor and round, because one investor may hold several. */
const holdingName = ({ investor, round }: TransferableHolding) => `${investor} · ${round}`
