import { usersDataQuery } from '@capstan/sdk-core/accounts'
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  disableWebhookEndpoint,
  enableWebhookEndpoint,
  endWebhookSecret,
  recoverWebhookEvents,
  resendWebhookEvent,
  rotateWebhookSecret,
  sendTestEvent,
  undeliveredEventsQuery,
  updateWebhookEndpoint,
  type WebhookEndpoint,
  webhookEndpointsQuery,
} from '@capstan/sdk-core/webhooks'
import { Fragment, type ReactNode, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { SendingBlock, useSendingBlock } from '../../forms/sending/SendingBlock'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { combineQueries } from '../../provider/queries/combineQueries'
import { Loaded } from '../../provider/queries/Loaded'
import { rereadWhenChanged } from '../../provider/queries/rereadWhenChanged'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useFocusBack } from '../../provider/announcements/useFocusBack'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { searchParameter } from '../../provider/useSearchParameter'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { FeatureUnavailable, useFeatureBlock } from '../accounts/FeatureGate'
import { useSending } from '../security/useSending'
import { webhooksMessages } from './messages'
import { errorWord, type WebhookActions, type WebhookTask } from './WebhookActions'
import { WebhookAttempts } from './WebhookAttempts'
import { WebhookEndpointDetails } from './WebhookEndpointDetails'
import { WebhookEndpointTable } from './WebhookEndpointTable'

/** Dialogs, with forms that load when one is first opened. */
const WebhookDialogs = lazyPart(async () => (await import('./WebhookDialogs')).WebhookDialogs)

/** Loads the code of the dialogs before one is opened. */
export async function prefetchWebhookDialogs(): Promise<void> {
  await WebhookDialogs.prefetch()
}

export type WebhooksProps = BlockProps

/** Webhook endpoints of the account, for its owner and admins, with the attempts of each. @public */
export const Webhooks = block(function Webhooks() {
  const capstan = useCapstan()
  const messages = useMessages('webhooks', webhooksMessages)
  const reader = useCapstanQuery(usersDataQuery(capstan))
  const endpoints = useCapstanQuery(webhookEndpointsQuery(capstan))
  const actions = useWebhookActions()
  const block = useFeatureBlock('webhooks')

  return (
    <Loaded
      query={combineQueries(reader, endpoints)}
      skeleton={<SkeletonRows count={2} />}
      frame={(content) => (
        <Card flush title={messages.title}>
          {content}
        </Card>
      )}
    >
      {([{ userAccount }, endpoints]) =>
        userAccount?.role === 'account_viewer' ? (
          <Card flush title={messages.title} className="capstan-webhooks">
            <EmptyState icon="lock" text={messages.managersOnly} />
          </Card>
        ) : (
          // While they are switched off nothing is sent; endpoints are still changed, disabled and deleted.
          <SendingBlock reason={block}>
            <Stack gap={4}>
              {block !== undefined && <FeatureUnavailable />}
              <WebhooksView
                endpoints={endpoints}
                actions={actions}
                attemptsOf={(endpoint) => <WebhookAttempts endpoint={endpoint} onResend={actions.resend} />}
              />
            </Stack>
          </SendingBlock>
        )
      }
    </Loaded>
  )
})

function useWebhookActions(): WebhookActions {
  const capstan = useCapstan()
  return useMemo(
    (): WebhookActions => ({
      create: (input, idempotencyKey) => createWebhookEndpoint(capstan, input, { idempotencyKey }),
      update: ({ id, version }, changed, idempotencyKey) =>
        updateWebhookEndpoint(capstan, { id, version, ...changed }, { idempotencyKey }).catch(
          rereadWhenChanged(capstan, webhookEndpointsQuery(capstan)),
        ),
      remove: (endpoint, idempotencyKey) => deleteWebhookEndpoint(capstan, endpoint, { idempotencyKey }),
      rotate: ({ id }, endsOldAtOnce, idempotencyKey) =>
        rotateWebhookSecret(capstan, { id, endsOldAtOnce }, { idempotencyKey }),
      endSecret: (id, idempotencyKey) => endWebhookSecret(capstan, id, { idempotencyKey }),
      enable: (endpoint, idempotencyKey) => enableWebhookEndpoint(capstan, endpoint, { idempotencyKey }),
      disable: (endpoint, idempotencyKey) => disableWebhookEndpoint(capstan, endpoint, { idempotencyKey }),
      sendTest: (endpoint, idempotencyKey) => sendTestEvent(capstan, endpoint, { idempotencyKey }),
      resend: (deliveryId, idempotencyKey) => resendWebhookEvent(capstan, deliveryId, { idempotencyKey }),
      undelivered: async ({ id }, since) => {
        const { select, ...query } = undeliveredEventsQuery(capstan, { id, since })
        return select(await capstan.queryClient.fetchQuery(query))
      },
      recover: ({ id }, since, idempotencyKey) =>
        recoverWebhookEvents(capstan, { id, since }, { idempotencyKey }),
    }),
    [capstan],
  )
}

