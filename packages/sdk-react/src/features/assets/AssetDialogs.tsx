import type { AssetOfIssuer } from '@capstan/sdk-core/assets'
import { assetCategory } from '@capstan/sdk-core'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Dialog } from '../../ui/overlays/Dialog'
import { AddAssetForm } from './AddAssetForm'
import { AddRoundForm } from './AddRoundForm'
import type { AssetActions, AssetTask } from './AssetTask'
import { EditAssetForm } from './EditAssetForm'
import { assetsMessages } from './messages'

export interface AssetDialogsProps {
  /** What is about to be done. */
  task: AssetTask
  /** The assets as they are now. */
  assets: readonly AssetOfIssuer[]
  actions: AssetActions
  /** Called when it is done, or not to be done. */
  onClose: () => void
}

/** Asks for what a task needs to know, and does it: an asset in a dialog, a round beside the list. */
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
        <p>
          {fillIn(messages.aboutRound, {
            name: asset.name,
            category: messages.categories[assetCategory(asset.type)],
          })}
        </p>
      )}
      {task.kind === 'addAsset' && <AddAssetForm {...parts} />}
      {asset && task.kind === 'editAsset' && <EditAssetForm asset={asset} {...parts} />}
      {asset && task.kind === 'addRound' && <AddRoundForm asset={asset} {...parts} />}
    </Dialog>
  )
}
