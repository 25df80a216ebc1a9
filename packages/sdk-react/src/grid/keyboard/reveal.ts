import type { GridModel } from '../model/GridModel'

/** Scrolls until a line lies between the header and the totals. */
export function revealLine<Row>({ view, scroller, rowHeight, isCards }: GridModel<Row>, line: number) {
  const element = scroller.current
  if (!element || isCards || line < 0 || line >= view.count) return
  const top = view.top(line)
  const bottom = line + 1 < view.count ? view.top(line + 1) : Math.max(view.height, top + rowHeight)
  const seen = seenHeight(element)
  if (top < element.scrollTop) element.scrollTop = top
  else if (bottom > element.scrollTop + seen) element.scrollTop = Math.min(top, bottom - seen)
}

/** How many pixels lie between the header and the totals. */
export function seenHeight(scroller: HTMLElement): number {
  if ('cards' in scroller.dataset) return scroller.ownerDocument.documentElement.clientHeight
  const heightOf = (part: string) => scroller.querySelector<HTMLElement>(part)?.offsetHeight ?? 0
  return scroller.clientHeight - heightOf('.capstan-grid-head') - heightOf('.capstan-grid-foot')
}

/** Scrolls along a line until a cell lies between the columns that stay at the sides. */
export function revealCell(scroller: HTMLElement, cell: HTMLElement) {
  // The page scrolls, and not the grid.
  if ('cards' in scroller.dataset) return cell.scrollIntoView({ block: 'nearest' })
  if (cell.dataset.side || cell.ariaColSpan) return
  const box = cell.getBoundingClientRect()
  const [left, right] = freeSides(scroller, cell)
  if (box.left < left) scroller.scrollLeft -= left - box.left
  else if (box.right > right) scroller.scrollLeft += Math.min(box.right - right, box.left - left)
}

/** Returns the left and right edge, on the screen, of the part of a line that scrolls. */
function freeSides(scroller: HTMLElement, cell: HTMLElement): [left: number, right: number] {
  const outer = scroller.getBoundingClientRect()
  const isFromRight = getComputedStyle(scroller).direction === 'rtl'
  const widthOf = (side: string) =>
    [...(cell.parentElement?.querySelectorAll<HTMLElement>(`[data-side="${side}"]`) ?? [])].reduce(
      (sum, { offsetWidth }) => sum + offsetWidth,
      0,
    )
  const [start, end] = [widthOf('start'), widthOf('end')]
  const [left, right] = isFromRight ? [end, start] : [start, end]
  return [outer.left + left, outer.left + scroller.clientWidth - right]
}
