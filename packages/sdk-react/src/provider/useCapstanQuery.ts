import { useEffect } from 'react'
import { watchEntity, type LiveTable } from '@capstan/sdk-core'
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useCapstan } from './useCapstan'
import { useLoadingHold, type LoadingHoldOptions } from './useLoadingHold'

/** What a block has of its data. */
export type QueryState<Data> =
  | { status: 'loading'; /** Whether 50 ms have passed and the loading view may be seen. */ visible: boolean }
  | { status: 'error'; error: Error; retry: () => void }
  | { status: 'ready'; data: Data }

export interface CapstanQueryOptions extends LoadingHoldOptions {
  /** The table whose row this is; with `id`, the platform's changes to it arrive by themselves. */
  table?: LiveTable
  /** The row to follow. */
  id?: string | null
}

/** Asks for data, follows its changes, and says what to show: loading (held against flicker), error or ready. */
export function useCapstanQuery<Answer, Failure extends Error, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Failure, Data, Key>,
  { table, id, ignoreDelay }: CapstanQueryOptions = {},
): QueryState<Data> {
  const capstan = useCapstan()
  const query = useQuery(options, capstan.queryClient)
  const phase = useLoadingHold(query.isLoading, { ignoreDelay })

  useEffect(() => {
    if (table && id) return watchEntity(capstan, table, id)
  }, [capstan, table, id])

  if (phase !== 'over') return { status: 'loading', visible: phase === 'showing' }
  if (query.data !== undefined) return { status: 'ready', data: query.data }
  if (query.error) return { status: 'error', error: query.error, retry: () => void query.refetch() }
  return { status: 'loading', visible: false }
}
