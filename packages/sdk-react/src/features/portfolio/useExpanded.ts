import { useState } from 'react'

/** Which rows are open. */
export interface Expanded {
  has: (id: string) => boolean
  set: (id: string, isOpen: boolean) => void
}

/** Which rows are open; all are closed at first. */
export function useExpanded(): Expanded {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set())

  return {
    has: (id) => open.has(id),
    set: (id, isOpen) =>
      setOpen((now) => (isOpen ? new Set(now).add(id) : new Set([...now].filter((each) => each !== id)))),
  }
}
