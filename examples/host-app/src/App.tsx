import { CapstanProvider, CapstanRoot } from '@capstan/sdk-react/provider'
import { useMemo, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { supportUrl } from './frame/supportUrl'
import { languages } from './session/languages'
import { linksOf, type PageRouter } from './hostRouter'
import { brandOf } from './session/brandOf'
import { HostContext, type Host } from './session/Host'
import { readVisitor } from './session/readVisitor'

export interface AppProps {
  /** What is known when the session has started. */
  start: Omit<Host, 'refresh'>
  router: PageRouter
  /** Lets our styles through the page's Content-Security-Policy. */
  nonce?: string
}

/** The whole app: the instance of this tab, the brand of its account, its pages. */
export function App({ start, router, nonce }: AppProps) {
  const { capstan, config, leave } = start
  const [visitor, setVisitor] = useState(start.visitor)
  const host = useMemo<Host>(
    () => ({ ...start, visitor, refresh: async () => setVisitor(await readVisitor(start.capstan)) }),
    [start, visitor],
  )
  const links = useMemo(() => linksOf(router, leave), [router, leave])
  const brand = brandOf(host)
  // A person's own font size decides how large everything is.
  const appearance = useMemo(() => ({ brand, theme: 'auto', unit: 'rem' }) as const, [brand])

  return (
    <HostContext value={host}>
      <CapstanProvider
        instance={capstan}
        appearance={appearance}
        router={links}
        supportUrl={supportUrl(config, visitor)}
        nonce={nonce}
        languages={languages}
      >
        <CapstanRoot>
          <RouterProvider router={router} />
        </CapstanRoot>
      </CapstanProvider>
    </HostContext>
  )
}
