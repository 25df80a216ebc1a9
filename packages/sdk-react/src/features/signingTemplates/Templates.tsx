import {
  signingAccountsQuery,
  signingTemplatesQuery,
  syncSigningTemplates,
  type SigningAccount,
  type SigningTemplate,
} from '@capstan/sdk-core/signingTemplates'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { platformUrl } from '../../provider/setup/platformUrl'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { DataTable } from '../../tables/DataTable'
import type { TableColumn, TableDefinition } from '../../tables/TableDefinition'
import { TextLink } from '../../ui/actions/TextLink'
import { StatusChip } from '../../ui/display/StatusChip'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { ShowMore, useShownRows } from '../../ui/records/ShowMore'
import { PaymentsUnknown } from '../payments/PaymentsUnknown'
import { paymentsMessages } from '../payments/messages'
import { SyncButton } from '../payments/SyncButton'
import { signingTemplatesMessages } from './messages'
import type { TemplatePlace } from './templatePaths'

/** The account at the signing provider, and beside it the templates that it has. (SIGN-002 to SIGN-009) */
export function Templates({ paths, may }: TemplatePlace) {
  const capstan = useCapstan()
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const accounts = useCapstanQuery(signingAccountsQuery(capstan))
  const templates = useCapstanQuery(signingTemplatesQuery(capstan))

  return (
    <Columns split="4-8">
      {accounts.status === 'ready' ? (
        <SigningAccounts accounts={accounts.data} maySync={may.sync} />
      ) : (
        <PaymentsUnknown parts={[accounts]} title={messages.account} />
      )}
      {templates.status === 'ready' ? (
        <TemplatesView templates={templates.data} templateHref={paths.template} />
      ) : (
        <PaymentsUnknown parts={[templates]} title={messages.templates} />
      )}
    </Columns>
  )
}

interface SigningAccountsProps {
  accounts: readonly SigningAccount[]
  maySync: boolean
}

function SigningAccounts({ accounts, maySync }: SigningAccountsProps) {
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const formats = useFormats()
  if (accounts.length === 0)
    return (
      <Card aria-label={messages.account}>
        <EmptyState icon="signature" text={messages.noAccount} detail={messages.noAccountDetail} />
      </Card>
    )

  return (
    <Stack gap={6}>
      {accounts.map((account) => (
        <Card
          key={account.id}
          title={<bdi>{account.name}</bdi>}
          className="capstan-signing-account"
          data-status={account.syncStatus}
        >
          <Stack gap={4}>
            <DefinitionRows compact>
              <Row
                label={messages.syncedOn}
                value={account.syncedOn ? formats.instant(account.syncedOn, 'template') : messages.never}
              />
            </DefinitionRows>
            {maySync ? (
              <SyncButton block account={account} sync={syncSigningTemplates} />
            ) : (
              <SyncState status={account.syncStatus} />
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}

/** The state of a sync, for a reader who may not start one. */
function SyncState({ status }: { status: string }) {
  const messages = useMessages('payments', paymentsMessages)
  if (status === 'syncing') return <Alert>{messages.syncing}</Alert>
  return status === 'failed' ? <Alert tone="danger">{messages.syncFailed}</Alert> : null
}

export interface SigningTemplatesViewProps {
  /** The templates, by name. */
  templates: readonly SigningTemplate[]
  /** The address of the page of a template. */
  templateHref: (templateId: string) => string
}

/** Templates of the signing provider: the times of the last change and sync, and a link to each there. */
function TemplatesView({ templates, templateHref }: SigningTemplatesViewProps) {
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const { shown, more } = useShownRows(templates)
  const table = useTemplatesTable(templateHref)

  return (
    <Card flush title={messages.templates} className="capstan-signing-templates">
      <DataTable
        aria-label={messages.templates}
        table={table}
        rows={{ status: 'ready', data: shown }}
        empty={messages.noTemplates}
      />
      <ShowMore {...more} />
    </Card>
  )
}

function useTemplatesTable(templateHref: (templateId: string) => string): TableDefinition<SigningTemplate> {
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const { options } = useCapstan()
  const { href } = useRouter()

  return useMemo(() => {
    const moment = (id: 'updatedOn' | 'syncedOn'): TableColumn<SigningTemplate> => ({
      ...{ id, header: messages[id], kind: 'text', isSolid: true, value: (template) => template[id] },
      format: (instant, formats) => formats.instant(instant, 'template'),
    })
    return {
      idOf: ({ id }) => id,
      columns: [
        {
          ...{ id: 'name', header: messages.name, kind: 'text', value: ({ name }) => name },
          cell: ({ id, name, description, deleted }) => (
            <Named>
              <span>
                <TextLink href={href(templateHref(id))}>{name}</TextLink>{' '}
                {deleted && <StatusChip status="deleted" />}
              </span>
              {description && (
                <small>
                  <bdi>{description}</bdi>
                </small>
              )}
            </Named>
          ),
        },
        moment('updatedOn'),
        moment('syncedOn'),
        {
          ...{ id: 'open', header: messages.open, kind: 'text', isUnsorted: true },
          value: ({ templateUri }) => templateUri,
          cell: ({ name, templateUri, deleted }) =>
            templateUri &&
            !deleted && (
              <TextLink external href={platformUrl(options, templateUri)}>
                <span>{messages.open}</span>
                <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
              </TextLink>
            ),
        },
      ],
    }
  }, [messages, href, options, templateHref])
}

const Named = styled.span`
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;
  > small {
    color: var(--capstan-text-muted);
    font-weight: var(--capstan-font-weight-regular);
  }
`
