import type { QueryState } from './useCapstanQuery'

/** What went wrong with one of several things that are shown together, if it did: one Retry reads anew all that failed. */
export function failedOf(
  parts: readonly QueryState<unknown>[],
): Extract<QueryState<unknown>, { status: 'error' }> | undefined {
  const failed = parts.filter((part) => part.status === 'error')
  const [first] = failed
  return first && { ...first, retry: () => failed.forEach(({ retry }) => retry()) }
}
