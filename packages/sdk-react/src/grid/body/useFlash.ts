import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { ShownColumn } from '../model/shownColumns'

/**
 * Marks a row in which something else is shown than a moment ago, so that it flashes once; the mark changes with every change,
 * so that the flash begins again. A slot that gets another row shows no change, nor does a row that came once more.
 */
export function useFlash<Row>(
  element: RefObject<HTMLElement | null>,
  id: string,
  row: Row,
  columns: readonly ShownColumn<Row>[],
) {
  const last = useRef({ id, row })

  useLayoutEffect(() => {
    const { id: lastId, row: lastRow } = last.current
    last.current = { id, row }
    const mark = element.current?.dataset
    if (!mark) return
    if (lastId !== id) delete mark.flash
    else if (
      lastRow !== row &&
      columns.some(({ column }) => column && column.value(lastRow) !== column.value(row))
    )
      mark.flash = mark.flash === 'a' ? 'b' : 'a'
  }, [element, id, row, columns])
}
