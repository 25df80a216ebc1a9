import type { AccountType } from '@capstan/sdk-core/accounts'
import { assetsQuery, assetTypesQuery, createAsset, makeRound, updateAsset } from '@capstan/sdk-core/assets'
import { useMemo } from 'react'
import { block, type BlockProps } from '../../provider/block'
import { rereadWhenChanged } from '../../provider/queries/rereadWhenChanged'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { NoAccount } from '../accounts/NoAccount'
import { useReader } from '../accounts/useReader'
import { AssetsView } from './AssetsView'
import type { AssetActions } from './AssetTask'
import { assetsMessages } from './messages'
import type { Place } from '../../ui/layout/Portal'

export interface AssetsProps extends BlockProps {
  /** The place of the button that adds an asset, such as the head of a page; above the list by default. */
  addIn?: Place
}

/** The assets that the account of this instance may see, with their rounds; an issuer's owner and admins add and edit. @public */
export const Assets = block(function Assets({ addIn }: AssetsProps) {
  const messages = useMessages('assets', assetsMessages)
  const reader = useReader()

  if (reader.status === 'ready') {
    if (!reader.data) return <NoAccount />
    const { type, mayChange, wasTaken } = reader.data
    const isIssuer = type === 'issuer'
    return (
      <Stack>
        {isIssuer && wasTaken && <Alert tone="warning">{messages.roleTaken}</Alert>}
        {isIssuer && !mayChange && !wasTaken && <Alert tone="neutral">{messages.viewer}</Alert>}
        <AssetsOf reader={type} mayChange={isIssuer && mayChange} addIn={addIn} />
      </Stack>
    )
  }
  return (
    <Card flush aria-label={messages.title}>
      {reader.status === 'error' ? (
        <ErrorNotice error={reader.error} onRetry={reader.retry} />
      ) : (
        <AssetsLoading visible={reader.visible} />
      )}
    </Card>
  )
})

interface AssetsOfProps extends Pick<AssetsProps, 'addIn'> {
  reader: AccountType
  mayChange: boolean
}

function AssetsOf({ reader, mayChange, addIn }: AssetsOfProps) {
  const capstan = useCapstan()
  const messages = useMessages('assets', assetsMessages)
  const isIssuer = reader === 'issuer'
  const assets = useCapstanQuery(assetsQuery(capstan, { isIssuer }))
  const types = useCapstanQuery({ ...assetTypesQuery(capstan), enabled: mayChange })
  const writes = useMemo(
    (): Omit<AssetActions, 'types'> => ({
      createAsset: (asset, idempotencyKey) => createAsset(capstan, asset, { idempotencyKey }),
      updateAsset: async (asset, idempotencyKey) => {
        return updateAsset(capstan, asset, { idempotencyKey }).catch(
          rereadWhenChanged(capstan, assetsQuery(capstan, { isIssuer })),
        )
      },
      makeRound: (round, idempotencyKey) => makeRound(capstan, round, { idempotencyKey }),
    }),
    [capstan, isIssuer],
  )

  if (assets.status === 'ready') {
    return (
      <AssetsView
        reader={reader}
        assets={assets.data}
        actions={mayChange ? { types, ...writes } : undefined}
        addIn={addIn}
      />
    )
  }
  return (
    <Card flush aria-label={messages.title}>
      {assets.status === 'error' ? (
        <ErrorNotice error={assets.error} onRetry={assets.retry} />
      ) : (
        <AssetsLoading visible={assets.visible} />
      )}
    </Card>
  )
}

function AssetsLoading({ visible }: { visible: boolean }) {
  return (
    <Loading visible={visible}>
      <SkeletonRows count={8} />
    </Loading>
  )
}
