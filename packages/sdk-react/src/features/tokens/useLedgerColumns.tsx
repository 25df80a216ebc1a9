import { shortAddress } from '@capstan/sdk-core'
import type { GridColumn } from '@capstan/sdk-core/grid'
import { blockLink, labelOfUnnamed, type LedgerKind, type LedgerRow } from '@capstan/sdk-core/tokens'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { DataColumn } from '../../grid/model/DataColumn'
import { useColumnLooks } from '../../grid/model/useColumnLooks'
import { withLooks, type ColumnLook } from '../../grid/model/withLooks'
import { useFormats } from '../../language/useFormats'
import { besideEndpoint } from '../../provider/setup/besideEndpoint'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { Chip } from '../../ui/display/Chip'
import { Icon, type IconName } from '../../ui/display/Icon'
import { StatusChip } from '../../ui/display/StatusChip'
import { tokensMessages } from './messages'

/** Returns the columns of the ledger with their formats, in the page's language. */
export function useLedgerColumns(
  columns: readonly GridColumn<LedgerRow>[],
): readonly DataColumn<LedgerRow>[] {
  const messages = useMessages('tokens', tokensMessages)
  const { known, figure } = useColumnLooks(messages.notAvailable)
  const formats = useFormats()
  const { href } = useRouter()
  const { endpoint } = useCapstan().options

  return useMemo(() => {
    const kindWord = (kind: unknown) => messages.kinds[kind as LedgerKind] // the column has no others
    const words: Record<string, string> = { issued: messages.issued, not_issued: messages.notIssued }
    const statusWord = (status: string) => words[status] ?? status
    const label = (row: LedgerRow) => row.name ?? messages[labelOfUnnamed(row)]
    const looks: Record<string, ColumnLook<LedgerRow>> = {
      name: {
        ...known(),
        text: (row) => (row.name === null ? `${label(row)} ${row.address ?? ''}` : row.name),
        href: ({ holdingId }) => (holdingId === null ? undefined : href(`/holding/${holdingId}`)),
        cell: (row) => (row.name === null ? <Unnamed label={label(row)} address={row.address} /> : undefined),
        side: 'start',
        width: 240,
        as: 'title',
      },
      kind: {
        format: (kind) => (typeof kind === 'string' ? kindWord(kind) : ''),
        cell: ({ kind }) => <Kind icon={icons[kind as LedgerKind]} word={kindWord(kind)} />,
        width: 128,
        as: 'wide',
      },
      chain: { ...known(), width: 160 },
      units: { ...figure(formats.units), width: 120 },
      status: {
        format: (status) => (typeof status === 'string' ? statusWord(status) : ''),
        cell: ({ status }) =>
          status !== null && Object.hasOwn(words, status) ? (
            <StatusChip status={status} word={statusWord(status)} />
          ) : (
            <Chip icon="link">{status}</Chip>
          ),
        width: 172,
        as: 'fact',
      },
      block: {
        format: (block) => (typeof block === 'string' ? formats.units(block) : ''),
        cell: ({ explorer, block }) => {
          const link = blockLink({ explorer }, block)
          if (!link || block === null) return undefined
          return (
            <TextLink href={besideEndpoint(link, endpoint)} external>
              {formats.units(block)}
            </TextLink>
          )
        },
        width: 120,
      },
    }
    return withLooks(columns, looks, messages)
  }, [columns, messages, known, figure, formats, href, endpoint])
}

const icons: Record<LedgerKind, IconName> = { holding: 'wallet', chain: 'link', distribution: 'send' }

function Kind({ icon, word }: { icon: IconName; word: string }) {
  return (
    <Beside>
      <Icon name={icon} dense /> {word}
    </Beside>
  )
}

/** An address without an account. (ROUND-036, ROUND-037) */
function Unnamed({ label, address }: { label: string; address: string | null }) {
  return (
    <Beside>
      <span>{label}</span>
      {address && <bdi title={address}>{shortAddress(address)}</bdi>}
    </Beside>
  )
}

const Beside = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--capstan-space-2);
  min-width: 0;
  > .capstan-icon,
  > bdi {
    color: var(--capstan-text-muted);
  }
  > bdi {
    overflow: hidden;
    font-family: var(--capstan-font-family-mono);
    text-overflow: ellipsis;
  }
`
