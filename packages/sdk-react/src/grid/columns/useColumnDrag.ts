import { useRef, type PointerEvent } from 'react'
import type { GridModel } from '../model/GridModel'

/** Pixels a pointer goes before a press becomes a drag. */
const threshold = 6

/** Moves a column to where its heading is dropped: before the column it is dropped on, or last. */
export function useColumnDrag<Row>(
  { grid, columns, room }: Pick<GridModel<Row>, 'grid' | 'columns' | 'room'>,
  id: string,
) {
  const moved = useRef(false)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    moved.current = false
    const [heading, begin] = [event.currentTarget, event.clientX]
    if (event.button !== 0 || event.pointerType === 'touch') return
    let target: DropPlace | undefined

    const follow = (move: globalThis.PointerEvent) => {
      if (!moved.current && Math.abs(move.clientX - begin) < threshold) return
      moved.current = true
      heading.dataset.dragged = ''
      unmark(target)
      target = dropPlace(headingsBeside(heading), move.clientX, room.isFromRight)
      if (target) target.heading.dataset.drop = target.isAfter ? 'after' : 'before'
    }
    const end = ({ type }: Event) => {
      listening.abort()
      delete heading.dataset.dragged
      unmark(target)
      if (type === 'pointerup' && moved.current && target) grid.placeColumn(id, idBefore(target))
    }
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end(event)
    }
    const listening = new AbortController()
    const options = { signal: listening.signal }
    document.addEventListener('pointermove', follow, options)
    document.addEventListener('pointerup', end, options)
    // A pen that begins to scroll, say.
    document.addEventListener('pointercancel', end, options)
    document.addEventListener('keydown', leave, options)
  }

  const idBefore = ({ heading, isAfter }: DropPlace) => {
    const at = columns.findIndex((column) => column.id === heading.dataset.column)
    return columns[isAfter ? at + 1 : at]?.id
  }
  return { onPointerDown, hasMoved: () => moved.current }
}

interface DropPlace {
  heading: HTMLElement
  isAfter: boolean
}

function unmark(place: DropPlace | undefined) {
  if (place) delete place.heading.dataset.drop
}

/** The headings among which a column can move: those that stay at its side, or that scroll as it does. */
function headingsBeside({ parentElement, dataset }: HTMLElement): HTMLElement[] {
  const headings = [...(parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  return headings.filter((each) => each.dataset.side === dataset.side)
}

/** Before or after which heading a column would be dropped. */
function dropPlace(headings: readonly HTMLElement[], x: number, isFromRight: boolean): DropPlace | undefined {
  for (const heading of headings) {
    const { left, right } = heading.getBoundingClientRect()
    if (x >= left && x <= right) return { heading, isAfter: x > (left + right) / 2 !== isFromRight }
  }
  return undefined
}
