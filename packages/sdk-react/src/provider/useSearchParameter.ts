import { useCallback, useState } from 'react'
import { useRouter } from './useRouter'

/**
 * A text in a parameter of the URL if the host has `setSearch`, so that it survives a reload, and in
 * memory where it has not. Another value replaces it without a new entry in the history.
 */
export function useSearchParameter(
  name: string,
): readonly [string | undefined, (value: string | undefined) => void] {
  const { setSearch } = useRouter()
  const [value, setValue] = useState(() => (setSearch ? searchParameter(name) : undefined))
  const set = useCallback(
    (next: string | undefined) => {
      setValue(next)
      setSearch?.({ [name]: next })
    },
    [name, setSearch],
  )

  return [value, set]
}

/** Returns a parameter of the page's address; nothing on a server. */
export function searchParameter(name: string): string | undefined {
  if (typeof window === 'undefined') return undefined
  return new URLSearchParams(window.location.search).get(name) ?? undefined
}
