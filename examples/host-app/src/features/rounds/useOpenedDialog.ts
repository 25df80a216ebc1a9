import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** The dialog that an address opens with its page (`?open=issue`), once: neither a reload nor the way back opens it again. */
export function useOpenedDialog(page: string): 'issue' | undefined {
  const [search, setSearch] = useSearchParams()
  const isAsked = search.get('open') === 'issue'
  const [opened, setOpened] = useState(isAsked ? page : undefined)
  if (opened !== undefined && opened !== page) setOpened(undefined)

  useEffect(() => {
    if (isAsked)
      setSearch(
        (others) => {
          others.delete('open')
          return others
        },
        { replace: true },
      )
  }, [isAsked, setSearch])

  return opened === page ? 'issue' : undefined
}
