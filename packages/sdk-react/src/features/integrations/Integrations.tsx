import { addIntegration, integrationsQuery, type Integration } from '@capstan/sdk-core/integrations'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery, type QueryState } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { NoAccount } from '../accounts/NoAccount'
import { useReader, type Reader } from '../accounts/useReader'
import { IntegrationsView, type IntegrationsViewProps } from './IntegrationsView'
import { integrationsMessages } from './messages'

export interface IntegrationsProps extends Pick<IntegrationsViewProps, 'manageHref'> {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** What the account of this instance may connect to; its owner and admins add and set up what they choose. @public */
export function Integrations({ isolation, manageHref }: IntegrationsProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedIntegrations manageHref={manageHref} />
    </CapstanRoot>
  )
}

function ConnectedIntegrations({ manageHref }: Pick<IntegrationsProps, 'manageHref'>) {
  const reader = useReader()
  if (reader.status !== 'ready') return <IntegrationsUnknown part={reader} />
  if (!reader.data) return <NoAccount />
  return <OwnIntegrations reader={reader.data} manageHref={manageHref} />
}

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
