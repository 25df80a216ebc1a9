import type { Passkey, SecondFactorState } from '@capstan/sdk-core/security'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { LinedList } from '../../ui/layout/LinedList'
import { PasskeyDialog } from './lazyPasskeyDialog'
import { securityMessages } from './messages'
import { PasskeyItem } from './PasskeyItem'
import { RequireSecondFactor } from './RequireSecondFactor'

export interface SecondFactorViewProps {
  state: SecondFactorState
  /** Has the browser make a passkey of this name; answers where a link was mailed that has to be opened before. */
  onAdd: (name: string) => Promise<{ linkSentTo: string } | undefined>
  onRename: (passkey: Passkey, name: string, idempotencyKey: string) => Promise<unknown>
  onRemove: (passkey: Passkey, idempotencyKey: string) => Promise<unknown>
  /** Says whether the account requires a second factor; whoever may not, reads whether it does. */
  onRequire?: (required: boolean, idempotencyKey: string) => Promise<unknown>
}

type Task = { kind: 'add' } | { kind: 'rename'; passkey: Passkey }

/** Passkeys as rows, and below them whether the account requires one. @public */
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
