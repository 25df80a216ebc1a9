import { isCapstanError } from '@capstan/sdk-core'
import { inviteInvestor } from '@capstan/sdk-core/allocations'
import { initialInputs, type FormField, type FormInputs, type FormValues } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import type { FormRefusal } from '../../forms/sending/refusalOf'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useWholeCheck } from '../../forms/useWholeCheck'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Card } from '../../ui/layout/Card'
import { ClosedRoundNote } from './ClosedRoundNote'
import { allocationsMessages } from './messages'
import { useSend } from './useSend'
import type { AllocationViewProps } from './AllocationViewProps'

/** Invites one investor with units, which makes an investment. (ALLOC-029, ALLOC-059 to ALLOC-061) */
export function InviteInvestor({ allocation, distributions, mayEdit }: AllocationViewProps) {
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const { units } = useFormats()
  const snackbar = useSnackbar()
  const send = useSend(allocation.id)
  const fields = useMemo(
    () =>
      ({
        accountEmail: { kind: 'email', label: messages.inviteEmail, ifEmpty: messages.inviteEmailRequired },
        name: { kind: 'string', label: messages.contactName, optional: true },
        amount: {
          ...({ kind: 'number', isUnits: true, label: messages.inviteUnits } as const),
          ifEmpty: messages.amountRequired,
          problem: (text: string) => (/^0*\.?0*$/.test(text) ? messages.amountRequired : undefined),
        },
      }) as const satisfies Record<string, FormField>,
    [messages],
  )
  const form = useCapstanForm<FormInputs<typeof fields>, FormValues<typeof fields>>({
    initial: initialInputs(fields),
    check: useWholeCheck(
      fields,
      useMemo(
        () =>
          ({ accountEmail }: { accountEmail: string }) => {
            const address = accountEmail.trim().toLowerCase()
            const isHere = distributions.some(
              ({ email, status }) => status === 'open' && email?.toLowerCase() === address,
            )
            return isHere ? [{ name: 'accountEmail', message: messages.alreadyInvited }] : []
          },
        [distributions, messages],
      ),
    ),
    errorTexts: { not_allowed: messages.notAllowed },
    onSubmit: async ({ accountEmail, name, amount }, idempotencyKey): Promise<FormRefusal> => {
      const invited = { allocationId: allocation.id, accountEmail, amount, ...(name && { name }) }
      try {
        await send(inviteInvestor(capstan, invited, { idempotencyKey }))
      } catch (error) {
        if (isCapstanError(error, 'already_open'))
          return { fields: { accountEmail: messages.alreadyInvited } }
        if (isCapstanError(error, 'offering_sold_out')) {
          const left = units(String(error.details.remaining ?? '0'))
          return { fields: { amount: fillIn(messages.unitsNotLeft, { units: left }) } }
        }
        throw error
      }
      snackbar.show(fillIn(messages.invited, { email: accountEmail }))
      form.reset()
      return {}
    },
  })

  return (
    <Card title={messages.invite} className="capstan-invite-investor">
      {!mayEdit ? (
        <Alert tone="neutral">{messages.notAllowed}</Alert>
      ) : allocation.status !== 'active' ? (
        <Alert tone="neutral">{messages.notActive}</Alert>
      ) : (
        <Form form={form} refusal="own" guardsLeaving aria-label={messages.invite}>
          <p>{messages.inviteHint}</p>
          <ClosedRoundNote allocation={allocation} />
          <Field name="accountEmail" title="" {...fields.accountEmail} />
          <Field name="name" title="" {...fields.name} />
          <Field name="amount" title="" {...fields.amount} />
          <FormStatusNotice />
          <FormFooter>
            <SubmitButton sending={messages.inviting}>{messages.inviteButton}</SubmitButton>
          </FormFooter>
        </Form>
      )}
    </Card>
  )
}
