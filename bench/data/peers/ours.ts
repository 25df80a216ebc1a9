import { createCapstan } from '@capstan/sdk-core'
import type { MakePeer } from '../Peer.ts'
import { tanstack } from './tanstack.ts'

/** The entity index, as an instance of Capstan carries it. Its lists keep themselves in step by filter, order and page. */
export const makePeer: MakePeer = (n) => {
  const { queryClient, entityCache } = createCapstan()
  queryClient.setDefaultOptions({ queries: { gcTime: Infinity, staleTime: Infinity } })
  return {
    ...tanstack(queryClient, n),
    update: (patch) => entityCache.update([patch]),
    updateAll: (patches) => entityCache.update(patches),
    remove: (record) => entityCache.remove([record]),
    create: (record) => entityCache.create([{ ...record }]),
  }
}
