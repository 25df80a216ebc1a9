import { makeManagedAccount, managedAccountsQuery, saveManagedAccount } from '@capstan/sdk-core/issuers'
import { fillIn } from '../../language/fillIn'
import { block, type BlockProps } from '../../provider/block'
import { rereadWhenChanged } from '../../provider/queries/rereadWhenChanged'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Stack } from '../../ui/layout/Stack'
import { useReader } from '../accounts/useReader'
import { Invitations, type InvitationsProps } from './Invitations'
import { IssuersUnknown } from './IssuersUnknown'
import { ManagedAccountsView, type ManagedAccountsViewProps } from './ManagedAccountsView'
import { issuersMessages } from './messages'

export interface IssuersProps extends BlockProps {
  /** Called with an account that the broker runs, to act for it; without it there is no such button. */
  onActFor?: (accountId: string) => void
}

/** The issuers that a broker works with: those that invite it to a round, and those that it runs itself. @public */
export const Issuers = block(function Issuers({ onActFor }: IssuersProps) {
  const messages = useMessages('issuers', issuersMessages)
  const reader = useReader()

  return (
    <Stack gap={6} className="capstan-issuers">
      {reader.status === 'ready' && reader.data?.wasTaken && (
        <Alert tone="warning">{messages.roleTaken}</Alert>
      )}
      {reader.status === 'ready' && reader.data && !reader.data.mayChange && !reader.data.wasTaken && (
        <Alert tone="neutral">{messages.viewer}</Alert>
      )}
      <Invitations reader={reader} />
      <ManagedAccounts reader={reader} onActFor={onActFor} />
    </Stack>
  )
})

interface ManagedAccountsProps extends InvitationsProps, Pick<ManagedAccountsViewProps, 'onActFor'> {}

/** The issuers a broker runs until their own people do, added and edited in their rows. (ISSUER-005 to ISSUER-007) */
function ManagedAccounts({ reader, onActFor }: ManagedAccountsProps) {
  const capstan = useCapstan()
  const messages = useMessages('issuers', issuersMessages)
  const snackbar = useSnackbar()
  const query = managedAccountsQuery(capstan)
  const managed = useCapstanQuery(query)

  if (managed.status !== 'ready' || reader.status !== 'ready')
    return <IssuersUnknown title={messages.managed} parts={[managed, reader]} />
  if (!reader.data?.mayChange) return <ManagedAccountsView managed={managed.data} onActFor={onActFor} />
  return (
    <ManagedAccountsView
      managed={managed.data}
      onActFor={onActFor}
      onAdd={async (account, idempotencyKey) => {
        await makeManagedAccount(capstan, account, { idempotencyKey })
        snackbar.show(fillIn(messages.added, { ...account }))
      }}
      onSave={async ({ accountId }, changes, about) => {
        await saveManagedAccount(capstan, { accountId, version: about.version }, changes, about).catch(
          rereadWhenChanged(capstan, query),
        )
      }}
    />
  )
}
