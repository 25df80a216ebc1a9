import type { ComponentType } from 'react'
import { lazyPage, type LazyPage } from '../routing/lazyPage'

/** A page that is its title and one block of the kit: `blockPage(() => import('@capstan/sdk-react/documents'), 'Documents')`. */
export function blockPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  return lazyPage(async () => {
    const [block, { pageOf }] = await Promise.all([load(), import('./pageOf')])
    return { page: pageOf(block[name]) }
  }, 'page')
}
