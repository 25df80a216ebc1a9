import { isCapstanError, today } from '@capstan/sdk-core'
import {
  checkWebhookEndpoint,
  type NewWebhookEndpoint,
  signingSecrets,
  startOfDay,
  type EventTypeCount,
  type WebhookEndpoint,
  type WebhookEndpointInput,
  webhookEventTypes,
} from '@capstan/sdk-core/webhooks'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { CancelButton } from '../../forms/sending/CancelButton'
import { fieldOf } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import type { FormCheck } from '../../forms/FormCheck'
import { FormNotice } from '../../forms/sending/FormNotice'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SendButton, SendingBlock } from '../../forms/sending/SendingBlock'
import { type CapstanForm, useCapstanForm } from '../../forms/useCapstanForm'
import { useIntentKey } from '../../forms/sending/useIntentKey'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { TextAreaField } from '../../ui/fields/text/TextAreaField'
import { Stack } from '../../ui/layout/Stack'
import { Dialog } from '../../ui/overlays/Dialog'
import { CopyButton } from '../../ui/records/CopyButton'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { webhooksMessages, type WebhooksMessages } from './messages'
import { eventTypeWord, webhookErrorTexts, type WebhookActions, type WebhookTask } from './WebhookActions'

export interface WebhookDialogsProps {
  task: WebhookTask
  /** The current endpoints of the account. */
  endpoints: readonly WebhookEndpoint[]
  actions: WebhookActions
  /** The present. */
  now: Date
  /** Called with the endpoint that was added, if one was. */
  onClose: (added?: WebhookEndpoint) => void
}

/** The dialog of a task. Endpoints are also changed, disabled and deleted while webhooks are switched off. */
export function WebhookDialogs({ task, endpoints, actions, now, onClose }: WebhookDialogsProps) {
  if (task.kind === 'add') return <AddDialog onCreate={actions.create} onClose={onClose} />
  const current = endpoints.find(({ id }) => id === task.endpoint.id) ?? task.endpoint
  const props = { endpoint: task.endpoint, current, actions, now, onClose: () => onClose() }
  switch (task.kind) {
    case 'edit':
      return (
        <SendingBlock>
          <EditDialog {...props} />
        </SendingBlock>
      )
    case 'rotate':
      return (
        <SendingBlock>
          <RotateDialog {...props} />
        </SendingBlock>
      )
    case 'recover':
      return <RecoverDialog {...props} />
    case 'delete':
    case 'disable':
      return (
        <SendingBlock>
          <ConfirmDialog {...props} kind={task.kind} />
        </SendingBlock>
      )
  }
}

interface EndpointAnswers {
  name: string
  url: string
  eventTypes: string[]
  isOrdered: boolean
}

const EndpointField = fieldOf<EndpointAnswers>()

function EndpointFields() {
  const messages = useMessages('webhooks', webhooksMessages)
  const options = webhookEventTypes.map((value) => ({ value, label: eventTypeWord(value, messages) }))
  return (
    <>
      <EndpointField
        name="name"
        kind="string"
        label={messages.name}
        title=""
        hint={messages.nameHelp}
        autoFocus
      />
      <EndpointField name="url" kind="string" label={messages.address} title="" hint={messages.addressHelp} />
      <EndpointField
        name="eventTypes"
        kind="multiselect"
        label={messages.eventTypes}
        title=""
        hint={messages.eventTypesHelp}
        options={options}
        optional
      />
      <EndpointField name="isOrdered" kind="checkbox" label={messages.isOrdered} title="" optional />
    </>
  )
}

function useEndpointCheck(): FormCheck<EndpointAnswers, WebhookEndpointInput> {
  const messages = useMessages('webhooks', webhooksMessages)
  return useMemo(
    () => (answers) => {
      const { name, url } = checkWebhookEndpoint(answers)
      const problems = [
        ...(name ? [{ name: 'name', message: nameTexts(messages)[name] }] : []),
        ...(url ? [{ name: 'url', message: urlTexts(messages)[url] }] : []),
      ]
      if (problems.length > 0) return { ok: false, problems }
      return { ok: true, values: { ...answers, name: answers.name.trim(), url: answers.url.trim() } }
    },
    [messages],
  )
}

