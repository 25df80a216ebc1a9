import { embedKeyState, type EmbedKey } from '@capstan/sdk-core/integrations'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Chip, type Tone } from '../../ui/display/Chip'
import type { IconName } from '../../ui/display/Icon'
import { integrationsMessages } from './messages'
import { narrow } from '../../ui/layout/breakpoints'

export interface EmbedKeyStatusProps {
  embedKey: EmbedKey
  /** The moment it is looked at. */
  now: Date
}

/** How a key stands: a colour, a drawing and a word, and until when it still opens. */
export function EmbedKeyStatus({ embedKey, now }: EmbedKeyStatusProps) {
  const formats = useFormats()
  const messages = useMessages('integrations', integrationsMessages)
  const state = embedKeyState(embedKey, now)
  const end = embedKey.revokedAt ?? embedKey.expiresAt
  const ending = end && formats.instant(end, 'template')
  const { tone, icon, word } = {
    active: { tone: 'success', icon: 'check-circle', word: messages.active } satisfies Look,
    ending: { tone: 'warning', icon: 'clock', word: messages.ending } satisfies Look,
    ended: { tone: 'neutral', icon: 'lock', word: messages.over } satisfies Look,
    revoked: { tone: 'danger', icon: 'ban', word: messages.revoked } satisfies Look,
  }[state]

  return (
    <Stack>
      <Chip tone={tone} icon={icon} data-status={state}>
        {word}
      </Chip>
      {ending && (
        <span>{fillIn(state === 'ending' ? messages.endsAt : messages.endedAt, { time: ending })}</span>
      )}
    </Stack>
  )
}

interface Look {
  tone: Tone
  icon: IconName
  word: string
}

const Stack = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--capstan-space-1);
  > span:last-child:not(.capstan-chip) {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  @container ${narrow} {
    align-items: flex-end;
  }
`
