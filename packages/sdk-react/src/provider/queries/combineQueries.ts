import type { QueryState } from './useCapstanQuery'

/** The error of one of several queries that are shown together, if one failed; its Retry asks again for all that failed. */
export function failedOf(
  parts: readonly QueryState<unknown>[],
): Extract<QueryState<unknown>, { status: 'error' }> | undefined {
  const failed = parts.filter((part) => part.status === 'error')
  const [first] = failed
  return first && { ...first, retry: () => failed.forEach(({ retry }) => retry()) }
}

/**
 * Combines queries that are shown together into one: an error as soon as one fails, ready when all are ready.
 *
 * ```tsx
 * <Loaded query={combineQueries(round, token)}>{([round, token]) => …}</Loaded>
 * ```
 */
export function combineQueries<Data extends readonly unknown[]>(
  ...parts: { [Part in keyof Data]: QueryState<Data[Part]> }
): QueryState<Data> {
  const states: readonly QueryState<unknown>[] = parts
  const failed = failedOf(states)
  if (failed) return failed
  const loading = states.filter((part) => part.status === 'loading')
  if (loading.length > 0) return { status: 'loading', visible: loading.some(({ visible }) => visible) }
  // Every part is ready, and `Data` is the tuple of their data.
  return {
    status: 'ready',
    data: states.map((part) => part.status === 'ready' && part.data) as unknown as Data,
  }
}
