import type { UserSession } from '@capstan/sdk-core/security'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Chip } from '../../ui/display/Chip'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { deviceWords } from './deviceWords'
import { securityMessages } from './messages'
import { OwnItem } from './OwnItem'
import { useSending } from './useSending'

export interface SessionItemProps {
  session: UserSession
  onEnd: (idempotencyKey: string) => Promise<unknown>
  /** Called when it has ended: its button is about to go. */
  onEnded: () => void
}

/** A session: what it is known by, and the button that ends it. */
export function SessionItem({ session, onEnd, onEnded }: SessionItemProps) {
  const messages = useMessages('security', securityMessages)
  const formats = useFormats()
  const snackbar = useSnackbar()
  const { network, lastUsedAt, createdOn, isCurrent } = session
  const device = deviceWords(session, messages)
  const sending = useSending(async (key) => {
    await onEnd(key)
    onEnded()
    snackbar.show(fillIn(messages.ended, { device }))
  })
  const used = { day: formats.instant(lastUsedAt), time: formats.time(new Date(lastUsedAt)) }
  const facts = [
    fillIn(messages.lastUsed, used),
    network ? fillIn(messages.network, { network }) : '',
    fillIn(messages.signedIn, { day: formats.instant(createdOn) }),
  ]

  return (
    <OwnItem
      name={device}
      status={isCurrent ? 'current' : 'other'}
      chip={
        isCurrent && (
          <Chip tone="success" icon="check-circle">
            {messages.thisSession}
          </Chip>
        )
      }
      facts={facts}
      notice={sending.notice}
    >
      {!isCurrent && (
        <Button
          dense
          pending={sending.isSending}
          aria-label={fillIn(messages.endNamed, { end: messages.end, device })}
          onPress={sending.send}
        >
          {messages.end}
        </Button>
      )}
    </OwnItem>
  )
}
