/** What stands out of the page or of its card, and texts that are cut and cannot be read otherwise. */
export function overflowOf(elements: readonly Element[]): string[] {
  const { clientWidth: room, scrollWidth } = document.documentElement
  return [
    ...(scrollWidth > room + 1 ? [`the page is ${scrollWidth} wide`] : []),
    ...elements.filter(isOutside).map((element) => `outside: ${nameOf(element)}`),
    ...elements.filter(isSpilt).map((element) => `wider than its card: ${nameOf(element)}`),
    ...elements.filter(isCut).map((element) => `cut: ${nameOf(element)}`),
  ].slice(0, 5)
}

function isOutside(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  const isBeyond = left < -1 || right > document.documentElement.clientWidth + 1
  return isBeyond && hasText(element) && isSeen(element) && !isHeld(element)
}

/** What stands in a card and is wider than it, unless it can be scrolled there. */
function isSpilt(element: Element): boolean {
  const card = element.parentElement?.closest('.capstan-card')
  if (!card || !isSeen(element)) return false
  const { left, right } = element.getBoundingClientRect()
  const box = card.getBoundingClientRect()
  return (left < box.left - 1 || right > box.right + 1) && !isHeld(element, card)
}

/** Whether something between an element and another, or the page, scrolls it or hides what is too much. */
function isHeld(element: Element, within?: Element): boolean {
  if (getComputedStyle(element).position === 'fixed') return within !== undefined
  const { parentElement } = element
  if (!parentElement || parentElement === within) return false
  return getComputedStyle(parentElement).overflowX !== 'visible' || isHeld(parentElement, within)
}

function isCut(element: Element): boolean {
  if (!hasText(element) || element.scrollWidth <= element.clientWidth + 1) return false
  return isSeen(element) && hides(element) && !element.closest(saidInFull)
}

/** Cells of rows say what is cut while they have focus or a mouse is over them: a story of grids shows it. */
const saidInFull = '[title], .capstan-hidden, .capstan-grid-body .capstan-grid-cell'

const hides = (element: Element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1
}

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

function nameOf(element: Element): string {
  const text = element.textContent?.trim().slice(0, 40) ?? ''
  return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${text}"`
}
