import { useEffect } from 'react'
import { followRecords, type Capstan, type LiveRecord } from '@capstan/sdk-core'
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useCapstan } from '../useCapstan'
import { useStickyError } from '../useStickyError'
import { useLoadingDelay, type LoadingDelayOptions } from '../../ui/lazy/useLoadingDelay'

/** The state of a block's data. */
export type QueryState<Data> =
  | {
      status: 'loading'
      /** True once 50 ms have passed and the loading view may be shown. */ visible: boolean
    }
  | { status: 'error'; error: Error; retry: () => void }
  | { status: 'ready'; data: Data }

/** The state of a query, and the last data before it was gone. */
export type AskedState<Data> = QueryState<Data> & { last?: Data }

export interface CapstanQueryOptions extends Pick<LoadingDelayOptions, 'ignoreDelay'> {
  /** True when changes on the platform to the records of the query update it; by default while it is enabled. */
  isFollowed?: boolean
}

/** A query, and the records and lists whose changes are changes of its answer. */
type FollowedQuery<Answer, Failure extends Error, Data, Key extends QueryKey> = UseQueryOptions<
  Answer,
  Failure,
  Data,
  Key
> & { entities?: readonly LiveRecord[] }

/**
 * Loads data, follows the records that its query names (`entities`), and returns its state: loading (delayed against
 * flicker), error or ready.
 */
export function useCapstanQuery<
  Answer,
  Failure extends Error,
  Data = Answer,
  Key extends QueryKey = QueryKey,
>(
  { entities, ...options }: FollowedQuery<Answer, Failure, Data, Key>,
  { isFollowed = options.enabled !== false, ignoreDelay }: CapstanQueryOptions = {},
): AskedState<Data> {
  const capstan = useCapstan()
  const query = useQuery(options, capstan.queryClient)
  const { queryKey } = options
  const answered = () => capstan.queryClient.getQueryState(queryKey)?.status
  const hasCome = () => answered() !== 'pending'
  // The newest answer lacks it, so the shown data was deleted or is no longer shared. A failed query hides nothing.
  const data = query.isError && answered() === 'success' ? undefined : query.data
  const { error, clear } = useStickyError({ queryKey, error: query.error, hasData: data !== undefined })
  const phase = useLoadingDelay(query.isLoading && !error, { ignoreDelay, hasCome })
  useFollow(capstan, isFollowed ? entities : undefined)

  if (phase !== 'over') return { status: 'loading', visible: phase === 'showing' }
  if (data !== undefined) return { status: 'ready', data }
  const retry = () => {
    clear()
    // A fetch in the background that began before the press may still fail: Retry does not wait for it.
    void capstan.queryClient.cancelQueries({ queryKey, exact: true }, { revert: false, silent: true })
    void query.refetch()
  }
  if (error) return { status: 'error', error, retry, last: query.data }
  return { status: 'loading', visible: false }
}

function useFollow(capstan: Capstan, entities: readonly LiveRecord[] = []): void {
  // A query is created again on every render, so its contents are compared, not the list.
  const named = JSON.stringify(entities)

  useEffect(() => {
    const records = JSON.parse(named) as LiveRecord[]
    const stops = records.map(({ table, id }) => followRecords(capstan, table, id))
    return () => stops.forEach((stop) => stop())
  }, [capstan, named])
}
