import { useEffect, useRef, useState } from 'react'
import { fillIn } from '../provider/fillIn'
import { useMessages } from '../provider/useMessages'
import { Button } from '../ui/actions/Button'
import { useDismissTimer } from '../ui/feedback/useDismissTimer'
import { Inline } from '../ui/layout/Inline'
import { formsMessages } from './messages'

export interface RemovedRowProps {
  /** What it is called. */
  name: string
  /** Called when it is to stay. */
  onUndo: () => void
  /** Called once, when it can no longer be undone: after a while in which nobody looks at it, or when the page is left. */
  onEnd: () => void
}

const undoMs = 5_000

/** A row that was deleted and can be brought back: it is deleted for good once nobody has for five seconds. */
export function RemovedRow({ name, onUndo, onEnd }: RemovedRowProps) {
  const messages = useMessages('forms', formsMessages)
  const [isOver, setIsOver] = useState(false)
  const settled = useRef(false)
  const latest = useRef(onEnd)
  const [end] = useState(() => () => setIsOver(true))
  const hold = useDismissTimer(isOver ? undefined : undoMs, end)

  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    if (!isOver || settled.current) return
    settled.current = true
    latest.current()
  }, [isOver])

  const undo = () => {
    settled.current = true
    onUndo()
  }

  return (
    <li data-status="delete" {...hold}>
      <Inline>
        <span role="status">{fillIn(isOver ? messages.removing : messages.removed, { name })}</span>
        {!isOver && (
          <Button dense onPress={undo}>
            {messages.undo}
          </Button>
        )}
      </Inline>
    </li>
  )
}