const nameTexts = (messages: WebhooksMessages) => ({
  required: messages.nameRequired,
  too_long: messages.nameTooLong,
})

const urlTexts = (messages: WebhooksMessages) => ({
  required: messages.urlRequired,
  too_long: messages.urlTooLong,
  no_address: messages.urlWrong,
})

interface AddDialogProps {
  onCreate: WebhookActions['create']
  onClose: WebhookDialogsProps['onClose']
}

const empty: EndpointAnswers = { name: '', url: '', eventTypes: [], isOrdered: false }

function AddDialog({ onCreate, onClose }: AddDialogProps) {
  const messages = useMessages('webhooks', webhooksMessages)
  const [made, setMade] = useState<NewWebhookEndpoint>()
  const form = useCapstanForm({
    initial: empty,
    check: useEndpointCheck(),
    errorTexts: webhookErrorTexts(messages),
    onSubmit: async (input, key) => setMade(await onCreate(input, key)),
  })
  return (
    <TaskDialog
      form={form}
      title={messages.addTitle}
      labels={{ send: messages.add, sending: messages.adding }}
      placement="end"
      made={made}
      onClose={() => onClose(made?.endpoint)}
    >
      <EndpointFields />
      <Alert tone="neutral">{messages.secretComes}</Alert>
    </TaskDialog>
  )
}

interface TaskProps {
  /** The endpoint at the time when the dialog was opened. */
  endpoint: WebhookEndpoint
  /** The current version of the endpoint. */
  current: WebhookEndpoint
  actions: WebhookActions
  now: Date
  onClose: () => void
}

/** Dialog that edits an endpoint. After a change by another user, both versions are shown. */
function EditDialog({ endpoint, current, actions, onClose }: TaskProps) {
  const messages = useMessages('webhooks', webhooksMessages)
  const snackbar = useSnackbar()
  // Counted, so that the notice takes focus each time.
  const [conflicts, setConflicts] = useState(0)
  const keys = useIntentKey()
  // A delivery changes the version as well; only another text is a conflict.
  const isSame = Object.keys(changesOf(endpoint, current)).length === 0
  const replaced = conflicts > 0 || isSame ? current : endpoint
  const form = useCapstanForm<EndpointAnswers, WebhookEndpointInput>({
    initial: { ...inputOf(endpoint), eventTypes: [...endpoint.eventTypes] },
    check: useEndpointCheck(),
    errorTexts: webhookErrorTexts(messages),
    onSubmit: async (input) => {
      const changed = changesOf(replaced, input)
      if (Object.keys(changed).length === 0) return onClose()
      try {
        await actions.update(replaced, changed, keys.of({ ...changed, version: replaced.version }))
      } catch (error) {
        if (!isCapstanError(error, 'changed_elsewhere')) throw error
        setConflicts((count) => count + 1)
        return {}
      }
      snackbar.show(fillIn(messages.saved, { name: input.name }), { tone: 'success' })
      onClose()
    },
  })
  return (
    <TaskDialog
      form={form}
      title={fillIn(messages.editTitle, { name: endpoint.name })}
      labels={{ send: messages.save, sending: messages.saving }}
      placement="end"
      onClose={onClose}
    >
      {conflicts > 0 && (
        <FormNotice key={conflicts} tone="warning">
          {fillIn(messages.changedElsewhere, { name: current.name, url: current.url })}
        </FormNotice>
      )}
      <EndpointFields />
    </TaskDialog>
  )
}

const inputOf = ({ name, url, eventTypes, isOrdered }: WebhookEndpointInput) => ({
  name,
  url,
  eventTypes,
  isOrdered,
})

/** Returns the facts of `next` that differ from those of `before`. */
function changesOf(before: WebhookEndpointInput, next: WebhookEndpointInput): Partial<WebhookEndpointInput> {
  const sorted = (types: readonly string[]) => types.toSorted().join(' ')
  return {
    ...(next.name !== before.name && { name: next.name }),
    ...(next.url !== before.url && { url: next.url }),
    ...(sorted(next.eventTypes) !== sorted(before.eventTypes) && { eventTypes: next.eventTypes }),
    ...(next.isOrdered !== before.isOrdered && { isOrdered: next.isOrdered }),
  }
}

const nothing = {}

function asGiven<Values>(values: Values) {
  return { ok: true as const, values }
}

