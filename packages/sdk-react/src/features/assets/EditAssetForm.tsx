import { fieldKind } from '@capstan/sdk-core'
import type { AssetOfIssuer, AssetType } from '@capstan/sdk-core/assets'
import { CancelButton } from '../../forms/CancelButton'
import { Field } from '../../forms/Field'
import { RecordForm } from '../../forms/RecordForm'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { UnitsRoomNote } from '../rounds/UnitsRoomNote'
import { useAssetFields } from './assetFields'
import type { AssetActions } from './AssetTask'
import { assetsMessages } from './messages'

export interface EditAssetFormProps {
  /** The asset as it is now. */
  asset: AssetOfIssuer
  actions: AssetActions
  /** The kinds of asset there are. */
  types: readonly AssetType[]
  onClose: () => void
}

/** Changes what is said of an asset; what is issued, reserved and free is said where its total is typed. */
export function EditAssetForm({ asset, actions, types, onClose }: EditAssetFormProps) {
  const messages = useMessages('assets', assetsMessages)
  const formats = useFormats()
  const fields = useAssetFields(types)
  const { id, version, name, type, status } = asset
  const { authorized } = asset.units
  const authorizedTotal =
    authorized === null ? '' : fieldKind('number', formats).display(authorized, { isUnits: true })

  return (
    <RecordForm
      aria-label={messages.editAsset}
      fields={fields}
      refusal="own"
      guardsLeaving
      record={{ version, answers: { name, type, status, authorizedTotal } }}
      errorTexts={{ not_allowed: messages.notAllowed }}
      onSave={(changed, about) =>
        actions.updateAsset({ id, version: about.version, ...changed }, about.idempotencyKey)
      }
      onDone={onClose}
      actions={<CancelButton onPress={onClose}>{messages.cancel}</CancelButton>}
    >
      <Field name="name" title="" autoFocus {...fields.name} />
      <Field
        name="authorizedTotal"
        title=""
        {...fields.authorizedTotal}
        hint={<UnitsRoomNote room={asset.units} />}
      />
      <Field name="type" title="" {...fields.type} />
      <Field name="status" title="" {...fields.status} />
    </RecordForm>
  )
}
