import { CapstanProvider, CapstanRoot } from '@capstan/sdk-react/provider'
import { useMemo, useState, type ReactNode } from 'react'
import { BrowserRouter, type RouteObject } from 'react-router'
import { supportUrl } from './frame/supportUrl'
import { languages } from './session/languages'
import { Pages } from './Pages'
import { useLinks } from './routing/useLinks'
import { brandOf } from './session/brandOf'
import { brandPreview } from './session/brandPreview'
import { FollowVisitor } from './session/FollowVisitor'
import { HostContext, type Host } from './session/Host'
import { readVisitor } from './session/readVisitor'

export interface AppProps {
  /** The values that are known when the session has started. */
  start: Omit<Host, 'refresh' | 'preview' | 'showPreview'>
  /** The pages there are. */
  routes: RouteObject[]
  /** Lets our styles through the page's Content-Security-Policy. */
  nonce?: string
}

/** The whole app: the instance of this tab, the brand of its account, its pages. */
export function App({ start, routes, nonce }: AppProps) {
  const [visitor, setVisitor] = useState(start.visitor)
  const [shown, setShown] = useState(brandPreview.read)
  // Another account of the tab has a brand of its own.
  const preview = visitor.status === 'acting' && visitor.account.type === 'admin' ? shown : undefined
  const host = useMemo<Host>(
    () => ({
      ...{ ...start, visitor, preview },
      showPreview: (next) => {
        brandPreview.keep(next)
        setShown(next)
      },
      refresh: async () => setVisitor(await readVisitor(start.capstan)),
    }),
    [start, visitor, preview],
  )

  return (
    <HostContext value={host}>
      <BrowserRouter>
        <Branded host={host} nonce={nonce}>
          {visitor.status === 'acting' && <FollowVisitor onChange={setVisitor} />}
          <Pages routes={routes} />
        </Branded>
      </BrowserRouter>
    </HostContext>
  )
}

interface BrandedProps {
  host: Host
  nonce?: string
  children: ReactNode
}

function Branded({ host, nonce, children }: BrandedProps) {
  const { capstan, config, leave, visitor } = host
  const links = useLinks(leave)
  const brand = brandOf(host)
  // A person's own font size decides how large everything is.
  const appearance = useMemo(() => ({ brand, theme: 'auto', unit: 'rem' }) as const, [brand])

  return (
    <CapstanProvider
      instance={capstan}
      appearance={appearance}
      router={links}
      supportUrl={supportUrl(config, visitor)}
      nonce={nonce}
      languages={languages}
    >
      <CapstanRoot>{children}</CapstanRoot>
    </CapstanProvider>
  )
}