/** Dialog that asks before an endpoint is deleted or disabled. */
function ConfirmDialog({ kind, endpoint, actions, onClose }: TaskProps & { kind: 'delete' | 'disable' }) {
  const messages = useMessages('webhooks', webhooksMessages)
  const snackbar = useSnackbar()
  const { name, url } = endpoint
  const isDelete = kind === 'delete'
  const form = useCapstanForm({
    initial: nothing,
    check: asGiven,
    errorTexts: webhookErrorTexts(messages),
    onSubmit: async (_, key) => {
      await (isDelete ? actions.remove(endpoint, key) : actions.disable(endpoint, key))
      snackbar.show(fillIn(isDelete ? messages.deletedNow : messages.disabledNow, { name }))
      onClose()
    },
  })
  return (
    <TaskDialog
      form={form}
      title={fillIn(isDelete ? messages.deleteTitle : messages.disableTitle, { name })}
      labels={
        isDelete
          ? { send: messages.deleteEndpoint, sending: messages.deleting }
          : { send: messages.disableEndpoint, sending: messages.disabling }
      }
      isDanger
      onClose={onClose}
    >
      <span>{fillIn(isDelete ? messages.deleteAbout : messages.disableAbout, { url })}</span>
    </TaskDialog>
  )
}

interface RotateAnswers {
  endsAtOnce: boolean
}

const RotateField = fieldOf<RotateAnswers>()

/** Dialog that creates another secret, and shows it once. */
function RotateDialog({ endpoint, actions, now, onClose }: TaskProps) {
  const messages = useMessages('webhooks', webhooksMessages)
  const [made, setMade] = useState<NewWebhookEndpoint>()
  // As it was when the dialog was opened: the rotation itself changes it.
  const [hasTwo] = useState(() => signingSecrets(endpoint, now).length > 1)
  const form = useCapstanForm<RotateAnswers>({
    initial: { endsAtOnce: false },
    check: asGiven,
    errorTexts: webhookErrorTexts(messages),
    onSubmit: async ({ endsAtOnce }, key) =>
      setMade(await actions.rotate(endpoint, hasTwo || endsAtOnce, key)),
  })
  return (
    <TaskDialog
      form={form}
      title={fillIn(messages.rotateTitle, { name: endpoint.name })}
      labels={{ send: messages.rotateSecret, sending: messages.rotating }}
      made={made}
      onClose={onClose}
    >
      <span>{hasTwo ? messages.rotateTwo : messages.rotateAbout}</span>
      {!hasTwo && (
        <RotateField name="endsAtOnce" kind="checkbox" label={messages.endsAtOnce} title="" optional />
      )}
    </TaskDialog>
  )
}

interface RecoverAnswers {
  since: string
}

const RecoverField = fieldOf<RecoverAnswers>()

/** Dialog that sends undelivered events again from a chosen day, and shows their number first. */
function RecoverDialog({ endpoint, actions, now, onClose }: TaskProps) {
  const messages = useMessages('webhooks', webhooksMessages)
  const formats = useFormats()
  const snackbar = useSnackbar()
  const check = useMemo(
    (): FormCheck<RecoverAnswers, { since: string }> =>
      ({ since }) => {
        const instant = startOfDay(since)
        return instant
          ? { ok: true, values: { since: instant } }
          : { ok: false, problems: [{ name: 'since', message: messages.sinceRequired }] }
      },
    [messages],
  )
  const form = useCapstanForm<RecoverAnswers, { since: string }>({
    initial: { since: today(new Date(endpoint.failingSince ?? endpoint.disabledOn ?? now)) },
    check,
    errorTexts: webhookErrorTexts(messages),
    onSubmit: async ({ since }, key) => {
      const count = await actions.recover(endpoint, since, key)
      snackbar.show(formats.plural(messages.recovered, count))
      onClose()
    },
  })
  const since = startOfDay(useWatch({ control: form.answers.control, name: 'since' }))
  const missing = useUndelivered(actions, endpoint, since)
  const count = missing?.reduce((sum, { count }) => sum + count, 0)
  return (
    <TaskDialog
      form={form}
      title={messages.recoverTitle}
      labels={{
        send: count ? formats.plural(messages.recoverCount, count) : messages.recoverSend,
        sending: messages.recovering,
      }}
      isPointless={count === 0}
      onClose={onClose}
    >
      <span>{fillIn(messages.recoverAbout, { name: endpoint.name })}</span>
      <RecoverField name="since" kind="date" label={messages.since} title="" />
      <div role="status">
        {count === 0 && <span>{messages.nothingMissing}</span>}
        {count !== undefined && count > 0 && (
          <DefinitionRows compact>
            <Row label={messages.undelivered} value={formats.units(String(count))} />
            {missing?.map(({ type, count }) => (
              <Row key={type} label={eventTypeWord(type, messages)} value={formats.units(String(count))} />
            ))}
          </DefinitionRows>
        )}
      </div>
    </TaskDialog>
  )
}

