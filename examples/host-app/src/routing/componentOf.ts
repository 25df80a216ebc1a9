import { lazy, type ComponentType } from 'react'
import type { LazyPage, PageProps } from './lazyPage'

const components = new WeakMap<LazyPage, ComponentType<PageProps>>()

/**
 * The component of a page, which suspends until its code is here. Code that came before is shown in the first render: what
 * suspends for a moment only is kept back by React for 300 ms. Apart from the route table, which is read before React is.
 */
export function componentOf(page: LazyPage): ComponentType<PageProps> {
  const known = components.get(page)
  if (known) return known
  const made = page.loaded?.Component ?? lazy(async () => ({ default: (await page.load()).Component }))
  components.set(page, made)
  return made
}
