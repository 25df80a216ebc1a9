import { CapstanProvider } from '@capstan/sdk-react/provider'
import { useMemo } from 'react'
import { RouterProvider } from 'react-router/dom'
import type { HostRouter } from './routing/hostRouter'
import { HostContext, type Host } from './session/Host'

export interface AppProps {
  host: Host
  router: HostRouter
}

/** The whole app: the instance of this tab, the brand of its account, its pages. */
export function App({ host, router }: AppProps) {
  const { capstan, config, visitor } = host
  const brand = (visitor.status === 'acting' && visitor.account.slug) || config.brand
  // A person's own font size decides how large everything is.
  const appearance = useMemo(() => ({ brand, theme: 'auto', unit: '0.0625rem' }) as const, [brand])

  return (
    <HostContext value={host}>
      <CapstanProvider instance={capstan} appearance={appearance} router={router.links}>
        <RouterProvider router={router.pages} />
      </CapstanProvider>
    </HostContext>
  )
}
