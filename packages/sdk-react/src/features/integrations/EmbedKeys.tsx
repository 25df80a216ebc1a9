import { usersDataQuery } from '@capstan/sdk-core/accounts'
import {
  embedKeysQuery,
  makeEmbedKey,
  revokeEmbedKey,
  rotateEmbedKey,
  updateEmbedKey,
} from '@capstan/sdk-core/integrations'
import { useMemo } from 'react'
import { SendingBlock } from '../../forms/sending/SendingBlock'
import { rereadWhenChanged } from '../../provider/queries/rereadWhenChanged'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { Toolbar } from '../../ui/layout/Toolbar'
import { FeatureUnavailable, useFeatureBlock } from '../accounts/FeatureGate'
import type { EmbedKeyActions } from './EmbedKeyActions'
import { EmbedKeysView } from './EmbedKeysView'

/** The secret keys of the account of this instance; its owner and admins make, name, rotate and revoke them. @public */
export function EmbedKeys() {
  const capstan = useCapstan()
  const reader = useCapstanQuery(usersDataQuery(capstan))
  const keys = useCapstanQuery(embedKeysQuery(capstan))
  const actions = useMemo(
    (): EmbedKeyActions => ({
      make: (input, idempotencyKey) => makeEmbedKey(capstan, input, { idempotencyKey }),
      update: async ({ id, version }, input, idempotencyKey) => {
        return updateEmbedKey(capstan, { id, version, ...input }, { idempotencyKey }).catch(
          rereadWhenChanged(capstan, embedKeysQuery(capstan)),
        )
      },
      rotate: ({ id }, keepOldFor, idempotencyKey) =>
        rotateEmbedKey(capstan, { id, keepOldFor }, { idempotencyKey }),
      revoke: (key, idempotencyKey) => revokeEmbedKey(capstan, key, { idempotencyKey }),
    }),
    [capstan],
  )

  const block = useFeatureBlock('secret_keys')
  const parts = [reader, keys]
  const failed = parts.find((part) => part.status === 'error')
  if (failed?.status === 'error') return <ErrorNotice error={failed.error} onRetry={failed.retry} />
  if (reader.status !== 'ready' || keys.status !== 'ready') {
    return <EmbedKeysLoading visible={parts.some((part) => part.status === 'loading' && part.visible)} />
  }

  const mayChange = reader.data.userAccount?.role !== 'account_viewer'
  // While it is switched off no key is made or rotated; keys are still changed and revoked.
  return (
    <SendingBlock reason={block}>
      <Stack gap={4}>
        {block !== undefined && <FeatureUnavailable />}
        <EmbedKeysView keys={keys.data} actions={mayChange ? actions : undefined} />
      </Stack>
    </SendingBlock>
  )
}

interface EmbedKeysLoadingProps {
  /** `false` reserves the space only: the first 50 ms. */
  visible?: boolean
}

/** The shape of the card of keys: its header, and two rows. */
function EmbedKeysLoading({ visible }: EmbedKeysLoadingProps) {
  return (
    <Loading visible={visible}>
      <Card flush>
        <Toolbar>
          <Skeleton width="24%" height="calc(36 * var(--capstan-unit))" />
        </Toolbar>
        <SkeletonRows count={2} />
      </Card>
    </Loading>
  )
}
