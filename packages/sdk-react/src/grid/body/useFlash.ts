import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Marks a row that changed while it was shown, so that it flashes once; the mark changes with every change, so that the
 * flash begins again. A slot that gets another row shows no change.
 */
export function useFlash<Row>(element: RefObject<HTMLElement | null>, id: string, row: Row) {
  const last = useRef({ id, row })

  useLayoutEffect(() => {
    const { id: lastId, row: lastRow } = last.current
    last.current = { id, row }
    const mark = element.current?.dataset
    if (!mark) return
    if (lastId !== id) delete mark.flash
    else if (lastRow !== row) mark.flash = mark.flash === 'a' ? 'b' : 'a'
  }, [element, id, row])
}
