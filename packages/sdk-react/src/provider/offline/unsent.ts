import type { Capstan } from '@capstan/sdk-core'
import { useCallback } from 'react'
import { useCapstan } from '../useCapstan'

const forms = new WeakMap<Capstan, Set<() => boolean>>()

/** Registers a form of a page while it may hold unsent input. Returns a function that removes it. */
export function addUnsent(instance: Capstan, isTyped: () => boolean): () => void {
  const ofInstance = forms.get(instance) ?? new Set()
  forms.set(instance, ofInstance.add(isTyped))
  return () => void ofInstance.delete(isTyped)
}

/**
 * Returns true when an entry was not sent and is not kept as a draft: in forms that guard it
 * (`guardsLeaving`). Ask it before a link of your own leads to another page, and `DiscardDialog` asks the reader.
 */
export function useUnsent(): () => boolean {
  const instance = useCapstan()

  return useCallback(() => [...(forms.get(instance) ?? [])].some((isTyped) => isTyped()), [instance])
}
