import type { Integration } from '@capstan/sdk-core/integrations'
import { EmbedKeys, Integrations } from '@capstan/sdk-react/integrations'
import { Stack } from '@capstan/sdk-react/ui'
import { Webhooks } from '@capstan/sdk-react/webhooks'
import type { PageProps } from '../../routing/lazyPage'
import { useHost } from '../../session/Host'
import type { ProviderSlugs } from '../../session/readConfig'
import { SettingsPage } from './SettingsPage'

/** Page of an account's integrations, and of the keys and webhooks of a vendor's servers. (ROUTE-022) */
export function IntegrationsPage({ title }: PageProps) {
  const { visitor, config } = useHost()
  // An investor has no server that would make sessions.
  const isVendor = visitor.status === 'acting' && ['issuer', 'broker'].includes(visitor.account.type)

  return (
    <SettingsPage title={title}>
      <Stack gap={8}>
        <Integrations manageHref={(integration) => managedAt(integration, config.providers)} />
        {isVendor && <EmbedKeys />}
        {isVendor && <Webhooks />}
      </Stack>
    </SettingsPage>
  )
}

/** (INTEG-009 to INTEG-011) */
function managedAt({ type }: Integration, { signing, payment }: ProviderSlugs): string | undefined {
  if (type === 'signing') return `/${signing}/templates`
  if (type === 'payment') return `/${payment}/issuers`
  return type === 'information' ? '/onboarding-questions' : undefined
}

/** Its data is requested while the app first renders. */
export { prefetchIntegrations as prefetch } from '@capstan/sdk-react/integrations'
