import type { GridModel } from '../model/GridModel'
import { seenHeight } from './reveal'

/** Pixels a frame scrolls at most while a range is drawn beyond the visible rows. */
const fastest = 24

/**
 * Scrolls while a pointer that draws a range is outside the visible rows, and reports the nearest cell, until the pointer is
 * released.
 */
export function drawBeyond<Row>(
  { scroller }: Pick<GridModel<Row>, 'scroller'>,
  onCell: (cell: Element) => void,
) {
  const element = scroller.current
  if (!element) return
  const listening = new AbortController()
  let beyond: { x: number; y: number; pointer: MouseEvent } | undefined
  let frame = 0

  const turn = () => {
    frame = 0
    if (!beyond) return
    const { x, y, pointer } = beyond
    element.scrollBy(x, y)
    const cell = nearestCell(element, pointer)
    if (cell) onCell(cell)
    frame = requestAnimationFrame(turn)
  }
  const follow = (pointer: MouseEvent) => {
    if (pointer.buttons !== 1) return end()
    const [x, y] = distance(element, pointer)
    beyond = x === 0 && y === 0 ? undefined : { x, y, pointer }
    if (beyond && !frame) frame = requestAnimationFrame(turn)
  }
  const end = () => {
    listening.abort()
    cancelAnimationFrame(frame)
  }
  document.addEventListener('mousemove', follow, { signal: listening.signal })
  document.addEventListener('mouseup', end, { signal: listening.signal })
}

/** How far a pointer is beyond the rows that are seen, as pixels to scroll in a frame. */
function distance(element: HTMLElement, { clientX, clientY }: MouseEvent): [x: number, y: number] {
  const { left, right, top, bottom } = seenRows(element)
  const past = (at: number, from: number, to: number) =>
    Math.max(-fastest, Math.min(fastest, Math.round((Math.min(0, at - from) + Math.max(0, at - to)) / 4)))
  return [past(clientX, left, right), past(clientY, top, bottom)]
}

function nearestCell(element: HTMLElement, { clientX, clientY }: MouseEvent): Element | null {
  const { left, right, top, bottom } = seenRows(element)
  const within = (at: number, from: number, to: number) => Math.max(from + 2, Math.min(to - 2, at))
  const root = element.getRootNode() as Document | ShadowRoot
  const found = root.elementFromPoint(within(clientX, left, right), within(clientY, top, bottom))
  return found?.closest('[aria-colindex]') ?? null
}

/** Returns the part of the scroller in which rows are visible: between the headings and the totals, and inside the window. */
function seenRows(element: HTMLElement) {
  const { left, top } = element.getBoundingClientRect()
  const head = element.querySelector<HTMLElement>('.capstan-grid-head')?.offsetHeight ?? 0
  return {
    left,
    right: left + element.clientWidth,
    top: Math.max(0, top + head),
    bottom: Math.min(window.innerHeight, top + head + seenHeight(element)),
  }
}
