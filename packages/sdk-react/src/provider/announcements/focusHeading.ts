import type { Announce } from './useAnnounce'

/**
 * Moves focus to the heading of new content in a block, so that it is read out once: to the marked one (`data-step-heading`),
 * else to the first.
 *
 * When the person is elsewhere on the page, focus stays there and the heading is announced instead: content that arrives without
 * a press must not interrupt typing.
 */
export function focusHeading(block: HTMLElement | null, announce: Announce) {
  const heading =
    block?.querySelector<HTMLElement>('[data-step-heading]') ??
    block?.querySelector<HTMLElement>('h2, h3, h4')
  if (!heading) return
  if (isElsewhere(block)) return announce(heading.textContent ?? '')
  heading.tabIndex = -1
  heading.focus()
}

/** The same if nothing has focus, because the focused element of the block was removed. */
export function restoreFocus(block: HTMLElement | null, announce: Announce) {
  if (!focusedAround(block)) focusHeading(block, announce)
}

/** Returns true when focus is on an element outside of the block; false when no element has focus. */
function isElsewhere(block: HTMLElement | null): boolean {
  const focused = focusedAround(block)
  return focused !== undefined && !block?.contains(focused)
}

/** Returns the focused element, in the page or in the shadow root of a block. */
export function focusedAround(block: HTMLElement | null): Element | undefined {
  const place = block?.getRootNode()
  const focused =
    (place instanceof ShadowRoot || place instanceof Document ? place.activeElement : null) ??
    document.activeElement
  if (!focused || focused === document.body || isHostOf(focused, place)) return undefined
  return focused
}

function isHostOf(element: Element, place: Node | undefined): boolean {
  return place instanceof ShadowRoot && place.host === element
}
