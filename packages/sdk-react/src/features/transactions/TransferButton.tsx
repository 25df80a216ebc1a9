import { useState } from 'react'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { Dialog } from '../../ui/overlays/Dialog'
import { TransferFlow } from './lazyTransferFlow'
import { transactionsMessages } from './messages'
import { useMayTransfer } from './useMayTransfer'

/** Opens the transfer of units, for who may. */
export function TransferButton() {
  const messages = useMessages('transactions', transactionsMessages)
  const { may, wasTaken } = useMayTransfer()
  const [isOpen, setIsOpen] = useState(false)
  usePrefetch(TransferFlow, may)

  if (wasTaken) return <Alert tone="warning">{messages.roleTaken}</Alert>
  if (!may) return null
  return (
    <>
      <div>
        <Button variant="primary" icon="swap" onPress={() => setIsOpen(true)}>
          {messages.transfer}
        </Button>
      </div>
      <Dialog
        title={messages.transferUnits}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        className="capstan-transfer"
      >
        <TransferFlow onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}
