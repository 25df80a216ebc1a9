import {
  type Delegate,
  type DelegateInput,
  delegatesQuery,
  makeDelegate,
  saveDelegate,
  transferOwnership,
} from '@capstan/sdk-core/delegates'
import { useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { block, type BlockProps } from '../../provider/block'
import { rereadWhenChanged } from '../../provider/queries/rereadWhenChanged'
import { useCapstan } from '../../provider/useCapstan'
import { type QueryState, useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { Inline } from '../../ui/layout/Inline'
import { Stack } from '../../ui/layout/Stack'
import { ShowMore, useShownRows } from '../../ui/records/ShowMore'
import { type Reader, useReader } from '../accounts/useReader'
import { delegatesMessages } from './messages'
import { type SaveDelegate, useDelegatesTable } from './useDelegatesTable'
import { lazyPart } from '../../ui/lazy/lazyPart'
import type { AddDelegateProps } from './AddDelegate'
import type { TransferOwnershipProps } from './TransferOwnership'

export interface DelegatesProps extends Pick<OwnershipProps, 'onTransferred'>, BlockProps {}

/** Who acts for an account: its owner and admins add and change them, its owner passes it on. @public */
export const Delegates = block(function Delegates({ onTransferred }: DelegatesProps) {
  const reader = useReader()
  if (reader.status !== 'ready') return <DelegatesUnknown part={reader} />
  return reader.data ? <OfAccount reader={reader.data} onTransferred={onTransferred} /> : null
})

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
      {!reader.mayChange && !reader.wasTaken && <Alert tone="neutral">{messages.viewer}</Alert>}
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

/** The replacement of the list: its skeleton, or the error. */
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

export interface DelegatesViewProps {
  /** The delegates, the owner first. */
  delegates: readonly Delegate[]
  /** Adds one; without it none can be added. */
  onAdd?: (delegate: DelegateInput, idempotencyKey: string) => Promise<unknown>
  /** Saves one; without it they are only read. */
  onSave?: SaveDelegate
}

/** Who acts for an account, and in which role; changed in their rows. @public */
export function DelegatesView({ delegates, onAdd, onSave }: DelegatesViewProps) {
  const messages = useMessages('delegates', delegatesMessages)
  const table = useDelegatesTable(onSave)
  const [isAdding, setAdding] = useState(false)
  const { shown, more } = useShownRows(delegates)

  return (
    <Card
      flush
      title={messages.title}
      className="capstan-delegates"
      actions={
        onAdd && (
          <Button variant="quiet" dense icon="plus" onPress={() => setAdding(true)}>
            {messages.add}
          </Button>
        )
      }
      footer={<Note>{messages.explained}</Note>}
    >
      <DataTable
        aria-label={messages.title}
        table={table}
        rows={{ status: 'ready', data: shown }}
        empty={messages.none}
      />
      <ShowMore {...more} />
      {onAdd && isAdding && <AddDelegate onAdd={onAdd} onClose={() => setAdding(false)} />}
    </Card>
  )
}

const Note = styled.small`
  color: var(--capstan-text-muted);
`

/** The outcome of a transfer. */
interface Transferred {
  /** `sent`: the session may end at any moment. `done`: it has. `offered`: nothing changes until they accept. */
  status: 'sent' | 'done' | 'offered' | 'failed'
  /** Whose the account is to be. */
  email: string
}

interface OwnershipProps {
  /** Hands the account over; resolves to true if it was done at once. */
  onTransfer: (email: string, idempotencyKey: string) => Promise<boolean>
  /** Called with the outcome. */
  onTransferred?: (transferred: Transferred) => void
}

/** Whose the account is, for its owner alone: they may pass it on. (DELEG-004, DELEG-005) */
function Ownership({ onTransfer, onTransferred }: OwnershipProps) {
  const messages = useMessages('delegates', delegatesMessages)
  const snackbar = useSnackbar()
  const [isOpen, setIsOpen] = useState(false)

  const transfer = async (email: string, idempotencyKey: string) => {
    onTransferred?.({ status: 'sent', email })
    try {
      const status = (await onTransfer(email, idempotencyKey)) ? 'done' : 'offered'
      setIsOpen(false)
      snackbar.show(fillIn(status === 'done' ? messages.transferred : messages.offered, { email }))
      onTransferred?.({ status, email })
    } catch (error) {
      onTransferred?.({ status: 'failed', email })
      throw error
    }
  }

  return (
    <Card title={messages.ownership} className="capstan-ownership">
      <Inline gap={4} spread>
        <Words>{messages.ownershipLead}</Words>
        <Button icon="swap" onPress={() => setIsOpen(true)}>
          {messages.transfer}
        </Button>
      </Inline>
      {isOpen && <TransferOwnership onTransfer={transfer} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}

const Words = styled.p`
  flex: 1 1 calc(320 * var(--capstan-unit));
  max-width: 60ch;
  margin: 0;
`

/** Loaded on demand: few readers add a delegate. */
const AddDelegate = /*#__PURE__*/ lazyPart<AddDelegateProps>(
  async () => (await import('./AddDelegate')).AddDelegate,
)

const TransferOwnership = /*#__PURE__*/ lazyPart<TransferOwnershipProps>(
  async () => (await import('./TransferOwnership')).TransferOwnership,
)
