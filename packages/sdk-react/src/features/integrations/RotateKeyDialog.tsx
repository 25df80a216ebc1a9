import {
  rotationChoices,
  usualRotation,
  type EmbedKey,
  type NewEmbedKey,
} from '@capstan/sdk-core/integrations'
import { useState } from 'react'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import type { EmbedKeyActions } from './EmbedKeyActions'
import { KeepOldAnswer, type RotationAnswers } from './KeepOldAnswer'
import { asGiven, keyErrorTexts } from './keyCheck'
import { KeyDialog } from './KeyDialog'
import { integrationsMessages } from './messages'

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
