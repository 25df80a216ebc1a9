import { assetCategory, cleanField, decimal } from '@capstan/sdk-core'
import type { AssetOfIssuer } from '@capstan/sdk-core/assets'
import { initialInputs } from '@capstan/sdk-core/forms'
import { useState } from 'react'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { FieldRow } from '../../ui/forms/FieldRow'
import { FormFooter } from '../../ui/forms/FormFooter'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { MoreThanFree, UnitsRoomNote } from '../rounds/UnitsRoomNote'
import { useRoundFields } from './assetFields'
import type { AssetActions } from './AssetTask'
import { assetsMessages } from './messages'

export interface AddRoundFormProps {
  /** The asset, as it is now. */
  asset: AssetOfIssuer
  actions: AssetActions
  onClose: () => void
}

/** Form of a new round, for a debt asset with coupon and term. It shows the available units of the asset. */
export function AddRoundForm({ asset, actions, onClose }: AddRoundFormProps) {
  const messages = useMessages('assets', assetsMessages)
  const formats = useFormats()
  const snackbar = useSnackbar()
  const [total, setTotal] = useState('')
  const { round, tranche } = useRoundFields()
  const isDebt = assetCategory(asset.type) === 'debt'
  const fields = isDebt ? tranche : round
  const check = useKindsCheck<typeof round & Partial<typeof tranche>>(fields)
  const form = useCapstanForm({
    initial: initialInputs(fields),
    check,
    errorTexts: { not_allowed: messages.notAllowed },
    onSubmit: async ({ coupon, term, ...values }, idempotencyKey) => {
      const terms = coupon && term ? { tranche: { coupon, term } } : {}
      await actions.makeRound({ assetId: asset.id, ...values, ...terms }, idempotencyKey)
      snackbar.show(fillIn(messages.added, { name: values.name }))
      onClose()
    },
  })

  return (
    <Form form={form} refusal="own" guardsLeaving aria-label={messages.addRound}>
      <Field name="name" title="" autoFocus {...fields.name} />
      <FieldRow>
        <Field name="opensOn" title="" {...fields.opensOn} />
        <Field name="closesOn" title="" {...fields.closesOn} />
      </FieldRow>
      <Field name="termsUrl" title="" {...fields.termsUrl} />
      <FieldRow>
        <Field name="price" title="" {...fields.price} />
        <Field
          name="total"
          title=""
          {...fields.total}
          hint={<UnitsRoomNote room={asset.units} />}
          onAnswer={(value) => {
            const cleaned = cleanField('number', value, true, formats)
            setTotal(cleaned.ok && typeof cleaned.value === 'string' ? cleaned.value : '')
          }}
        />
      </FieldRow>
      {isDebt && (
        <FieldRow>
          <Field name="coupon" title="" {...tranche.coupon} />
          <Field name="term" title="" {...tranche.term} />
        </FieldRow>
      )}
      <Field name="status" title="" {...fields.status} />
      <MoreThanFree room={asset.units} wanted={total ? decimal(total) : undefined} />
      <DefinitionRows compact>
        <Row label={messages.unitValue} value={messages.notAvailable} />
      </DefinitionRows>
      <FormStatusNotice />
      <FormFooter>
        <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
        <SubmitButton sending={messages.adding}>{messages.addRound}</SubmitButton>
      </FormFooter>
    </Form>
  )
}
