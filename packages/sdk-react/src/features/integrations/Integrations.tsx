import { addIntegration, type Integration, integrationsQuery } from '@capstan/sdk-core/integrations'
import { useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { type QueryState, useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { CardGrid } from '../../ui/layout/CardGrid'
import { Stack } from '../../ui/layout/Stack'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { NoAccount } from '../accounts/NoAccount'
import { type Reader, useReader } from '../accounts/useReader'
import { IntegrationCard } from './IntegrationCard'
import { integrationsMessages } from './messages'

/** The steps that set an integration up, loaded on demand: most readers open none. */
const IntegrationSetup = lazyPart(async () => (await import('./IntegrationSetup')).IntegrationSetup)

export interface IntegrationsProps extends Pick<IntegrationsViewProps, 'manageHref'>, BlockProps {}

/** Integrations that the account of this instance may connect to; its owner and admins add and set them up. @public */
export const Integrations = block(function Integrations({ manageHref }: IntegrationsProps) {
  const reader = useReader()
  if (reader.status !== 'ready') return <IntegrationsUnknown part={reader} />
  if (!reader.data) return <NoAccount />
  return <OwnIntegrations reader={reader.data} manageHref={manageHref} />
})

interface OwnIntegrationsProps extends Pick<IntegrationsProps, 'manageHref'> {
  reader: Reader
}

function OwnIntegrations({ reader: { type, mayChange, wasTaken }, manageHref }: OwnIntegrationsProps) {
  const capstan = useCapstan()
  const messages = useMessages('integrations', integrationsMessages)
  const integrations = useCapstanQuery(integrationsQuery(capstan, type))
  if (integrations.status !== 'ready') return <IntegrationsUnknown part={integrations} />

  const add = (integration: Integration, idempotencyKey: string) =>
    addIntegration(capstan, integration, { idempotencyKey })
  return (
    <Stack gap={4}>
      {wasTaken && <Alert tone="warning">{messages.roleTaken}</Alert>}
      {!mayChange && !wasTaken && <Alert tone="neutral">{messages.viewer}</Alert>}
      <IntegrationsView
        integrations={integrations.data}
        onAdd={mayChange ? add : undefined}
        manageHref={manageHref}
      />
    </Stack>
  )
}

function IntegrationsUnknown({ part }: { part: Exclude<QueryState<unknown>, { status: 'ready' }> }) {
  const messages = useMessages('integrations', integrationsMessages)
  return (
    <Card flush aria-label={messages.integrations}>
      {part.status === 'error' ? (
        <ErrorNotice error={part.error} onRetry={part.retry} />
      ) : (
        <Loading visible={part.visible}>
          <SkeletonRows count={4} />
        </Loading>
      )}
    </Card>
  )
}

export interface IntegrationsViewProps {
  /** In the order in which they are shown. */
  integrations: readonly Integration[]
  /** Adds one; without it they are only read. */
  onAdd?: (integration: Integration, idempotencyKey: string) => Promise<unknown>
  /** Returns the address where an integration is managed after setup; the partner's site by default. */
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

interface CardPagesProps {
  /** The page that is shown, from 0. */
  page: number
  /** How many cards a page has. */
  perPage: number
  /** How many cards there are. */
  count: number
  onPage: (page: number) => void
}

/** The cards that are shown, and links to the others. */
function CardPages({ page, perPage, count, onPage }: CardPagesProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const pages = Math.ceil(count / perPage)
  const from = page * perPage + 1
  const to = Math.min(count, (page + 1) * perPage)

  return (
    <Foot>
      <span role="status">{fillIn(messages.range, { from, to, count })}</span>
      <nav aria-label={messages.pages}>
        <Button
          variant="quiet"
          dense
          icon="chevron-left"
          aria-label={messages.previousPage}
          isDisabled={page === 0}
          onPress={() => onPage(page - 1)}
        />
        {Array.from({ length: pages }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={fillIn(messages.page, { page: index + 1 })}
            aria-current={index === page ? 'page' : undefined}
            onClick={() => onPage(index)}
          >
            {index + 1}
          </button>
        ))}
        <Button
          variant="quiet"
          dense
          icon="chevron-right"
          aria-label={messages.nextPage}
          isDisabled={page === pages - 1}
          onPress={() => onPage(page + 1)}
        />
      </nav>
    </Foot>
  )
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--capstan-space-2) var(--capstan-space-4);
  > span {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  > nav {
    display: flex;
    align-items: center;
    gap: var(--capstan-space-1);
  }
  > nav > button:not(.capstan-button) {
    min-width: calc(28 * var(--capstan-unit));
    height: calc(28 * var(--capstan-unit));
    border: 0;
    border-radius: var(--capstan-radius-base);
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums lining-nums;
    cursor: pointer;
  }
  > nav > button:not(.capstan-button):hover {
    background: var(--capstan-surface-active);
  }
  > nav > button[aria-current] {
    background: var(--capstan-primary-soft);
    color: var(--capstan-primary-text);
    font-weight: var(--capstan-font-weight-strong);
  }
  @media (pointer: coarse) {
    > nav > button:not(.capstan-button) {
      min-width: calc(44 * var(--capstan-unit));
      height: calc(44 * var(--capstan-unit));
    }
  }
  @media (forced-colors: active) {
    > nav > button[aria-current] {
      border: 2px solid Highlight;
    }
  }
`
