import { useEffect, useRef, useState } from 'react'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { useDismissTimer } from '../../ui/feedback/useDismissTimer'
import { Inline } from '../../ui/layout/Inline'
import { formsMessages } from '../messages'

export interface RemovedRowProps {
  /** What it is called. */
  name: string
  /** Whether focus is to go to Undo: it was on the button that has gone. Nothing ends for as long as it is there. */
  takesFocus: boolean
  /** Called when it is to stay. */
  onUndo: () => void
  /** Called once, when it can no longer be undone: after a while in which nobody looks at it, or when the row or its page is left before. */
  onEnd: () => void
}

const undoMs = 5_000

/** What stands in a row that was deleted and can be brought back: it is deleted for good once nobody has for five seconds. */
export function RemovedRow({ name, takesFocus, onUndo, onEnd }: RemovedRowProps) {
  const messages = useMessages('forms', formsMessages)
  const [isOver, setIsOver] = useState(false)
  const settled = useRef(false)
  const isThere = useRef(true)
  const latest = useRef(onEnd)
  const [end] = useState(() => () => setIsOver(true))
  const hold = useDismissTimer(isOver ? undefined : undoMs, end)

  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    const settle = () => {
      if (!settled.current) latest.current()
      settled.current = true
    }
    if (isOver) settle()
    // Whoever deleted it and then went on wants it deleted, also to another site. In a strict mode it is back at once.
    isThere.current = true
    addEventListener('pagehide', settle)
    return () => {
      removeEventListener('pagehide', settle)
      isThere.current = false
      queueMicrotask(() => isThere.current || settle())
    }
  }, [isOver])

  const undo = () => {
    settled.current = true
    onUndo()
  }

  return (
    <Inline {...hold}>
      <span role="status">{fillIn(isOver ? messages.removing : messages.removed, { name })}</span>
      {!isOver && (
        <Button dense autoFocus={takesFocus} onPress={undo}>
          {messages.undo}
        </Button>
      )}
    </Inline>
  )
}
