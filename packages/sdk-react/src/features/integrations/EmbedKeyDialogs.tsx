import {
  type EmbedKey,
  type NewEmbedKey,
  rotationChoices,
  usualRotation,
} from '@capstan/sdk-core/integrations'
import { useState } from 'react'
import { SendingBlock } from '../../forms/sending/SendingBlock'
import { useAnswer } from '../../forms/useAnswer'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { RadioField } from '../../ui/choices/RadioField'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { EditKeyDialog } from './EditKeyDialog'
import type { EmbedKeyActions } from './EmbedKeyActions'
import { asGiven, keyErrorTexts } from './keyCheck'
import { KeyDialog } from './KeyDialog'
import { KeyFields } from './KeyFields'
import type { KeyTask } from './KeyTask'
import { integrationsMessages, type IntegrationsMessages } from './messages'
import { useKeyForm } from './useKeyForm'

export interface EmbedKeyDialogsProps {
  /** The action that the dialog performs. */
  task: KeyTask
  /** All keys of the account, as they are now. */
  keys: readonly EmbedKey[]
  /** The current time. */
  now: Date
  actions: EmbedKeyActions
  /** Called when it is done, or not to be done. */
  onClose: () => void
}

/** Shows the form of a task and carries it out. Keys are also changed and revoked while the feature is switched off. */
export function EmbedKeyDialogs({ task, keys, now, actions, onClose }: EmbedKeyDialogsProps) {
  switch (task.kind) {
    case 'make':
      return <MakeKeyDialog onMake={actions.make} onClose={onClose} />
    case 'edit': {
      const current = keys.find(({ id }) => id === task.key.id) ?? task.key
      return (
        <SendingBlock>
          <EditKeyDialog shown={task.key} current={current} onUpdate={actions.update} onClose={onClose} />
        </SendingBlock>
      )
    }
    case 'rotate':
      return (
        <RotateKeyDialog
          embedKey={task.key}
          keys={keys}
          now={now}
          onRotate={actions.rotate}
          onClose={onClose}
        />
      )
    case 'revoke':
      return (
        <SendingBlock>
          <RevokeKeyDialog embedKey={task.key} onRevoke={actions.revoke} onClose={onClose} />
        </SendingBlock>
      )
  }
}

interface MakeKeyDialogProps {
  onMake: EmbedKeyActions['make']
  /** Called when it is done, or not to be done. */
  onClose: () => void
}

const empty = { name: '', origins: '', components: [] }

/** Creates a key from its form, and shows its secret once. */
function MakeKeyDialog({ onMake, onClose }: MakeKeyDialogProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const [made, setMade] = useState<NewEmbedKey>()
  const form = useKeyForm({
    initial: empty,
    onSubmit: async (input, key) => setMade(await onMake(input, key)),
  })

  return (
    <KeyDialog
      form={form}
      title={messages.makeTitle}
      labels={{ send: messages.makeKey, sending: messages.making }}
      made={made}
      onClose={onClose}
    >
      <KeyFields />
    </KeyDialog>
  )
}

interface RevokeKeyDialogProps {
  /** The key to end. */
  embedKey: EmbedKey
  onRevoke: EmbedKeyActions['revoke']
  /** Called when it is done, or not to be done. */
  onClose: () => void
}

const nothing = {}

/** Asks whether to revoke a key, and lists the consequences. */
function RevokeKeyDialog({ embedKey, onRevoke, onClose }: RevokeKeyDialogProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const snackbar = useSnackbar()
  const { name, hint } = embedKey
  const form = useCapstanForm({
    initial: nothing,
    check: asGiven,
    errorTexts: keyErrorTexts(messages),
    onSubmit: async (_, key) => {
      await onRevoke(embedKey, key)
      snackbar.show(fillIn(messages.revokedNow, { name }))
      onClose()
    },
  })

  return (
    <KeyDialog
      form={form}
      title={fillIn(messages.revokeTitle, { name })}
      labels={{ send: messages.revokeKey, sending: messages.revoking }}
      isDanger
      onClose={onClose}
    >
      <span>{fillIn(messages.revokeAbout, { hint })}</span>
    </KeyDialog>
  )
}

interface RotateKeyDialogProps {
  /** The key that gives way. */
  embedKey: EmbedKey
  /** All keys of the account. */
  keys: readonly EmbedKey[]
  /** The current time. */
  now: Date
  onRotate: EmbedKeyActions['rotate']
  /** Called when it is done, or not to be done. */
  onClose: () => void
}

/** Asks how long the old key still opens, makes the new one, and shows its secret: this once. */
function RotateKeyDialog({ embedKey, keys, now, onRotate, onClose }: RotateKeyDialogProps) {
  const messages = useMessages('integrations', integrationsMessages)
  // As they were when it was opened: the rotation itself changes them.
  const [choices] = useState(() => rotationChoices(embedKey, keys, now))
  const [made, setMade] = useState<NewEmbedKey>()
  const form = useCapstanForm<RotationAnswers>({
    initial: { keepOldFor: String(choices.includes(usualRotation) ? usualRotation : 0) },
    check: asGiven,
    errorTexts: keyErrorTexts(messages),
    onSubmit: async ({ keepOldFor }, key) => setMade(await onRotate(embedKey, Number(keepOldFor), key)),
  })

  return (
    <KeyDialog
      form={form}
      title={fillIn(messages.rotateTitle, { name: embedKey.name })}
      labels={{ send: messages.rotateKey, sending: messages.rotating }}
      made={made}
      onClose={onClose}
    >
      <span>{messages.rotateAbout}</span>
      <KeepOldAnswer choices={choices} />
    </KeyDialog>
  )
}

/** How a rotation is answered. */
interface RotationAnswers {
  /** Seconds, as text. */
  keepOldFor: string
}

/** How long a key that gives way still opens. */
function KeepOldAnswer({ choices }: { choices: readonly number[] }) {
  const messages = useMessages('integrations', integrationsMessages)
  const answer = useAnswer<RotationAnswers>('keepOldFor')

  return (
    <RadioField
      {...answer}
      label={messages.keepOld}
      description={answer.value === '0' ? helpAtOnce(choices, messages) : messages.keepOldHelp}
      options={choices.map((seconds) => ({ value: String(seconds), label: wordOf(seconds, messages) }))}
      stack
    />
  )
}

function wordOf(seconds: number, messages: IntegrationsMessages): string {
  const texts: Record<number, string> = {
    0: messages.keepNone,
    3_600: messages.keepHour,
    86_400: messages.keepDay,
    604_800: messages.keepWeek,
  }
  return texts[seconds] ?? String(seconds)
}

function helpAtOnce(choices: readonly number[], messages: IntegrationsMessages): string {
  return choices.length === 1 ? messages.twoAlready : messages.keepNoneHelp
}
