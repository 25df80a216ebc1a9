import type { AssetOfIssuer } from '@capstan/sdk-core/assets'
import { Field } from '../../forms/Field'
import { RecordForm } from '../../forms/RecordForm'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { useAssetFields } from './assetFields'
import type { AssetActions } from './AssetTask'
import { assetsMessages } from './messages'

export interface EditAssetFormProps {
  /** The asset as it is now. */
  asset: AssetOfIssuer
  actions: AssetActions
  onClose: () => void
}

/** Changes what is said of an asset; what is issued, in rounds and left is said where its total is typed. */
export function EditAssetForm({ asset, actions, onClose }: EditAssetFormProps) {
  const messages = useMessages('assets', assetsMessages)
  const { units, figure } = useFormats()
  const fields = useAssetFields(actions.types)
  const { id, version, name, type, status } = asset
  const { authorized, issued, inRounds, left } = asset.units
  const authorizedTotal = authorized === null ? '' : figure(authorized)

  return (
    <RecordForm
      aria-label={messages.editAsset}
      fields={fields}
      refusal="own"
      record={{ version, answers: { name, type, status, authorizedTotal } }}
      errorTexts={{ not_allowed: messages.notAllowed }}
      onSave={(changed, about) =>
        actions.updateAsset({ id, version: about.version, ...changed }, about.idempotencyKey)
      }
      onDone={onClose}
      actions={<Button onPress={onClose}>{messages.cancel}</Button>}
    >
      <Field name="name" title="" {...fields.name} />
      <Field
        name="authorizedTotal"
        title=""
        {...fields.authorizedTotal}
        hint={fillIn(messages.unitsNow, {
          issued: units(issued),
          inRounds: units(inRounds),
          left: left ? units(left) : messages.notAvailable,
        })}
      />
      <Field name="type" title="" {...fields.type} />
      <Field name="status" title="" {...fields.status} />
    </RecordForm>
  )
}
