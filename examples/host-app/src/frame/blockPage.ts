import type { ComponentType } from 'react'
import { lazyPage, type LazyPage, type Prefetch } from '../routing/lazyPage'

/** The entry of a block: the block, and the function that requests its data. */
type BlockEntry<Name extends string> = Record<Name, ComponentType> & Record<`prefetch${Name}`, Prefetch>

/** A page that is its title and one block of the kit: `blockPage(() => import('@capstan/sdk-react/documents'), 'Documents')`. */
export function blockPage<Name extends string>(load: () => Promise<BlockEntry<Name>>, name: Name): LazyPage {
  return lazyPage(() => {
    const frame = import('./pageOf')
    return load().then(async (entry) => {
      const early: Record<`prefetch${Name}`, Prefetch> = entry
      return { page: (await frame).pageOf(entry[name]), prefetch: early[`prefetch${name}`] }
    })
  }, 'page')
}
