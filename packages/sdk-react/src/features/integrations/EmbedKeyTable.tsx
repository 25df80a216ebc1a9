import { type EmbedKey, embedKeyState, isOpenKey } from '@capstan/sdk-core/integrations'
import { styled } from 'styled-components'
import { useSendingBlock } from '../../forms/sending/SendingBlock'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Chip, type Tone } from '../../ui/display/Chip'
import type { IconName } from '../../ui/display/Icon'
import { narrow } from '../../ui/layout/breakpoints'
import { Menu } from '../../ui/overlays/Menu'
import { MenuItem } from '../../ui/overlays/MenuItem'
import { Records } from '../../ui/records/Records'
import type { KeyTask } from './KeyTask'
import { componentWords, makerWord } from './keyWords'
import { integrationsMessages } from './messages'
import type { RecordColumn } from '../../ui/records/RecordRow'

export interface EmbedKeyTableProps {
  /** The keys to show, in their order. */
  keys: readonly EmbedKey[]
  /** The current time. */
  now: Date
  /** Called when the user starts an action on a key; without it the table is read-only. */
  onTask?: (task: KeyTask) => void
}

/** Keys as a table, and where it is narrow as records. */
export function EmbedKeyTable({ keys, now, onTask }: EmbedKeyTableProps) {
  const formats = useFormats()
  const messages = useMessages('integrations', integrationsMessages)
  const columns: RecordColumn<EmbedKey>[] = [
    { id: 'name', header: messages.name, cell: ({ name, hint }) => <KeyFacts facts={[name]} code={hint} /> },
    {
      id: 'uses',
      header: messages.uses,
      isWide: true,
      cell: ({ origins, components }) => (
        <KeyFacts facts={origins} note={componentWords(components, messages)} />
      ),
    },
    {
      id: 'lastUsed',
      header: messages.lastUsed,
      isSolid: true,
      cell: ({ lastUsedOn }) =>
        lastUsedOn ? formats.day(lastUsedOn, 'short') : <KeyFacts facts={[]} note={messages.never} />,
    },
    {
      id: 'made',
      header: messages.made,
      cell: (key) => (
        <KeyFacts isSolid facts={[formats.instant(key.createdOn)]} note={makerWord(key, messages)} />
      ),
    },
    {
      id: 'status',
      header: messages.status,
      cell: (key) => <EmbedKeyStatus embedKey={key} now={now} />,
    },
  ]
  const menu: RecordColumn<EmbedKey> = {
    id: 'actions',
    header: messages.actions,
    isActions: true,
    cell: (key) =>
      onTask &&
      !key.revokedAt && <EmbedKeyMenu embedKey={key} isOpen={isOpenKey(key, now)} onTask={onTask} />,
  }

  return (
    <Records
      aria-label={messages.title}
      columns={onTask ? [...columns, menu] : columns}
      rows={keys}
      keyOf={({ id }) => id}
    />
  )
}

interface EmbedKeyMenuProps {
  embedKey: EmbedKey
  /** True when the key works; for one that does not, only its sessions can be ended. */
  isOpen: boolean
  /** Called with the chosen action. */
  onTask: (task: KeyTask) => void
}

/** Menu of the actions on a key. */
function EmbedKeyMenu({ embedKey, isOpen, onTask }: EmbedKeyMenuProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const isBlocked = useSendingBlock() !== undefined
  const { name, hint, expiresAt } = embedKey
  const label = fillIn(messages.actionsFor, { name, hint })

  return (
    <Menu aria-label={label} trigger={<Button variant="quiet" dense icon="more" aria-label={label} />}>
      {isOpen && (
        <MenuItem icon="pencil" onAction={() => onTask({ kind: 'edit', key: embedKey })}>
          {messages.edit}
        </MenuItem>
      )}
      {!expiresAt && !isBlocked && (
        <MenuItem icon="sync" onAction={() => onTask({ kind: 'rotate', key: embedKey })}>
          {messages.rotate}
        </MenuItem>
      )}
      <MenuItem icon="ban" tone="danger" onAction={() => onTask({ kind: 'revoke', key: embedKey })}>
        {messages.revoke}
      </MenuItem>
    </Menu>
  )
}

interface KeyFactsProps {
  /** One a line. */
  facts: readonly string[]
  /** Part of a secret, to know it by. */
  code?: string
  /** A quiet line below. */
  note?: string
  /** True when lines do not wrap: a day is read as one word. */
  isSolid?: boolean
}

/** The facts of a key in one cell: some lines, and a muted one. */
function KeyFacts({ facts, code, note, isSolid }: KeyFactsProps) {
  return (
    <Lines data-solid={isSolid || undefined}>
      {facts.map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
      {code && <code dir="ltr">{code}</code>}
      {note && <span data-muted="">{note}</span>}
    </Lines>
  )
}

const Lines = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  &[data-solid] > bdi {
    white-space: nowrap;
  }
  > code {
    white-space: nowrap;
    color: var(--capstan-text-muted);
    font: var(--capstan-font-weight-regular) var(--capstan-font-size-dense) / var(--capstan-font-line-dense)
      var(--capstan-font-family-mono);
  }
  > [data-muted] {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`

interface EmbedKeyStatusProps {
  embedKey: EmbedKey
  /** The current time. */
  now: Date
}

/** How a key stands: a colour, a drawing and a word, and until when it still opens. */
function EmbedKeyStatus({ embedKey, now }: EmbedKeyStatusProps) {
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
