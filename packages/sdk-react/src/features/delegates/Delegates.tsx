import { delegatesQuery, makeDelegate, saveDelegate, transferOwnership } from '@capstan/sdk-core/delegates'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { rereadWhenChanged } from '../../provider/rereadWhenChanged'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery, type QueryState } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { useReader, type Reader } from '../accounts/useReader'
import { DelegatesView } from './DelegatesView'
import { delegatesMessages } from './messages'
import { Ownership, type OwnershipProps } from './Ownership'
import type { SaveDelegate } from './useDelegatesTable'

export interface DelegatesProps extends Pick<OwnershipProps, 'onTransferred'> {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** Who acts for an account: its owner and admins add and change them, its owner passes it on. @public */
export function Delegates({ isolation, onTransferred }: DelegatesProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedDelegates onTransferred={onTransferred} />
    </CapstanRoot>
  )
}

function ConnectedDelegates({ onTransferred }: Pick<DelegatesProps, 'onTransferred'>) {
  const reader = useReader()
  if (reader.status !== 'ready') return <DelegatesUnknown part={reader} />
  return reader.data ? <OfAccount reader={reader.data} onTransferred={onTransferred} /> : null
}

function OfAccount({ reader, onTransferred }: Pick<DelegatesProps, 'onTransferred'> & { reader: Reader }) {
  const capstan = useCapstan()
  const messages = useMessages('delegates', delegatesMessages)
  const query = delegatesQuery(capstan, reader.accountId)
  const delegates = useCapstanQuery(query)
  // The people of the broker that runs the account are no delegates of it, and bring none.
  const mayChange = reader.mayChange && !reader.isManager

  const save: SaveDelegate = async ({ id }, changed, { version, idempotencyKey }) => {
    await saveDelegate(capstan, { id, version }, changed, { idempotencyKey }).catch(
      rereadWhenChanged(capstan, query),
    )
  }

  if (delegates.status !== 'ready') return <DelegatesUnknown part={delegates} />
  return (
    <Stack gap={6} className="capstan-delegates-of-account">
      {reader.wasTaken && <Alert tone="warning">{messages.roleTaken}</Alert>}
      <DelegatesView
        delegates={delegates.data}
        onAdd={
          mayChange
            ? (delegate, idempotencyKey) => makeDelegate(capstan, delegate, { idempotencyKey })
            : undefined
        }
        onSave={mayChange ? save : undefined}
      />
      {reader.isOwner && (
        <Ownership
          onTransfer={async (email, idempotencyKey) =>
            (await transferOwnership(capstan, email, { idempotencyKey })) !== undefined
          }
          onTransferred={onTransferred}
        />
      )}
    </Stack>
  )
}

/** What stands in the place of the list: the space for it, or what went wrong. */
function DelegatesUnknown({ part }: { part: Exclude<QueryState<unknown>, { status: 'ready' }> }) {
  const messages = useMessages('delegates', delegatesMessages)
  return (
    <Card flush title={messages.title}>
      {part.status === 'error' ? (
        <ErrorNotice error={part.error} onRetry={part.retry} />
      ) : (
        <Loading visible={part.visible}>
          <SkeletonRows count={4} />
        </Loading>
      )}
    </Card>
  )
}
