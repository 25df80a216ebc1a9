import { createCapstan } from '@capstan/sdk-core'
import type { MakePeer } from '../Peer.ts'
import { tanstack } from './tanstack.ts'

/** The entity index, as an instance of Capstan carries it. Its lists keep themselves in step by filter, order and page. */
export const makePeer: MakePeer = (n) => {
  const { queryClient, index } = createCapstan()
  queryClient.setDefaultOptions({ queries: { gcTime: Infinity, staleTime: Infinity } })
  return {
    ...tanstack(queryClient, n),
    update: (patch) => index.update([patch]),
    updateAll: (patches) => index.update(patches),
    remove: (record) => index.remove([record]),
    create: (record) => index.create([{ ...record }]),
  }
}
