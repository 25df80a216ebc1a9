import type { AssetOfIssuer, AssetType } from '@capstan/sdk-core/assets'
import { assetCategory } from '@capstan/sdk-core'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
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

/** What needs the kinds of asset there are: the space for it, or that they could not be read. */
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
