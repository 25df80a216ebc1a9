import type { AssetType } from '@capstan/sdk-core/assets'
import { initialInputs } from '@capstan/sdk-core/forms'
import { CancelButton } from '../../forms/CancelButton'
import { Field } from '../../forms/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/FormStatusNotice'
import { SubmitButton } from '../../forms/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/useKindsCheck'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { FormFooter } from '../../ui/forms/FormFooter'
import { useAssetFields } from './assetFields'
import type { AssetActions } from './AssetTask'
import { assetsMessages } from './messages'

export interface AddAssetFormProps {
  actions: AssetActions
  /** The kinds of asset there are. */
  types: readonly AssetType[]
  onClose: () => void
}

/** Asks what a new asset is. */
export function AddAssetForm({ actions, types, onClose }: AddAssetFormProps) {
  const messages = useMessages('assets', assetsMessages)
  const snackbar = useSnackbar()
  const fields = useAssetFields(types)
  const check = useKindsCheck(fields)
  const form = useCapstanForm({
    initial: initialInputs(fields),
    check,
    errorTexts: { not_allowed: messages.notAllowed },
    onSubmit: async (asset, idempotencyKey) => {
      await actions.createAsset(asset, idempotencyKey)
      snackbar.show(fillIn(messages.added, { name: asset.name }))
      onClose()
    },
  })

  return (
    <Form form={form} refusal="own" guardsLeaving aria-label={messages.addAsset}>
      <Field name="name" title="" autoFocus {...fields.name} />
      <Field
        name="authorizedTotal"
        title=""
        {...fields.authorizedTotal}
        hint={messages.aboutAuthorizedTotal}
      />
      <Field name="type" title="" {...fields.type} />
      <Field name="status" title="" {...fields.status} />
      <FormStatusNotice />
      <FormFooter>
        <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
        <SubmitButton sending={messages.adding}>{messages.addAsset}</SubmitButton>
      </FormFooter>
    </Form>
  )
}
