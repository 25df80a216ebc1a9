import { QueryClient } from '@tanstack/query-core'
import type { MakePeer } from '../Peer.ts'
import { placeAmong, type Answer, type Distribution, type Patch } from '../workload.ts'
import { tanstack } from './tanstack.ts'

/** TanStack Query as most write it: every update looks through every cached answer. */
export const makePeer: MakePeer = (n) => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { gcTime: Infinity, staleTime: Infinity, retry: false } },
  })
  const rewrite = (change: (answer: Answer) => Answer) => {
    for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
      const next = change(state.data as Answer)
      if (next !== state.data) queryClient.setQueryData(queryKey, next)
    }
  }
  const withRows = (answer: Answer, nodes: Distribution[]): Answer => ({
    ...answer,
    allDistributions: { ...answer.allDistributions, totalCount: nodes.length, nodes },
  })
  const update = (patches: readonly Patch[]) => {
    const byKey = new Map(patches.map((patch) => [`${patch.__typename}:${patch.id}`, patch]))
    rewrite((answer) => scan(answer, byKey) as Answer)
  }
  return {
    ...tanstack(queryClient, n),
    update: (patch) => update([patch]),
    updateAll: update,
    remove: ({ id }) =>
      rewrite((answer) => {
        const { nodes } = answer.allDistributions
        const kept = nodes.filter((row) => row.id !== id)
        return kept.length === nodes.length ? answer : withRows(answer, kept)
      }),
    create: (record) =>
      rewrite((answer) => {
        const { nodes } = answer.allDistributions
        return withRows(answer, nodes.toSpliced(placeAmong(nodes, record.createdOn), 0, record))
      }),
  }
}

function scan(value: unknown, patches: ReadonlyMap<string, Patch>): unknown {
  if (Array.isArray(value)) {
    let out: unknown[] = value
    for (let at = 0; at < value.length; at++) {
      const next = scan(value[at], patches)
      if (next === value[at]) continue
      if (out === value) out = value.slice()
      out[at] = next
    }
    return out
  }
  if (typeof value !== 'object' || value === null) return value
  const held = value as Record<string, unknown>
  const patch =
    held.id && held.__typename ? patches.get(`${String(held.__typename)}:${String(held.id)}`) : undefined
  let out = patch ? { ...held, ...patch } : held
  for (const field in out) {
    const inner = out[field]
    if (typeof inner !== 'object' || inner === null) continue
    const next = scan(inner, patches)
    if (next === inner) continue
    if (out === value) out = { ...held }
    out[field] = next
  }
  return out
}
