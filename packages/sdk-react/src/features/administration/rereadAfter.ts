import type { Capstan } from '@capstan/sdk-core'

/** Reads queries again after a change, and after a refused one as well: records of the administration send no change events. */
export async function rereadAfter<Answer>(
  { queryClient }: Capstan,
  change: Promise<Answer>,
  ...queries: readonly { queryKey: readonly unknown[] }[]
): Promise<Answer> {
  try {
    return await change
  } finally {
    await Promise.all(
      queries.map(({ queryKey }) => queryClient.refetchQueries({ queryKey }).catch(() => undefined)),
    )
  }
}
