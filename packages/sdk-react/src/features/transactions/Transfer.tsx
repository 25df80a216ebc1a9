import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { Card } from '../../ui/layout/Card'
import { TransferFlow } from './lazyTransferFlow'
import { transactionsMessages } from './messages'
import { useMayTransfer } from './useMayTransfer'

export interface TransferProps {
  /** The holding whose units go; asked for unless told. */
  holdingId?: string
  /** Called when the person is done with it, or does not want to. */
  onClose: () => void
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** Transfers units from a holding to another investor, for an issuer's owner and admins. @public */
export function Transfer({ isolation, ...flow }: TransferProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <AllowedTransfer {...flow} />
    </CapstanRoot>
  )
}

function AllowedTransfer(flow: Omit<TransferProps, 'isolation'>) {
  const messages = useMessages('transactions', transactionsMessages)
  const { may, wasTaken } = useMayTransfer()

  if (wasTaken) return <Alert tone="warning">{messages.roleTaken}</Alert>
  if (!may) return null
  return (
    <Card title={messages.transferUnits} className="capstan-transfer">
      <TransferFlow {...flow} />
    </Card>
  )
}
