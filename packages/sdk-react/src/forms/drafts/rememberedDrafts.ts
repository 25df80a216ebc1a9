import type { Capstan } from '@capstan/sdk-core'

/** The answers in a form when it was removed from the page. */
export interface RememberedDraft {
  answers: Readonly<Record<string, unknown>>
  /** Resolves to true when the platform has them. */
  isKept: Promise<boolean>
}

/** Drafts in the memory of an instance, so that a form that comes back begins with what it was left with; logging out forgets them. */
export function rememberedDrafts(capstan: Capstan | undefined) {
  const keyOf = (name: string) => ['draft', name]

  return {
    of: (name: string) => capstan?.queryClient.getQueryData<RememberedDraft>(keyOf(name)),
    keep: (name: string, draft: RememberedDraft) => {
      // Nothing observes a draft, and what nothing observes is thrown away after five minutes, or where a block is drawn again.
      capstan?.queryClient.setQueryDefaults(keyOf(name), { gcTime: Infinity, meta: { isTyped: true } })
      // Compared and shared it would be no longer what it is: a promise among answers.
      capstan?.queryClient.setQueryData(keyOf(name), draft)
    },
    forget: (name: string) => capstan?.queryClient.removeQueries({ queryKey: keyOf(name) }),
  }
}
