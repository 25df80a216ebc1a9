import { columnWidth } from '@capstan/sdk-core/grid'
import type { PointerEvent } from 'react'
import type { GridModel } from '../model/GridModel'
import type { ShownColumn } from '../model/shownColumns'

/** Makes a column as wide as a pointer is dragged: shown at once, one change of the layout at the end. */
export function useColumnResize<Row>(
  { grid, room }: Pick<GridModel<Row>, 'grid' | 'room'>,
  { id, column, width }: ShownColumn<Row>,
) {
  return (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const [handle, begin] = [event.currentTarget, event.clientX]
    const sign = room.isFromRight ? -1 : 1
    let wanted: number | undefined
    handle.setPointerCapture(event.pointerId)
    handle.dataset.resizing = ''

    const follow = ({ clientX }: globalThis.PointerEvent) => {
      if (!column) return
      wanted = columnWidth(column, Math.round((width + sign * (clientX - begin)) / room.unit))
      const line = sign * (wanted * room.unit - width)
      handle.style.translate = `${line}px`
    }
    const end = () => {
      handle.removeEventListener('pointermove', follow)
      delete handle.dataset.resizing
      handle.style.translate = ''
      if (wanted !== undefined) grid.setWidth(id, wanted)
    }
    handle.addEventListener('pointermove', follow)
    handle.addEventListener('lostpointercapture', end, { once: true })
  }
}
