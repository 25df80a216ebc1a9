import { lazy, type ComponentType } from 'react'
import type { LazyPage, PageProps } from './lazyPage'

const components = new WeakMap<LazyPage, ComponentType<PageProps>>()

/** The component of a page, which suspends until its code is here. Apart from the route table, which is read before React is. */
export function componentOf(page: LazyPage): ComponentType<PageProps> {
  const known = components.get(page)
  if (known) return known
  const made = lazy(async () => ({ default: (await page.load()).Component }))
  components.set(page, made)
  return made
}
