import type { KeyboardEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { DialogGuardContext, useDialogGuard } from './DialogGuard'
import { DiscardQuestion } from './DiscardQuestion'
import { useFocusKept } from './useFocusKept'
import { isEscape } from './isEscape'

export interface EscapeGuardProps {
  /** Called when Escape leaves it: at once where nothing is typed, else once that may be discarded. */
  onLeave: () => void
  children: ReactNode
}

/** A form that opened in place of the record it changes: Escape leaves it, and asks first if it has input. */
export function EscapeGuard({ onLeave, children }: EscapeGuardProps) {
  const { guard, isAsking, keep, discard } = useDialogGuard(true)
  const noteFocus = useFocusKept(isAsking)
  const leave = (event: KeyboardEvent) => {
    if (!isEscape(event)) return
    if (isAsking) keep()
    else guard.leave(onLeave)
  }

  return (
    <Container onKeyDown={leave}>
      {isAsking && <DiscardQuestion onKeep={keep} onDiscard={discard} />}
      <DialogGuardContext.Provider value={guard}>
        <div hidden={isAsking} onFocus={noteFocus}>
          {children}
        </div>
      </DialogGuardContext.Provider>
    </Container>
  )
}

const Container = styled.div`
  > .capstan-discard-question {
    padding: 0;
  }
`
