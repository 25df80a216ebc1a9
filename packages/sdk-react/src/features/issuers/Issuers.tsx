import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { Stack } from '../../ui/layout/Stack'
import { useReader } from '../accounts/useReader'
import { Invitations } from './Invitations'
import { ManagedAccounts } from './ManagedAccounts'
import { issuersMessages } from './messages'

export interface IssuersProps {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
  /** Called with an account that the broker runs, to act for it; without it nobody can from here. */
  onActFor?: (accountId: string) => void
}

/** The issuers a broker works with: who asks it to manage a round, and whom it runs itself. @public */
export function Issuers({ isolation, onActFor }: IssuersProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedIssuers onActFor={onActFor} />
    </CapstanRoot>
  )
}

function ConnectedIssuers({ onActFor }: Pick<IssuersProps, 'onActFor'>) {
  const messages = useMessages('issuers', issuersMessages)
  const reader = useReader()

  return (
    <Stack gap={6} className="capstan-issuers">
      {reader.status === 'ready' && reader.data?.wasTaken && (
        <Alert tone="warning">{messages.roleTaken}</Alert>
      )}
      <Invitations reader={reader} />
      <ManagedAccounts reader={reader} onActFor={onActFor} />
    </Stack>
  )
}
