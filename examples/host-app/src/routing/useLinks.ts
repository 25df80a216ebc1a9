import { useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { belongsToPlatform } from '../../../../packages/sandbox/src/platform/auth/pagePaths.ts'
import { leaving } from './leaving'

/** How the blocks of the SDK follow a link in this app. */
export interface Links {
  navigate: (path: string) => void
  href: (path: string) => string
  setSearch: (parameters: Readonly<Record<string, string | undefined>>) => void
}

/** Follows links with the app's router; paths of the server are opened by a full page navigation. */
export function useLinks(leave: (path: string) => void): Links {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useLayoutEffect(() => {
    latest.current = navigate
  })

  // The same for as long as the app stands: nothing is drawn again for where the router is.
  return useMemo(
    () => ({
      navigate: (path) =>
        belongsToPlatform(path) ? leave(path) : leaving.through(() => void latest.current(path)),
      href: (path) => path,
      setSearch: (parameters) => {
        const search = new URLSearchParams(window.location.search)
        for (const [name, value] of Object.entries(parameters))
          if (value === undefined) search.delete(name)
          else search.set(name, value)
        void latest.current({ search: String(search), hash: window.location.hash }, { replace: true })
      },
    }),
    [leave],
  )
}
