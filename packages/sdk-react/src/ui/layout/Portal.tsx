import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'

/** A place for a part of a block outside of it: an element, or a ref to one before the block. */
export type Place = Element | RefObject<Element | null> | null

export interface PortalProps {
  /** The target element; nothing is rendered while it is null. */
  in: Place
  children: ReactNode
}

/** Draws a part of a block in a place outside of it. With a ref the block is drawn once, with an element in a state twice. */
export function Portal({ in: place, children }: PortalProps) {
  const [element, setElement] = useState<Element | null>(null)
  useLayoutEffect(() => setElement(elementIn(place)), [place])

  return element && createPortal(children, element)
}

const elementIn = (place: Place): Element | null => (place && 'current' in place ? place.current : place)
