import { css } from 'styled-components'

/**
 * Moves an element to the top of the browser's top layer, where no z-index, transform or overflow of the host's page reaches it.
 * A browser without popovers leaves it where it is.
 */
export function moveToTopLayer(element: HTMLElement | null): void {
  if (!element?.isConnected || typeof element.showPopover !== 'function') return
  element.popover = 'manual'
  if (element.matches(':popover-open')) element.hidePopover()
  element.showPopover()
}

/** Removes the looks that a browser gives an element of the top layer. */
export const plainTopLayer = css`
  &[popover] {
    width: auto;
    max-width: none;
    height: auto;
    max-height: none;
    margin: 0;
    border: 0;
    color: inherit;
  }
`
