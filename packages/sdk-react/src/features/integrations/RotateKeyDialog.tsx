import {
  rotationChoices,
  usualRotation,
  type EmbedKey,
  type NewEmbedKey,
} from '@capstan/sdk-core/integrations'
import { useState } from 'react'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Dialog } from '../../ui/overlays/Dialog'
import { RadioField } from '../../ui/choices/RadioField'
import { Stack } from '../../ui/layout/Stack'
import type { EmbedKeyActions } from './EmbedKeyActions'
import { KeyDialogButtons } from './KeyDialogButtons'
import { KeyFormProblem } from './KeyFormProblem'
import { integrationsMessages, type IntegrationsMessages } from './messages'
import { useKeyTask } from './useKeyTask'
import { useSecretParts } from './useSecretParts'

export interface RotateKeyDialogProps {
  /** The key that gives way. */
  embedKey: EmbedKey
  /** All keys of the account. */
  keys: readonly EmbedKey[]
  /** The moment they are looked at. */
  now: Date
  onRotate: EmbedKeyActions['rotate']
  /** Called when it is done, or not to be done. */
  onClose: () => void
}

/** Asks how long the old key still opens, makes the new one, and shows its secret: this once. */
export function RotateKeyDialog({ embedKey, keys, now, onRotate, onClose }: RotateKeyDialogProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const { state, run } = useKeyTask()
  // As they were when it was opened: the rotation itself changes them.
  const [choices] = useState(() => rotationChoices(embedKey, keys, now))
  const [keepOldFor, setKeepOldFor] = useState(choices.includes(usualRotation) ? usualRotation : 0)
  const [made, setMade] = useState<NewEmbedKey>()
  const secret = useSecretParts(made, onClose)
  const isSending = state.status === 'sending'

  const send = async () => {
    const result = await run({ id: embedKey.id, keepOldFor }, (key) => onRotate(embedKey, keepOldFor, key))
    if (result?.answer) setMade(result.answer)
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}
      title={fillIn(messages.rotateTitle, { name: embedKey.name })}
      footer={
        <KeyDialogButtons
          isSending={isSending}
          labels={{ send: messages.rotateKey, sending: messages.rotating }}
          onCancel={onClose}
          onSend={() => void send()}
        />
      }
      {...secret}
    >
      {secret?.children ?? (
        <Stack>
          <KeyFormProblem state={state} />
          <span>{messages.rotateAbout}</span>
          <RadioField
            label={messages.keepOld}
            description={keepOldFor === 0 ? helpAtOnce(choices, messages) : messages.keepOldHelp}
            options={choices.map((seconds) => ({ value: String(seconds), label: wordOf(seconds, messages) }))}
            value={String(keepOldFor)}
            onChange={(value) => setKeepOldFor(Number(value))}
            stack
          />
        </Stack>
      )}
    </Dialog>
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
