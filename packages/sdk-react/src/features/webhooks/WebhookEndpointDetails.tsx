import { signingSecrets, type WebhookEndpoint, webhookEndpointState } from '@capstan/sdk-core/webhooks'
import { styled } from 'styled-components'
import { useSendingBlock } from '../../forms/sending/SendingBlock'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { useSending } from '../security/useSending'
import { webhooksMessages } from './messages'
import { errorWord, useMoment, type WebhookActions, type WebhookTask } from './WebhookActions'
import { eventTypesWord, WebhookEndpointChip } from './WebhookEndpointTable'

export interface WebhookEndpointDetailsProps {
  endpoint: WebhookEndpoint
  actions: WebhookActions
  /** The present. */
  now: Date
  /** Called with the dialog to open. */
  onTask: (task: WebhookTask) => void
}

/** One endpoint: its events, its secrets, and its actions. */
export function WebhookEndpointDetails({ endpoint, actions, now, onTask }: WebhookEndpointDetailsProps) {
  const messages = useMessages('webhooks', webhooksMessages)
  const formats = useFormats()
  const snackbar = useSnackbar()
  const isBlocked = useSendingBlock() !== undefined
  const { name, url, isOrdered, isEnabled, waitingCount } = endpoint
  const test = useSending(async (key) => {
    await actions.sendTest(endpoint, key)
    snackbar.show(fillIn(messages.testSent, { name }))
  })

  return (
    <Card
      flush
      title={name}
      chip={<WebhookEndpointChip endpoint={endpoint} />}
      className="capstan-webhook-endpoint"
      data-status={webhookEndpointState(endpoint)}
      actions={
        !isBlocked && (
          <>
            <Button variant="quiet" dense icon="send" pending={test.isSending} onPress={test.send}>
              {messages.sendTest}
            </Button>
            {isEnabled && (
              <Button
                variant="quiet"
                dense
                icon="restart"
                onPress={() => onTask({ kind: 'recover', endpoint })}
              >
                {messages.recover}
              </Button>
            )}
          </>
        )
      }
    >
      <StateNotice endpoint={endpoint} onEnable={actions.enable} />
      {test.notice && <Notice>{test.notice}</Notice>}
      <DefinitionRows>
        <Row label={messages.address} value={<Code>{url}</Code>} />
        <Row label={messages.events} value={eventTypesWord(endpoint, messages)} />
        <Row label={messages.order} value={isOrdered ? messages.inOrder : messages.inAnyOrder} />
        {waitingCount > 0 && (
          <Row label={messages.waiting} value={formats.plural(messages.waitingCount, waitingCount)} />
        )}
        <SecretRows endpoint={endpoint} actions={actions} now={now} onTask={onTask} />
      </DefinitionRows>
    </Card>
  )
}

/** Notice of why an endpoint fails or was disabled by hand. One disabled for its failures has its alert above the list. */
function StateNotice({
  endpoint,
  onEnable,
}: {
  endpoint: WebhookEndpoint
  onEnable: WebhookActions['enable']
}) {
  const messages = useMessages('webhooks', webhooksMessages)
  const formats = useFormats()
  const snackbar = useSnackbar()
  const moment = useMoment()
  const isBlocked = useSendingBlock() !== undefined
  const { name, isEnabled, disabledReason, disabledOn, failingSince, lastError } = endpoint
  const enabling = useSending(async (key) => {
    await onEnable(endpoint, key)
    snackbar.show(fillIn(messages.enabled, { name }), { tone: 'success' })
  })

  if (isEnabled && failingSince)
    return (
      <Notice>
        <Alert tone="warning" title={fillIn(messages.failingTitle, { moment: moment(failingSince) })}>
          {fillIn(messages.failingText, { error: errorWord(lastError, messages) })}
        </Alert>
      </Notice>
    )
  if (disabledReason !== 'by_hand') return null
  const day = disabledOn ? formats.instant(disabledOn, 'round') : ''
  return (
    <Notice>
      <Alert
        tone="warning"
        title={fillIn(messages.disabledTitle, { name, day })}
        action={
          !isBlocked && (
            <Button dense pending={enabling.isSending} onPress={enabling.send}>
              {messages.enable}
            </Button>
          )
        }
      >
        {messages.disabledByHand}
      </Alert>
      {enabling.notice}
    </Notice>
  )
}

function SecretRows({ endpoint, actions, now, onTask }: WebhookEndpointDetailsProps) {
  const messages = useMessages('webhooks', webhooksMessages)
  const snackbar = useSnackbar()
  const moment = useMoment()
  const [inUse, old] = signingSecrets(endpoint, now)
  const ending = useSending(async (key) => {
    if (!old) return
    await actions.endSecret(old.id, key)
    snackbar.show(messages.oldEnded)
  })
  if (!inUse) return null

  return (
    <>
      <Row
        label={messages.secret}
        value={fillIn(messages.secretSince, { secret: masked(inUse.hint), moment: moment(inUse.createdOn) })}
        action={
          <Button variant="quiet" dense icon="sync" onPress={() => onTask({ kind: 'rotate', endpoint })}>
            {messages.rotate}
          </Button>
        }
      />
      {old?.endsOn && (
        <Row
          label={messages.oldSecret}
          value={
            <>
              <span>
                {fillIn(messages.oldUntil, { secret: masked(old.hint), moment: moment(old.endsOn) })}
              </span>
              {ending.notice}
            </>
          }
          action={
            <Button variant="quiet" dense icon="ban" pending={ending.isSending} onPress={ending.send}>
              {messages.endOld}
            </Button>
          }
        />
      )}
    </>
  )
}

const masked = (hint: string) => `whsec_••••${hint}`

const Notice = styled.div`
  padding: var(--capstan-space-4) var(--capstan-space-6);
`

const Code = styled.code`
  font-family: var(--capstan-font-family-mono);
  overflow-wrap: anywhere;
`
