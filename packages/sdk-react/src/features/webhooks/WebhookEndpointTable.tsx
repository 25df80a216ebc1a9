import {
  deliveredShare,
  type WebhookEndpoint,
  webhookEndpointState,
  type WebhookEndpointState,
  webhookEventTypes,
} from '@capstan/sdk-core/webhooks'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Chip, type Tone } from '../../ui/display/Chip'
import type { IconName } from '../../ui/display/Icon'
import { Menu } from '../../ui/overlays/Menu'
import { MenuItem } from '../../ui/overlays/MenuItem'
import { Records } from '../../ui/records/Records'
import { webhooksMessages, type WebhooksMessages } from './messages'
import { eventTypeWord, useMoment, type WebhookTask } from './WebhookActions'
import type { RecordColumn } from '../../ui/records/RecordRow'

export interface WebhookEndpointTableProps {
  endpoints: readonly WebhookEndpoint[]
  /** The endpoint with open details. */
  chosen?: WebhookEndpoint
  onChoose: (endpoint: WebhookEndpoint) => void
  /** Called with the dialog to open. */
  onTask: (task: WebhookTask) => void
}

/** Endpoints as a table, and as records in a narrow container. */
export function WebhookEndpointTable({ endpoints, chosen, onChoose, onTask }: WebhookEndpointTableProps) {
  const formats = useFormats()
  const messages = useMessages('webhooks', webhooksMessages)
  const moment = useMoment()
  const columns: RecordColumn<WebhookEndpoint>[] = [
    {
      id: 'name',
      header: messages.endpoint,
      cell: (endpoint) => (
        <Name>
          <Button
            variant="quiet"
            dense
            aria-pressed={endpoint.id === chosen?.id}
            onPress={() => onChoose(endpoint)}
          >
            {endpoint.name}
          </Button>
          <small>{endpoint.url.replace(/^https:\/\//, '')}</small>
        </Name>
      ),
    },
    {
      id: 'events',
      header: messages.events,
      isNumeric: true,
      cell: ({ eventTypes }) =>
        eventTypes.length === 0 ? messages.allEvents : formats.units(String(eventTypes.length)),
    },
    {
      id: 'attempts',
      header: messages.attempts,
      isNumeric: true,
      cell: ({ attemptCount }) => formats.units(String(attemptCount)),
    },
    {
      id: 'delivered',
      header: messages.delivered,
      isNumeric: true,
      cell: (endpoint) => {
        const share = deliveredShare(endpoint)
        return share ? formats.percent(share) : messages.noShare
      },
    },
    {
      id: 'last',
      header: messages.lastAttempt,
      isSolid: true,
      cell: ({ lastAttemptOn }) => (lastAttemptOn ? moment(lastAttemptOn) : messages.never),
    },
    {
      id: 'status',
      header: messages.status,
      cell: (endpoint) => <WebhookEndpointChip endpoint={endpoint} />,
    },
    {
      id: 'actions',
      header: messages.actions,
      isActions: true,
      cell: (endpoint) => <EndpointMenu endpoint={endpoint} onTask={onTask} />,
    },
  ]

  return <Records aria-label={messages.title} columns={columns} rows={endpoints} keyOf={({ id }) => id} />
}

const chips: Record<WebhookEndpointState, { tone: Tone; icon: IconName }> = {
  active: { tone: 'success', icon: 'check-circle' },
  failing: { tone: 'warning', icon: 'alert' },
  disabled: { tone: 'danger', icon: 'ban' },
}

/** The state of an endpoint. */
export function WebhookEndpointChip({ endpoint }: { endpoint: WebhookEndpoint }) {
  const messages = useMessages('webhooks', webhooksMessages)
  const state = webhookEndpointState(endpoint)
  return (
    <Chip {...chips[state]} data-status={state}>
      {messages[state]}
    </Chip>
  )
}

interface EndpointMenuProps {
  endpoint: WebhookEndpoint
  onTask: (task: WebhookTask) => void
}

function EndpointMenu({ endpoint, onTask }: EndpointMenuProps) {
  const messages = useMessages('webhooks', webhooksMessages)
  const label = fillIn(messages.actionsFor, { name: endpoint.name })
  return (
    <Menu aria-label={label} trigger={<Button variant="quiet" dense icon="more" aria-label={label} />}>
      <MenuItem icon="pencil" onAction={() => onTask({ kind: 'edit', endpoint })}>
        {messages.edit}
      </MenuItem>
      {endpoint.isEnabled && (
        <MenuItem icon="pause" onAction={() => onTask({ kind: 'disable', endpoint })}>
          {messages.disable}
        </MenuItem>
      )}
      <MenuItem icon="trash" tone="danger" onAction={() => onTask({ kind: 'delete', endpoint })}>
        {messages.delete}
      </MenuItem>
    </Menu>
  )
}

/** Returns the words for the types of events that an endpoint wants, in the order of the catalogue. */
export function eventTypesWord(
  { eventTypes }: Pick<WebhookEndpoint, 'eventTypes'>,
  messages: WebhooksMessages,
): string {
  if (eventTypes.length === 0) return messages.allEvents
  const known: readonly string[] = webhookEventTypes
  const sorted = eventTypes.toSorted((a, b) => known.indexOf(a) - known.indexOf(b))
  return sorted.map((type) => eventTypeWord(type, messages)).join(', ')
}

const Name = styled.span`
  display: grid;
  justify-items: start;
  min-width: 0;
  > .capstan-button {
    margin-inline-start: calc(-8 * var(--capstan-unit));
    max-width: 100%;
  }
  > small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    font-weight: var(--capstan-font-weight-regular);
    overflow-wrap: anywhere;
  }
`
