import { useState } from 'react'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { TransferDialog } from './lazyTransferDialog'
import { transactionsMessages } from './messages'
import { useMayTransfer } from './useMayTransfer'

/** Opens the transfer of units, for who may. */
export function TransferButton() {
  const messages = useMessages('transactions', transactionsMessages)
  const { may, wasTaken } = useMayTransfer()
  const [isOpen, setIsOpen] = useState(false)
  usePrefetch(TransferDialog, may)

  if (wasTaken) return <Alert tone="warning">{messages.roleTaken}</Alert>
  if (!may) return null
  return (
    <>
      <div>
        <Button variant="primary" icon="swap" onPress={() => setIsOpen(true)}>
          {messages.transfer}
        </Button>
      </div>
      {isOpen && <TransferDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
