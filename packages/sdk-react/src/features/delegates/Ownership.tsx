import { useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Inline } from '../../ui/layout/Inline'
import { Card } from '../../ui/layout/Card'
import { TransferOwnership } from './lazyDelegateParts'
import { delegatesMessages } from './messages'

/** What becomes of a transfer. */
export interface Transferred {
  /** `sent`: the session may end at any moment. `done`: it has. `offered`: nothing changes until they accept. */
  status: 'sent' | 'done' | 'offered' | 'failed'
  /** Whose the account is to be. */
  email: string
}

export interface OwnershipProps {
  /** Hands the account over; answers whether it went at once. */
  onTransfer: (email: string, idempotencyKey: string) => Promise<boolean>
  /** Called with what becomes of it. */
  onTransferred?: (transferred: Transferred) => void
}

/** Whose the account is, for its owner alone: they may pass it on. (DELEG-004, DELEG-005) */
export function Ownership({ onTransfer, onTransferred }: OwnershipProps) {
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
