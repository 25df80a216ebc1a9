import { useState } from 'react'
import { useMessages } from '../../provider/useMessages'
import { Dialog } from '../../ui/overlays/Dialog'
import { transactionsMessages } from './messages'
import { TransferFlow } from './TransferFlow'

export interface TransferDialogProps {
  onClose: () => void
}

/** Dialog that transfers units, over the current page. */
export function TransferDialog({ onClose }: TransferDialogProps) {
  const messages = useMessages('transactions', transactionsMessages)
  const [isSending, setIsSending] = useState(false)
  return (
    <Dialog
      title={messages.transferUnits}
      isOpen
      isBlocking={isSending}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      className="capstan-transfer"
    >
      <TransferFlow onClose={onClose} onSending={setIsSending} />
    </Dialog>
  )
}
