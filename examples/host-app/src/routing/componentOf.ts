import { lazy, type ComponentType } from 'react'
import type { LazyPage, PageProps } from './lazyPage'

const components = new WeakMap<LazyPage, ComponentType<PageProps>>()
const failed = new Set<LazyPage>()

/**
 * The component of a page, which suspends until its code is here. Code that came before is shown in the first render: what
 * suspends for a moment only is kept back by React for 300 ms. Apart from the route table, which is read before React is.
 */
export function componentOf(page: LazyPage): ComponentType<PageProps> {
  const known = components.get(page)
  if (known) return known
  const load = async () => {
    try {
      return { default: (await page.load()).Component }
    } catch (error) {
      failed.add(page)
      // Also for a page that was left before it failed.
      addEventListener('online', forgetFailedPages)
      throw error
    }
  }
  const made = page.loaded?.Component ?? lazy(load)
  components.set(page, made)
  return made
}

/** Makes pages whose code could not be loaded ask for it again when they are next rendered: React keeps the failure of a component. */
export function forgetFailedPages(): void {
  for (const page of failed) components.delete(page)
  failed.clear()
}
