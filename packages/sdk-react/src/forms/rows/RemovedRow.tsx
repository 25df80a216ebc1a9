import { useEffect, useRef, useState } from 'react'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { useDismissTimer } from '../../ui/feedback/useDismissTimer'
import { Inline } from '../../ui/layout/Inline'
import { formsMessages } from '../messages'

export interface RemovedRowProps {
  /** The name of the row. */
  name: string
  /** True when Undo takes focus, because the pressed button is gone. The row waits for as long as Undo has focus. */
  takesFocus: boolean
  /** Called when it is to stay. */
  onUndo: () => void
  /**
   * Called once when the deletion can no longer be undone: after a while without focus or pointer, or when the row or its page is
   * left.
   */
  onEnd: () => void
}

const undoMs = 5_000

/** Content of a row that was deleted and can be restored: the deletion is final after five seconds without focus or pointer. */
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
    // Leaving the page, also for another site, makes the deletion final. In StrictMode the row is mounted again at once.
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
