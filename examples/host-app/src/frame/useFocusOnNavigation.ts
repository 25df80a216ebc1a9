import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves focus to the heading of the page after a navigation, so that a screen reader says once where one is and the
 * next Tab starts there. The page one arrived at by the address bar keeps the browser's own place.
 */
export function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusOn(main.current?.querySelector('h1') ?? main.current)
  }, [pathname])

  return main
}

/** Moves focus to the heading when the page shows something else, which its address alone does not tell. */
export function useFocusOnHeading(shown: string | undefined) {
  const before = useRef(shown)

  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    focusOn(document.querySelector<HTMLElement>('main h1'))
  }, [shown])
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  // Where the page stands is the business of scroll restoration.
  element.focus({ preventScroll: true })
}
