import type { ComponentType } from 'react'
import type { LazyPage, PageProps } from '../routing/lazyPage'

/** A page for the route table whose code is here already. */
export function pageOf(Component: ComponentType<PageProps>): LazyPage {
  return { load: () => Promise.resolve({ Component }) }
}
