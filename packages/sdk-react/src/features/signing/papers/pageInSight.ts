/** Returns the page in view: the last that begins above the middle of the reader, from 1. */
export function pageInSight(scroller: Element): number {
  const { top, height } = scroller.getBoundingClientRect()
  const pages = [...scroller.querySelectorAll('section')]
  const at = pages.findLastIndex((page) => page.getBoundingClientRect().top <= top + height / 2)
  return Math.max(1, at + 1)
}
