/** Returns the elements that extend beyond the page or their card, and texts that are cut and cannot be read in full elsewhere. */
export function overflowOf(elements: readonly Element[]): string[] {
  const { clientWidth: room, scrollWidth } = document.documentElement
  return [
    ...(scrollWidth > room + 1 ? [`the page is ${scrollWidth} wide`] : []),
    ...elements.filter(isOutside).map((element) => `outside: ${nameOf(element)}`),
    ...elements.filter(isWiderThanCard).map((element) => `wider than its card: ${nameOf(element)}`),
    ...elements.filter(isCut).map((element) => `cut: ${nameOf(element)}`),
  ].slice(0, 5)
}

function isOutside(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  const isBeyond = left < -1 || right > document.documentElement.clientWidth + 1
  return isBeyond && hasText(element) && hasSize(element) && !isContained(element)
}

/** True for an element in a card that is wider than the card, unless it can be scrolled there. */
function isWiderThanCard(element: Element): boolean {
  const card = element.parentElement?.closest('.capstan-card')
  if (!card || !hasSize(element)) return false
  const { left, right } = element.getBoundingClientRect()
  const box = card.getBoundingClientRect()
  return (left < box.left - 1 || right > box.right + 1) && !isContained(element, card)
}

/** True when an element between this one and `within`, or the page, scrolls it or hides its overflow. */
function isContained(element: Element, within?: Element): boolean {
  if (getComputedStyle(element).position === 'fixed') return within !== undefined
  const { parentElement } = element
  if (!parentElement || parentElement === within) return false
  return getComputedStyle(parentElement).overflowX !== 'visible' || isContained(parentElement, within)
}

function isCut(element: Element): boolean {
  if (!hasText(element) || element.scrollWidth <= element.clientWidth + 1) return false
  return hasSize(element) && hides(element) && !element.closest(shownInFull)
}

/** Elements that show their whole text elsewhere. A cell shows it on focus or hover, which a story of grids checks. */
const shownInFull = '[title], .capstan-hidden, .capstan-grid-body .capstan-grid-cell'

const hides = (element: Element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)

function hasSize(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1
}

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

function nameOf(element: Element): string {
  const text = element.textContent?.trim().slice(0, 40) ?? ''
  return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${text}"`
}
