import type { BulkOperation } from '@capstan/sdk-core/bulkOperations'
import { canUndo } from '@capstan/sdk-core/bulkOperations'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { ProgressBar } from '../../ui/display/ProgressBar'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { Dialog } from '../../ui/overlays/Dialog'
import { bulkOperationsMessages } from './messages'

export interface BulkUndoProps {
  operation: BulkOperation
  /** Minutes until it can no longer be undone. */
  undoLeft: number
  onUndo: () => void
}

/** The time that is left to undo an operation, and the button that does it once the reader has confirmed. */
export function BulkUndo({ operation, undoLeft, onUndo }: BulkUndoProps) {
  const messages = useMessages('bulkOperations', bulkOperationsMessages)
  const { plural, time, units } = useFormats()
  const [isAsking, setAsking] = useState(false)
  const timeLeft = useTimeLeft()(undoLeft)
  const { kind, doneCount, undoUntil } = operation
  const effect = plural(
    ...([
      kind === 'status' ? messages.undoStatus : kind === 'note' ? messages.undoNote : messages.undoInvite,
      doneCount,
    ] as const),
  )

  return (
    <Card title={messages.undoTitle} headingLevel={3} className="capstan-bulk-undo">
      <Stack gap={3}>
        <Figure>{timeLeft}</Figure>
        <ProgressBar aria-label={timeLeft} percent={(100 * undoLeft) / 120} />
        <span>
          {undoUntil && <span>{fillIn(messages.until, { time: time(new Date(undoUntil)) })}</span>}{' '}
          <span>{effect}</span>
        </span>
        <span>
          <Button icon="restart" onPress={() => setAsking(true)}>
            {fillIn(messages.undo, { count: units(String(doneCount)) })}
          </Button>
        </span>
      </Stack>
      <Dialog
        role="alertdialog"
        title={messages.undoQuestion}
        isOpen={isAsking}
        onOpenChange={setAsking}
        footer={
          <>
            <Button onPress={() => setAsking(false)}>{messages.cancel}</Button>
            <Button
              variant="primary"
              onPress={() => {
                setAsking(false)
                onUndo()
              }}
            >
              {messages.undoThem}
            </Button>
          </>
        }
      >
        <Stack gap={2}>
          <span>{effect}</span>
          <span>{messages.canUndoNote}</span>
        </Stack>
      </Dialog>
    </Card>
  )
}

/** Returns the words for minutes that are left. */
export function useTimeLeft(): (minutes: number) => string {
  const messages = useMessages('bulkOperations', bulkOperationsMessages)
  return (all) => {
    const [hours, minutes] = [Math.floor(all / 60), all % 60]
    return fillIn(hours > 0 ? messages.hoursLeft : messages.minutesLeft, { hours, minutes })
  }
}

/** Returns the whole minutes in which an operation can be undone, counted down; nothing once it cannot be. */
export function useUndoLeft(operation: BulkOperation | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now())
  const isOpen = operation !== undefined && canUndo(operation, now)
  const undoUntil = operation?.undoUntil

  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [isOpen])

  if (!isOpen || !undoUntil) return undefined
  return Math.min(120, Math.floor((Date.parse(undoUntil) - now) / 60_000))
}

const Figure = styled.b`
  font-size: var(--capstan-font-size-title);
`
