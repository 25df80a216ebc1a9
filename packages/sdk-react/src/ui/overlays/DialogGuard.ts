import { createContext, useEffect, useMemo, useRef, useState } from 'react'

/** Guard that keeps a dialog from closing over typed input. */
export interface DialogGuard {
  /** The dialog asks before it closes while this returns true for unsent input. Returns a function that stops it. */
  add: (isTyped: () => boolean) => () => void
  /** Closes it at once where nothing is typed, and else once that may be discarded. */
  leave: (close: () => void) => void
}

/** Carries it to the forms in a dialog; none outside of one. */
export const DialogGuardContext = createContext<DialogGuard | undefined>(undefined)

/** The guard of a dialog, and its state: whether it asks, and the actions of both answers. */
export function useDialogGuard(isOpen: boolean) {
  const forms = useRef(new Set<() => boolean>())
  const [leaving, setLeaving] = useState<{ close: () => void }>()
  const guard = useMemo<DialogGuard>(
    () => ({
      add: (isTyped) => {
        forms.current.add(isTyped)
        return () => void forms.current.delete(isTyped)
      },
      leave: (close) => ([...forms.current].some((isTyped) => isTyped()) ? setLeaving({ close }) : close()),
    }),
    [],
  )
  const keep = () => setLeaving(undefined)
  useEffect(() => {
    if (!isOpen) setLeaving(undefined)
  }, [isOpen])

  return {
    guard,
    isAsking: leaving !== undefined,
    keep,
    discard: () => {
      keep()
      leaving?.close()
    },
  }
}
