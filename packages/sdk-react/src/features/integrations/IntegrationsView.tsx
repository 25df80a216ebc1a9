import type { Integration } from '@capstan/sdk-core/integrations'
import { useState } from 'react'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { CardGrid } from '../../ui/layout/CardGrid'
import { Stack } from '../../ui/layout/Stack'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { CardPages } from './CardPages'
import { IntegrationCard } from './IntegrationCard'
import { IntegrationSetup } from './lazyIntegrationSetup'
import { integrationsMessages } from './messages'

export interface IntegrationsViewProps {
  /** In the order in which they are shown. */
  integrations: readonly Integration[]
  /** Adds one; without it they are only read. */
  onAdd?: (integration: Integration, idempotencyKey: string) => Promise<unknown>
  /** Where one that is set up is managed; its partner's site where nothing is said. */
  manageHref?: (integration: Integration) => string | undefined
}

/** Integrations as cards, three a page. (INTEG-001, INTEG-002) @public */
export function IntegrationsView({ integrations, onAdd, manageHref }: IntegrationsViewProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const [wanted, setPage] = useState(0)
  const [opened, setOpened] = useState<string>()
  const last = Math.max(0, Math.ceil(integrations.length / perPage) - 1)
  const page = Math.min(wanted, last)
  const shown = integrations.slice(page * perPage, (page + 1) * perPage)
  const inSetup = integrations.find(({ id }) => id === opened)
  usePrefetch(IntegrationSetup, onAdd !== undefined)

  if (integrations.length === 0)
    return (
      <Card flush aria-label={messages.integrations}>
        <EmptyState icon="link" text={messages.noIntegrations} />
      </Card>
    )
  return (
    <Stack gap={6} className="capstan-integrations">
      <CardGrid as="ul" columns={3} aria-label={messages.integrations}>
        {shown.map((integration) => (
          <IntegrationCard
            key={integration.id}
            integration={integration}
            onAdd={onAdd && ((idempotencyKey) => onAdd(integration, idempotencyKey))}
            onSetUp={onAdd && (() => setOpened(integration.id))}
            manageHref={manageHref?.(integration)}
          />
        ))}
      </CardGrid>
      {last > 0 && <CardPages page={page} perPage={perPage} count={integrations.length} onPage={setPage} />}
      {onAdd && inSetup?.added?.processId && (
        <IntegrationSetup
          integration={inSetup}
          processId={inSetup.added.processId}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  )
}

const perPage = 3
