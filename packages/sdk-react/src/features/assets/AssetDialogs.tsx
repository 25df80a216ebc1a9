import { assetCategory, fieldKind } from '@capstan/sdk-core'
import type { AssetOfIssuer, AssetType } from '@capstan/sdk-core/assets'
import { initialInputs } from '@capstan/sdk-core/forms'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { RecordForm } from '../../forms/RecordForm'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Dialog } from '../../ui/overlays/Dialog'
import { UnitsRoomNote } from '../rounds/UnitsRoomNote'
import { AddRoundForm } from './AddRoundForm'
import { useAssetFields } from './assetFields'
import type { AssetActions, AssetTask } from './AssetTask'
import { assetsMessages } from './messages'

export interface AssetDialogsProps {
  /** The action that the dialog performs. */
  task: AssetTask
  /** The assets as they are now. */
  assets: readonly AssetOfIssuer[]
  actions: AssetActions
  /** Called when it is done, or not to be done. */
  onClose: () => void
}

/** Shows the form of a task and carries it out: for an asset in a dialog, for a round beside the list. */
export function AssetDialogs({ task, assets, actions, onClose }: AssetDialogsProps) {
  const messages = useMessages('assets', assetsMessages)
  const asset = 'asset' in task ? (assets.find(({ id }) => id === task.asset.id) ?? task.asset) : undefined
  const titles = {
    addAsset: messages.addAsset,
    editAsset: messages.editAsset,
    addRound: messages.addRound,
  }
  const parts = { actions, onClose }

  return (
    <Dialog
      isOpen
      placement={task.kind === 'addRound' ? 'end' : undefined}
      title={titles[task.kind]}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {asset && task.kind === 'addRound' && (
        <About>
          {fillIn(messages.aboutRound, {
            name: asset.name,
            category: messages.categories[assetCategory(asset.type)],
          })}
        </About>
      )}
      {task.kind !== 'addRound' && (
        <WithTypes types={actions.types}>
          {(types) =>
            asset ? (
              <EditAssetForm asset={asset} types={types} {...parts} />
            ) : (
              <AddAssetForm types={types} {...parts} />
            )
          }
        </WithTypes>
      )}
      {asset && task.kind === 'addRound' && <AddRoundForm asset={asset} {...parts} />}
    </Dialog>
  )
}

interface WithTypesProps extends Pick<AssetActions, 'types'> {
  children: (types: readonly AssetType[]) => ReactNode
}

/** Renders content that needs the kinds of assets: the content, a placeholder while they load, or an error. */
function WithTypes({ types, children }: WithTypesProps) {
  const messages = useMessages('assets', assetsMessages)
  if (types.status === 'ready') return children(types.data)
  if (types.status === 'error')
    return <ErrorNotice error={types.error} text={messages.typesNotRead} onRetry={types.retry} />
  return (
    <Loading visible={types.visible}>
      <SkeletonRows count={4} />
    </Loading>
  )
}

const About = styled.p`
  margin: 0 0 var(--capstan-space-3);
  color: var(--capstan-text-muted);
`

interface EditAssetFormProps {
  /** The asset as it is now. */
  asset: AssetOfIssuer
  actions: AssetActions
  /** The kinds of asset there are. */
  types: readonly AssetType[]
  onClose: () => void
}

/** Changes an asset. The issued, reserved and available units are shown beside its total. */
function EditAssetForm({ asset, actions, types, onClose }: EditAssetFormProps) {
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

interface AddAssetFormProps {
  actions: AssetActions
  /** The kinds of asset there are. */
  types: readonly AssetType[]
  onClose: () => void
}

/** Form of a new asset. */
function AddAssetForm({ actions, types, onClose }: AddAssetFormProps) {
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
