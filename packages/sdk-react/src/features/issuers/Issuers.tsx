import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Stack } from '../../ui/layout/Stack'
import { useReader } from '../accounts/useReader'
import { Invitations } from './Invitations'
import { issuersMessages } from './messages'

export interface IssuersProps {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** The issuers a broker works with: who asks it to manage a round, and what it answers. @public */
export function Issuers({ isolation }: IssuersProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedIssuers />
    </CapstanRoot>
  )
}

function ConnectedIssuers() {
  const messages = useMessages('issuers', issuersMessages)
  const reader = useReader()
  if (reader.status === 'error') return <ErrorNotice error={reader.error} onRetry={reader.retry} />
  const { mayChange = false, wasTaken = false } = (reader.status === 'ready' && reader.data) || {}

  return (
    <Stack gap={6} className="capstan-issuers">
      {wasTaken && <Alert tone="warning">{messages.roleTaken}</Alert>}
      <Invitations mayAnswer={mayChange} />
    </Stack>
  )
}
