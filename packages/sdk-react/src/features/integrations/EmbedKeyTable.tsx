import { isOpenKey, type EmbedKey } from '@capstan/sdk-core/integrations'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Records, type RecordColumn } from '../../ui/records/Records'
import { EmbedKeyMenu } from './EmbedKeyMenu'
import { EmbedKeyStatus } from './EmbedKeyStatus'
import { KeyFacts } from './KeyFacts'
import type { KeyTask } from './KeyTask'
import { componentWords, makerWord } from './keyWords'
import { integrationsMessages } from './messages'

export interface EmbedKeyTableProps {
  /** The keys to show, in their order. */
  keys: readonly EmbedKey[]
  /** The moment they are looked at. */
  now: Date
  /** Called when somebody is about to do something with a key; without it they are only read. */
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
