import type { Capstan } from '@capstan/sdk-core'

/** The answers in a form when it was removed from the page. */
export interface RememberedDraft {
  answers: Readonly<Record<string, unknown>>
  /** Resolves to true when the platform has them. */
  isKept: Promise<boolean>
}

/** Drafts in the memory of an instance, so that a form that mounts again begins with its last input; logging out clears them. */
export function rememberedDrafts(capstan: Capstan | undefined) {
  const keyOf = (name: string) => ['draft', name]

  return {
    of: (name: string) => capstan?.queryClient.getQueryData<RememberedDraft>(keyOf(name)),
    keep: (name: string, draft: RememberedDraft) => {
      // Without an observer a draft would be garbage-collected after five minutes, or when a block remounts.
      capstan?.queryClient.setQueryDefaults(keyOf(name), { gcTime: Infinity, meta: { isTyped: true } })
      // Structural sharing would break it, because it is a promise among answers.
      capstan?.queryClient.setQueryData(keyOf(name), draft)
    },
    forget: (name: string) => capstan?.queryClient.removeQueries({ queryKey: keyOf(name) }),
  }
}
