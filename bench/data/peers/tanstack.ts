import { QueryObserver, type QueryClient } from '@tanstack/query-core'
import type { Peer } from '../Peer.ts'
import { listQuery, variablesOf, type Answer } from '../workload.ts'

/** Writing, reading and observing with TanStack Query alone. */
export function tanstack(queryClient: QueryClient, n: number) {
  const stops: (() => void)[] = []
  const keyOf = (list: number) => ['capstan', null, listQuery, variablesOf(list, n)]
  const base: Pick<Peer, 'write' | 'read' | 'observe' | 'stop'> = {
    write: (list, answer) => void queryClient.setQueryData(keyOf(list), answer),
    read: (list) => queryClient.getQueryData<Answer>(keyOf(list)),
    observe(list, listen) {
      const options = { queryKey: keyOf(list), enabled: false, notifyOnChangeProps: ['data' as const] }
      const observer = new QueryObserver<Answer>(queryClient, options)
      stops.push(observer.subscribe(({ data }) => data && listen(data)))
    },
    stop: () => stops.forEach((stop) => stop()),
  }
  return base
}
