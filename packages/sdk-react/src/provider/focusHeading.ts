import type { Announce } from './useAnnounce'

/**
 * Moves focus to the heading of what has come into a block, which also has it read out, once: the one that is marked
 * (`data-step-heading`), else the first.
 *
 * Where the person is somewhere else on the page, focus stays with them and the heading is announced instead: what came
 * by itself must not pull anybody out of what they are typing.
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

/** The same where focus is on nothing: what had it in the block has gone. */
export function restoreFocus(block: HTMLElement | null, announce: Announce) {
  if (!focusedAround(block)) focusHeading(block, announce)
}

/** Whether focus is on something outside of the block; on nothing at all is not elsewhere. */
function isElsewhere(block: HTMLElement | null): boolean {
  const focused = focusedAround(block)
  return focused !== undefined && !block?.contains(focused)
}

/** What has focus, in the page or in the shadow root a block stands in. */
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
