import { isCapstanError, type Capstan } from '@capstan/sdk-core'

/**
 * Refetches a record after a write was refused because it had changed, so that its present state is shown beside the typed one.
 * The error is passed on to the caller.
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
