import { compare, decimal, type Capstan } from '@capstan/sdk-core'
import { initialInputs, type FormField } from '@capstan/sdk-core/forms'
import type { PayableInvestment, ReceivedPayment } from '@capstan/sdk-core/receivedPayments'
import { useCallback, useMemo } from 'react'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { FoundField } from '../../forms/fields/FoundField'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Dialog } from '../../ui/overlays/Dialog'
import { receivedPaymentsMessages } from './messages'

export interface MatchDialogProps {
  payment: ReceivedPayment
  /** Finds investments by a part of the investor's name. */
  find: (typed: string, signal: AbortSignal) => Promise<readonly PayableInvestment[]>
  /** Matches an amount of a payment with an investment. */
  onMatch: (
    match: { paymentId: string; distributionId: string; amount: string },
    idempotencyKey: string,
  ) => Promise<unknown>
  onClose: () => void
}

/** Asks for the investment that a payment, or a part of it, is for. */
export function MatchDialog({ payment, find, onMatch, onClose }: MatchDialogProps) {
  const messages = useMessages('receivedPayments', receivedPaymentsMessages)
  const { money } = useFormats()
  const { rest } = payment
  const fields = useMemo(
    () =>
      ({
        investment: { kind: 'typeahead', label: messages.investment, ifEmpty: messages.investmentRequired },
        amount: {
          ...({ kind: 'numberWithPrecision', label: messages.amount } as const),
          ifEmpty: messages.amountRequired,
          hint: fillIn(messages.amountHint, { rest: money(rest) }),
          problem: (text: string) => {
            if (/\.\d{3}/.test(text)) return messages.amountPlaces
            const amount = decimal(text)
            if (amount.isZero || amount.isNegative) return messages.amountNotPositive
            return compare(amount, decimal(rest)) > 0
              ? fillIn(messages.amountTooMuch, { rest: money(rest) })
              : undefined
          },
        },
      }) as const satisfies Record<string, FormField>,
    [messages, money, rest],
  )
  const form = useCapstanForm({
    initial: initialInputs(fields, { amount: rest }),
    check: useKindsCheck(fields),
    onSubmit: async (
      { investment, amount }: { investment: string; amount: string },
      idempotencyKey: string,
    ) => {
      await onMatch({ paymentId: payment.id, distributionId: investment, amount }, idempotencyKey)
      onClose()
    },
  })
  const findFor = useCallback((_: Capstan, typed: string, signal: AbortSignal) => find(typed, signal), [find])

  return (
    <Dialog isOpen title={messages.choose} onOpenChange={onClose}>
      <Form form={form} refusal="own" guardsLeaving aria-label={messages.choose}>
        <FoundField
          name="investment"
          label={messages.investment}
          description={messages.investmentHint}
          opensOnPress
          find={findFor}
          nameOf={nameOf}
          detailOf={({ expected }) => {
            if (expected === null) return undefined
            const due = decimal(expected)
            if (due.isZero) return messages.nothingExpected
            return due.isNegative
              ? fillIn(messages.overpaid, { amount: money(expected.replace('-', '')) })
              : fillIn(messages.expected, { amount: money(expected) })
          }}
          failedText={messages.searchFailed}
        />
        <Field name="amount" title="" {...fields.amount} />
        <FormStatusNotice />
        <FormFooter>
          <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
          <SubmitButton>{messages.match}</SubmitButton>
        </FormFooter>
      </Form>
    </Dialog>
  )
}

/** Names an investment by investor and round, because one investor may have several. */
const nameOf = ({ investor, round }: PayableInvestment) => `${investor} · ${round}`

export interface ReturnQuestionProps {
  payment: ReceivedPayment
  /** True when a part of it is matched. */
  isMatched: boolean
  onReturn: () => void
  onClose: () => void
}

/** Asks before a payment is sent back. */
export function ReturnQuestion({ payment, isMatched, onReturn, onClose }: ReturnQuestionProps) {
  const messages = useMessages('receivedPayments', receivedPaymentsMessages)
  const { money } = useFormats()
  const values = { amount: money(payment.amount), payer: payment.payer || messages.unknownPayer }

  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={messages.returnTitle}
      onOpenChange={onClose}
      footer={
        <>
          <Button autoFocus onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="danger" onPress={onReturn}>
            {messages.giveBack}
          </Button>
        </>
      }
    >
      <p>{fillIn(messages.returnQuestion, values)}</p>
      {isMatched && <p>{messages.returnMatched}</p>}
    </Dialog>
  )
}
