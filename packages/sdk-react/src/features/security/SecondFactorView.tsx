import type { Passkey, SecondFactorState } from '@capstan/sdk-core/security'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { SwitchField } from '../../ui/choices/SwitchField'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { narrow } from '../../ui/layout/breakpoints'
import { Card } from '../../ui/layout/Card'
import { Inline } from '../../ui/layout/Inline'
import { LinedList } from '../../ui/layout/LinedList'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { securityMessages } from './messages'
import { OwnItem } from './OwnItem'
import { useSending } from './useSending'

/** The form, which most readers of their passkeys never open. */
const PasskeyDialog = lazyPart(async () => (await import('./PasskeyDialog')).PasskeyDialog)

export interface SecondFactorViewProps {
  state: SecondFactorState
  /** Creates a passkey with this name in the browser. Returns the address of the mail when a link has to be opened first. */
  onAdd: (name: string) => Promise<{ linkSentTo: string } | undefined>
  onRename: (passkey: Passkey, name: string, idempotencyKey: string) => Promise<unknown>
  onRemove: (passkey: Passkey, idempotencyKey: string) => Promise<unknown>
  /** Changes the requirement of a second factor; a reader without it sees text in place of the switch. */
  onRequire?: (required: boolean, idempotencyKey: string) => Promise<unknown>
}

type Task = { kind: 'add' } | { kind: 'rename'; passkey: Passkey }

/** Passkeys as rows, with the requirement of the account below. @public */
export function SecondFactorView({ state, onAdd, onRename, onRemove, onRequire }: SecondFactorViewProps) {
  const messages = useMessages('security', securityMessages)
  const snackbar = useSnackbar()
  const card = useRef<HTMLElement>(null)
  const [task, setTask] = useState<Task>()
  const [linkSentTo, setLinkSentTo] = useState<string>()
  const { passkeys, isRequired } = state

  const save = async (name: string, idempotencyKey: string) => {
    if (task?.kind === 'rename') return void (await onRename(task.passkey, name, idempotencyKey))
    const mailed = await onAdd(name)
    setLinkSentTo(mailed?.linkSentTo)
    if (!mailed) snackbar.show(fillIn(messages.passkeyAdded, { name }))
  }

  return (
    <Card
      ref={card}
      flush
      tabIndex={-1}
      className="capstan-passkeys"
      title={messages.secondFactor}
      actions={
        <Button variant="quiet" dense icon="plus" onPress={() => setTask({ kind: 'add' })}>
          {messages.addPasskey}
        </Button>
      }
      footer={<Note>{messages.aboutPasskeys}</Note>}
    >
      {linkSentTo && passkeys.length === 0 && (
        <Sent>
          <Alert tone="info">{fillIn(messages.passkeyLinkSent, { email: linkSentTo })}</Alert>
        </Sent>
      )}
      {passkeys.length === 0 && (
        <EmptyState
          icon="shield"
          text={isRequired ? messages.requiredWithout : messages.noPasskeys}
          detail={isRequired && messages.requiredWithoutAbout}
        />
      )}
      {passkeys.length > 0 && (
        <LinedList>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={() => setTask({ kind: 'rename', passkey })}
              onRemove={async (key) => {
                await onRemove(passkey, key)
                card.current?.focus()
                snackbar.show(fillIn(messages.passkeyRemoved, { name: passkey.name }))
              }}
            />
          ))}
        </LinedList>
      )}
      <RequireSecondFactor isRequired={isRequired} hasPasskey={passkeys.length > 0} onRequire={onRequire} />
      {task && (
        <PasskeyDialog
          name={task.kind === 'rename' ? task.passkey.name : ''}
          title={task.kind === 'rename' ? messages.renameTitle : messages.addPasskey}
          action={task.kind === 'rename' ? messages.save : messages.add}
          onSave={save}
          onClose={() => setTask(undefined)}
        />
      )}
    </Card>
  )
}

const Sent = styled.div`
  padding: var(--capstan-space-4) var(--capstan-space-6) 0;
`

const Note = styled.span`
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
`

interface PasskeyItemProps {
  passkey: Passkey
  onRename: () => void
  onRemove: (idempotencyKey: string) => Promise<unknown>
}

/** A passkey: its name, the days it was added and last used, and its buttons. */
function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const messages = useMessages('security', securityMessages)
  const formats = useFormats()
  const removing = useSending(onRemove)
  const { name, lastUsedAt, createdOn } = passkey
  const used = lastUsedAt
    ? fillIn(messages.lastConfirmed, {
        day: formats.instant(lastUsedAt),
        time: formats.zonedTime(new Date(lastUsedAt)),
      })
    : messages.neverUsed

  return (
    <OwnItem
      name={name}
      facts={[fillIn(messages.added, { day: formats.instant(createdOn) }), used]}
      notice={removing.notice}
    >
      <Inline gap={2}>
        <Button
          dense
          aria-label={fillIn(messages.rename, { word: messages.renameWord, name })}
          onPress={onRename}
        >
          {messages.renameWord}
        </Button>
        <Button
          dense
          pending={removing.isSending}
          aria-label={fillIn(messages.remove, { word: messages.removeWord, name })}
          onPress={removing.send}
        >
          {messages.removeWord}
        </Button>
      </Inline>
    </OwnItem>
  )
}

interface RequireSecondFactorProps {
  isRequired: boolean
  /** False disables the switch, because a user without a passkey would be shut out. */
  hasPasskey: boolean
  onRequire?: (required: boolean, idempotencyKey: string) => Promise<unknown>
}

/** Requirement of a second factor: a switch for users who may change it, a sentence for all others. */
function RequireSecondFactor({ isRequired, hasPasskey, onRequire }: RequireSecondFactorProps) {
  const messages = useMessages('security', securityMessages)
  const [wanted, setWanted] = useState<boolean>()
  const sending = useSending(async (key) => {
    try {
      await onRequire?.(!isRequired, key)
    } finally {
      setWanted(undefined)
    }
  })

  return (
    <Rule data-status={isRequired ? 'required' : 'not-required'}>
      {onRequire ? (
        <>
          <SwitchField
            name="requiresSecondFactor"
            value={wanted ?? isRequired}
            onChange={(next) => {
              setWanted(next)
              sending.send()
            }}
            label={messages.required}
            isDisabled={!hasPasskey}
          />
          <p>{messages.requiredAbout}</p>
          {!hasPasskey && <p>{messages.passkeyFirst}</p>}
          {sending.notice}
        </>
      ) : (
        <p>{isRequired ? messages.isRequired : messages.isNotRequired}</p>
      )}
    </Rule>
  )
}

const Rule = styled.div`
  padding: var(--capstan-space-4) var(--capstan-space-6);
  border-top: 1px solid var(--capstan-border);
  > p {
    margin: var(--capstan-space-1) 0 0;
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  @container ${narrow} {
    padding-inline: var(--capstan-space-4);
  }
`
