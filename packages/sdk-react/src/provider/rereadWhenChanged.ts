import { isCapstanError, type Capstan } from '@capstan/sdk-core'

/**
 * What comes of a write that is refused because its record was changed elsewhere: what stands there now is asked for, so that it
 * is shown beside what was typed. Whatever went wrong goes on to whoever waits for the write.
 */
export function rereadWhenChanged(
  { queryClient }: Pick<Capstan, 'queryClient'>,
  { queryKey }: { queryKey: readonly unknown[] },
) {
  return async (error: unknown): Promise<never> => {
    if (isCapstanError(error, 'changed_elsewhere')) await queryClient.refetchQueries({ queryKey })
    throw error
  }
}
