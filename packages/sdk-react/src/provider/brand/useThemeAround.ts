import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Appearance } from '../context'

type Theme = NonNullable<Appearance['theme']>

/**
 * Finds the theme that the page names around a root (`data-capstan-theme`), also outside of a shadow root, and follows it.
 * A theme of the appearance goes before it.
 */
export function useThemeAround(root: RefObject<HTMLElement | null>, own: Theme | undefined): Theme {
  const [around, setAround] = useState<Theme>()

  useLayoutEffect(() => {
    if (own) return
    const read = () => setAround(themeAround(root.current?.parentNode ?? null))
    const observer = new MutationObserver(read)
    const watched = { attributes: true, subtree: true, attributeFilter: ['data-capstan-theme'] }
    // An observer of the document does not see changes inside a shadow root, so each tree is observed.
    for (let tree = root.current?.getRootNode(); tree; tree = hostOf(tree)?.getRootNode())
      observer.observe(tree, watched)
    read()
    return () => observer.disconnect()
  }, [root, own])

  return own ?? around ?? 'light'
}

function themeAround(start: Node | null): Theme | undefined {
  for (let node = start; node; node = node.parentNode ?? hostOf(node) ?? null) {
    const named = node instanceof Element ? node.getAttribute('data-capstan-theme') : null
    if (named === 'light' || named === 'dark' || named === 'auto') return named
  }
  return undefined
}

const hostOf = (node: Node): Element | undefined => (node instanceof ShadowRoot ? node.host : undefined)