export interface WebhooksViewProps {
  /** The endpoints of the account, the oldest first. */
  endpoints: readonly WebhookEndpoint[]
  actions: WebhookActions
  /** Renders the attempts of the chosen endpoint. */
  attemptsOf: (endpoint: WebhookEndpoint) => ReactNode
  /** The present; by default the time of the first render. */
  now?: Date
}

/** Webhook endpoints: their figures and states, and the details and actions of the chosen one. @public */
export function WebhooksView({ endpoints, actions, attemptsOf, now: moment }: WebhooksViewProps) {
  const messages = useMessages('webhooks', webhooksMessages)
  const place = useRef<HTMLDivElement>(null)
  const [present] = useState(() => new Date())
  const now = moment ?? present
  const { setSearch } = useRouter()
  const [chosenId, setChosenId] = useState(() => setSearch && searchParameter('endpoint'))
  const [task, setTask] = useState<WebhookTask>()
  const focusBack = useFocusBack(place)
  const isBlocked = useSendingBlock() !== undefined
  usePrefetch(WebhookDialogs)
  const chosen = endpoints.find(({ id }) => id === chosenId) ?? endpoints[0]

  const choose = ({ id }: Pick<WebhookEndpoint, 'id'>) => {
    setChosenId(id)
    // The filters and the open attempt are those of the endpoint before.
    setSearch?.({ endpoint: id, result: undefined, event: undefined, attempt: undefined })
  }
  const close = (added?: WebhookEndpoint) => {
    setTask(undefined)
    if (added) choose(added)
    focusBack(task && 'endpoint' in task ? task.endpoint.id : undefined)
  }

  return (
    <Stack ref={place} gap={6} className="capstan-webhooks">
      {endpoints
        .filter(({ disabledReason }) => disabledReason === 'failing')
        .map((endpoint) => (
          <DisabledAlert key={endpoint.id} endpoint={endpoint} onEnable={actions.enable} />
        ))}
      <Card
        flush
        title={messages.title}
        actions={
          !isBlocked && (
            <Button variant="quiet" dense icon="plus" onPress={() => setTask({ kind: 'add' })}>
              {messages.add}
            </Button>
          )
        }
        footer={<Note>{messages.about}</Note>}
      >
        {endpoints.length === 0 ? (
          <EmptyState icon="send" text={messages.none} detail={messages.noneDetail} />
        ) : (
          <WebhookEndpointTable endpoints={endpoints} chosen={chosen} onChoose={choose} onTask={setTask} />
        )}
      </Card>
      {chosen && (
        <Fragment key={chosen.id}>
          <WebhookEndpointDetails endpoint={chosen} actions={actions} now={now} onTask={setTask} />
          {attemptsOf(chosen)}
        </Fragment>
      )}
      {task && (
        <WebhookDialogs task={task} endpoints={endpoints} actions={actions} now={now} onClose={close} />
      )}
    </Stack>
  )
}

const Note = styled.span`
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
`

interface DisabledAlertProps {
  endpoint: WebhookEndpoint
  onEnable: WebhookActions['enable']
}

/** Alert with the reason why an endpoint is disabled, and a button that enables it. */
function DisabledAlert({ endpoint, onEnable }: DisabledAlertProps) {
  const messages = useMessages('webhooks', webhooksMessages)
  const formats = useFormats()
  const snackbar = useSnackbar()
  const { name, disabledOn, lastError } = endpoint
  const sending = useSending(async (key) => {
    await onEnable(endpoint, key)
    snackbar.show(fillIn(messages.enabled, { name }), { tone: 'success' })
  })
  const day = disabledOn ? formats.instant(disabledOn, 'round') : ''
  const isBlocked = useSendingBlock() !== undefined

  return (
    <>
      <Alert
        tone="danger"
        title={fillIn(messages.disabledTitle, { name, day })}
        action={
          !isBlocked && (
            <Button dense pending={sending.isSending} onPress={sending.send}>
              {messages.enable}
            </Button>
          )
        }
      >
        {fillIn(messages.disabledFailing, { error: errorWord(lastError, messages) })}
      </Alert>
      {sending.notice}
    </>
  )
}