/** Returns the counts of undelivered events since an instant; undefined until they are known. */
function useUndelivered(
  { undelivered }: WebhookActions,
  endpoint: WebhookEndpoint,
  since: string | undefined,
): readonly EventTypeCount[] | undefined {
  const [known, setKnown] = useState<{ since: string; events: readonly EventTypeCount[] }>()
  useEffect(() => {
    if (!since) return
    let isCurrent = true
    undelivered(endpoint, since).then(
      (events) => isCurrent && setKnown({ since, events }),
      // The count is an addition: without it the events are sent all the same.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [undelivered, endpoint, since])
  return known?.since === since ? known?.events : undefined
}

interface TaskDialogProps<Values extends FieldValues> {
  form: CapstanForm<Values>
  title: string
  /** The text of the button, before and while it is sent. */
  labels: { send: string; sending: string }
  isDanger?: boolean
  /** True where sending would do nothing. */
  isPointless?: boolean
  placement?: 'end'
  /** The new secret, shown once in place of the form. */
  made?: NewWebhookEndpoint
  onClose: () => void
  children: ReactNode
}

/** Form in a dialog, and then the new secret. Both are in one dialog, so that focus returns to the button. */
function TaskDialog<Values extends FieldValues>(props: TaskDialogProps<Values>) {
  const { form, title, labels, isDanger, isPointless, placement, made, onClose, children } = props
  const messages = useMessages('webhooks', webhooksMessages)
  const isSending = form.status.status === 'submitting'

  return (
    <Dialog
      role={isDanger ? 'alertdialog' : 'dialog'}
      isOpen
      placement={placement}
      // Escape, or a press beside it, would throw away a secret that is never shown again.
      isBlocking={Boolean(made)}
      onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}
      title={made ? secretTitle(made, messages) : title}
      footer={
        made ? (
          <Button variant="primary" onPress={onClose}>
            {messages.done}
          </Button>
        ) : (
          <>
            <CancelButton isDisabled={isSending} onPress={onClose}>
              {messages.cancel}
            </CancelButton>
            <SendButton
              type="submit"
              form={form.parts.id}
              variant={isDanger ? 'danger' : 'primary'}
              pending={isSending}
              isDisabled={isPointless}
            >
              {isSending ? labels.sending : labels.send}
            </SendButton>
          </>
        )
      }
    >
      {made ? (
        <SecretPanel made={made} />
      ) : (
        <Form id={form.parts.id} form={form} refusal="own" guardsLeaving aria-label={messages.form}>
          <Stack>
            {children}
            <FormStatusNotice />
          </Stack>
        </Form>
      )}
    </Dialog>
  )
}

const secretTitle = ({ secret }: NewWebhookEndpoint, messages: WebhooksMessages) =>
  secret ? messages.secretTitle : messages.secretLostTitle

function SecretPanel({ made: { secret } }: { made: NewWebhookEndpoint }) {
  const messages = useMessages('webhooks', webhooksMessages)
  if (!secret) return <Alert tone="warning">{messages.secretLost}</Alert>
  return (
    <Secret className="capstan-secret">
      <Alert tone="warning">{messages.secretOnce}</Alert>
      <TextAreaField label={messages.secret} value={secret} rows={2} isReadOnly />
      <CopyButton text={secret}>{messages.copy}</CopyButton>
    </Secret>
  )
}

const Secret = styled(Stack)`
  align-items: start;
  > .capstan-field {
    width: 100%;
  }
  textarea {
    font-family: var(--capstan-font-family-mono);
    overflow-wrap: anywhere;
    resize: none;
  }
`
