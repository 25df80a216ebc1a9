import type { Passkey } from '@capstan/sdk-core/security'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Inline } from '../../ui/layout/Inline'
import { securityMessages } from './messages'
import { OwnItem } from './OwnItem'
import { useSending } from './useSending'

export interface PasskeyItemProps {
  passkey: Passkey
  onRename: () => void
  onRemove: (idempotencyKey: string) => Promise<unknown>
}

/** A passkey: what it is called, when it was added and used, and what can be done with it. */
export function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const messages = useMessages('security', securityMessages)
  const formats = useFormats()
  const removing = useSending(onRemove)
  const { name, lastUsedAt, createdOn } = passkey
  const used = lastUsedAt
    ? fillIn(messages.lastConfirmed, {
        day: formats.instant(lastUsedAt),
        time: formats.time(new Date(lastUsedAt)),
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
