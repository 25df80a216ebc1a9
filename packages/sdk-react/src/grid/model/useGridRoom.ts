import { useLayoutEffect, type Dispatch, type RefObject, type SetStateAction } from 'react'

/** The measured size of a grid. */
export interface GridRoom {
  width: number
  height: number
  /** Pixels a unit of the look has. */
  unit: number
  isFromRight: boolean
}

/** The size that is assumed where nothing can be measured. */
export const assumedRoom: GridRoom = { width: 0, height: 640, unit: 1, isFromRight: false }

/** Sets the measured size of a grid. It is `undefined` before the first measurement, so that no row is rendered twice. */
export type SetGridRoom = Dispatch<SetStateAction<GridRoom | undefined>>

/** Measures how much room a grid has, at first and whenever that changes. */
export function useGridRoom(ref: RefObject<HTMLElement | null>, setRoom: SetGridRoom) {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setRoom((last) => same(last, roomOf(element)))
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, setRoom])
}

/** Lines of a grid are 18 units high, so that the height of one says how many pixels a unit has. */
function roomOf(element: HTMLElement): GridRoom {
  const { lineHeight, direction, maxHeight } = getComputedStyle(element)
  return {
    width: element.clientWidth,
    // The largest height of a grid, before it has any row.
    height: Math.max(element.clientHeight, parseFloat(maxHeight) || 0) || assumedRoom.height,
    unit: parseFloat(lineHeight) / 18 || assumedRoom.unit,
    isFromRight: direction === 'rtl',
  }
}

function same(last: GridRoom | undefined, next: GridRoom): GridRoom {
  const isSame =
    last?.width === next.width &&
    last.height === next.height &&
    last.unit === next.unit &&
    last.isFromRight === next.isFromRight
  return isSame ? last : next
}
