import {
  statementEntriesQuery,
  statementPositionsQuery,
  type StatementEntry,
  type StatementOf,
  type StatementPosition,
} from '@capstan/sdk-core/reports'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { Stack } from '../../ui/layout/Stack'
import { exactUnits } from '../transactions/exactUnits'
import { reportsMessages } from './messages'
import { PaperTable, type PaperColumn } from './PaperTable'

export interface StatementOfHolderProps {
  of: StatementOf
  /** The name of the holder. */
  name: string
}

/** Holdings at the end of a day, with every ledger entry until then. */
export function StatementOfHolder({ of, name }: StatementOfHolderProps) {
  const capstan = useCapstan()
  const positions = useCapstanQuery(statementPositionsQuery(capstan, of))
  const entries = useCapstanQuery(statementEntriesQuery(capstan, of))
  const failed = [positions, entries].find(({ status }) => status === 'error')

  if (failed?.status === 'error') return <ErrorNotice error={failed.error} onRetry={failed.retry} />
  if (positions.status !== 'ready' || entries.status !== 'ready')
    return (
      <Loading visible={[positions, entries].some((each) => each.status === 'loading' && each.visible)}>
        <SkeletonRows count={6} />
      </Loading>
    )
  return <StatementView name={name} positions={positions.data} entries={entries.data} />
}

export interface StatementViewProps {
  /** The name of the holder. */
  name: string
  positions: readonly StatementPosition[]
  entries: readonly StatementEntry[]
}

/** Statement of a holder: the holdings of each asset, and each change with the balance after it. @public */
export function StatementView({ name, positions, entries }: StatementViewProps) {
  const messages = useMessages('reports', reportsMessages)
  const formats = useFormats()
  const entryColumns = useEntryColumns()
  const positionColumns: PaperColumn<StatementPosition>[] = [
    { header: messages.asset, cell: ({ asset }) => <bdi>{asset}</bdi> },
    { header: messages.units, isNumeric: true, cell: ({ units }) => exactUnits(formats, units) },
    {
      header: messages.percent,
      isNumeric: true,
      cell: ({ percent }) => (percent === null ? messages.notAvailable : formats.percent(percent)),
    },
  ]

  return (
    <Stack gap={6} className="capstan-holder-statement">
      <Name>
        <bdi>{name}</bdi>
      </Name>
      <section>
        <Heading>{messages.positions}</Heading>
        {positions.length === 0 ? (
          <p>{messages.noPositions}</p>
        ) : (
          <PaperTable
            aria-label={messages.positions}
            columns={positionColumns}
            rows={positions}
            keyOf={({ id }) => id}
          />
        )}
      </section>
      <section>
        <Heading>{messages.entries}</Heading>
        {entries.length === 0 ? (
          <p>{messages.noEntries}</p>
        ) : (
          <PaperTable
            aria-label={messages.entries}
            columns={entryColumns}
            rows={entries}
            keyOf={({ id }) => id}
          />
        )}
      </section>
    </Stack>
  )
}

function useEntryColumns(): PaperColumn<StatementEntry>[] {
  const messages = useMessages('reports', reportsMessages)
  const formats = useFormats()
  const { href } = useRouter()
  const kinds: Readonly<Record<string, string>> = messages.kinds
  const signed = (amount: string) =>
    amount.startsWith('-') ? `−${exactUnits(formats, amount.slice(1))}` : exactUnits(formats, amount)

  return [
    { header: messages.day, cell: ({ bookedOn }) => formats.day(bookedOn, 'short') },
    { header: messages.kind, cell: ({ kind }) => kinds[kind] ?? kind },
    { header: messages.security, cell: ({ security }) => <bdi>{security}</bdi> },
    {
      header: messages.transaction,
      cell: ({ transactionId }) => (
        <TextLink href={href(`/transaction/${transactionId}`)}>{transactionId.slice(0, 8)}</TextLink>
      ),
    },
    { header: messages.change, isNumeric: true, cell: ({ amount }) => signed(amount) },
    {
      header: messages.balance,
      isNumeric: true,
      cell: ({ balance }) => (balance === null ? messages.notAvailable : exactUnits(formats, balance)),
    },
  ]
}

const Name = styled.p`
  margin: 0;
  font-weight: var(--capstan-font-weight-strong);
  overflow-wrap: anywhere;
`

const Heading = styled.h3`
  margin: 0 0 var(--capstan-space-2);
  font: var(--capstan-font-weight-strong) var(--capstan-font-size-body) / var(--capstan-font-line-body)
    var(--capstan-font-family-heading);
`
