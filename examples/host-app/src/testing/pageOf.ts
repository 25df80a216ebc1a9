import type { ComponentType } from 'react'
import type { LazyPage, PageProps } from '../routing/lazyPage'

/** Returns a page for the route table whose code is already loaded. */
export function pageOf(Component: ComponentType<PageProps>): LazyPage {
  return { load: () => Promise.resolve({ Component }) }
}
