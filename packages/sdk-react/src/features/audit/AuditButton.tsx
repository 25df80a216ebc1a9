import type { AuditedRecord } from '@capstan/sdk-core/audit'
import { useState } from 'react'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { auditMessages } from './messages'

/** The history, which few open. */
const AuditDrawer = lazyPart(async () => (await import('./AuditDrawer')).AuditDrawer)

export interface AuditButtonProps {
  /** The record whose history is shown. */
  record: AuditedRecord
  /** The name of the record. */
  name: string
  /** A drawing alone, for the row of a list. */
  isIcon?: boolean
  /** As low as the buttons of a card. */
  dense?: boolean
}

/** Opens the history of a record. Offer it to the owner and the admins of the account it belongs to: it is empty for others. @public */
export function AuditButton({ record, name, isIcon, dense }: AuditButtonProps) {
  const messages = useMessages('audit', auditMessages)
  const [isOpen, setOpen] = useState(false)
  usePrefetch(AuditDrawer)

  return (
    <>
      <Button
        variant="quiet"
        dense={isIcon || dense}
        icon="clock"
        aria-label={fillIn(messages.openOf, { open: messages.open, name })}
        onPress={() => setOpen(true)}
      >
        {isIcon ? undefined : messages.open}
      </Button>
      {isOpen && <AuditDrawer record={record} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
