import { isCapstanError } from '@capstan/sdk-core'
import {
  type HoldingEntry,
  type HoldingLedger,
  holdingLedgerQuery,
  holdingQuery,
} from '@capstan/sdk-core/holding'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { DataTable } from '../../tables/DataTable'
import type { TableDefinition } from '../../tables/TableDefinition'
import { Button } from '../../ui/actions/Button'
import { TextLink } from '../../ui/actions/TextLink'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { NoAccount } from '../accounts/NoAccount'
import { useReader } from '../accounts/useReader'
import { SignedList } from '../documents/SignedList'
import { exactUnits } from '../transactions/exactUnits'
import { DocumentsTable } from '../uploads/DocumentsTable'
import { HoldingDetailsView } from './HoldingDetailsView'
import { holdingMessages } from './messages'
import { movedUnits } from './movedUnits'
import { ValueCard } from './ValueCard'

/** The page to print, loaded on demand: most readers do not open it. */
const HoldingStatement = lazyPart(async () => (await import('./HoldingStatement')).HoldingStatement)

export interface HoldingDetailsProps extends BlockProps {
  /** The holding to show. */
  holdingId: string
  /** True when its statement, a page for print, is shown in its place. */
  isStatement?: boolean
  /** Called with whether to open the statement: an address may keep it. Without it there is none. */
  onStatement?: (isOpen: boolean) => void
}

/**
 * One holding: its value, its vesting, its ledger entries, and its documents, which its issuer adds and edits. @public
 */
export const HoldingDetails = block(function HoldingDetails({
  holdingId,
  isStatement,
  onStatement,
}: HoldingDetailsProps) {
  const messages = useMessages('holding', holdingMessages)
  const holding = useCapstanQuery(holdingQuery(useCapstan(), holdingId))
  const reader = useReader()
  const failed = [holding, reader].find(({ status }) => status === 'error')

  if (holding.status === 'ready' && reader.status === 'ready') {
    if (!reader.data) return <NoAccount />
    if (isStatement && onStatement)
      return <HoldingStatement holding={holding.data} onClose={() => onStatement(false)} />
    const isIssuer = reader.data.accountId === holding.data.issuerId
    const whose = isIssuer ? 'issuer' : reader.data.type === 'investor' ? 'investor' : 'other'
    return (
      <Stack gap={6} className="capstan-holding-details">
        <HoldingDetailsView
          holding={holding.data}
          reader={whose}
          wasTaken={reader.data.wasTaken}
          value={whose !== 'other' && <ValueCard holdingId={holdingId} />}
        >
          <LedgerCard holdingId={holdingId} onStatement={onStatement && (() => onStatement(true))} />
        </HoldingDetailsView>
        <SignedList title={messages.signedPapers} papers={holding.data.papers} />
        {/* To the others it says how each document reached them, and none is theirs to change. (HOLD-018, HOLD-019) */}
        <DocumentsTable
          owner={{ kind: 'holding', id: holdingId }}
          title={messages.documents}
          show={isIssuer ? 'all' : 'withMe'}
        />
      </Stack>
    )
  }
  return (
    <Card aria-label={messages.holding}>
      {failed?.status === 'error' ? (
        ['not_found', 'invalid_id'].some((code) => isCapstanError(failed.error, code)) ? (
          <EmptyState text={messages.notFound} />
        ) : (
          <ErrorNotice error={failed.error} onRetry={failed.retry} />
        )
      ) : (
        <Loading visible={[holding, reader].some((part) => part.status === 'loading' && part.visible)}>
          <SkeletonRows count={8} />
        </Loading>
      )}
    </Card>
  )
}, 'holdingId')

interface LedgerCardProps {
  holdingId: string
  /** Called when the reader asks for the statement to print. */
  onStatement?: () => void
}

/** Ledger of a holding, with the link to its statement. */
function LedgerCard({ holdingId, onStatement }: LedgerCardProps) {
  const messages = useMessages('holding', holdingMessages)
  const ledger = useCapstanQuery(holdingLedgerQuery(useCapstan(), holdingId))

  return (
    <Card
      flush
      title={messages.ledger}
      className="capstan-holding-ledger"
      actions={
        onStatement && (
          <Button variant="quiet" dense icon="file" onPress={onStatement}>
            {messages.statement}
          </Button>
        )
      }
      footer={ledger.status === 'ready' && !ledger.data.isWhole && <Small>{messages.notWhole}</Small>}
    >
      {ledger.status === 'ready' ? (
        <LedgerTable ledger={ledger.data} />
      ) : ledger.status === 'error' ? (
        <ErrorNotice error={ledger.error} onRetry={ledger.retry} />
      ) : (
        <Loading visible={ledger.visible}>
          <SkeletonRows count={2} />
        </Loading>
      )}
    </Card>
  )
}

function LedgerTable({ ledger: { entries, isWhole } }: { ledger: HoldingLedger }) {
  const messages = useMessages('holding', holdingMessages)
  const table = useLedgerTable(isWhole)
  return (
    <DataTable
      aria-label={messages.ledger}
      table={table}
      rows={{ status: 'ready', data: entries }}
      empty={messages.noEntries}
    />
  )
}

const Small = styled.small`
  color: var(--capstan-text-muted);
`

/** Returns the table of ledger entries; without all entries there is no balance. */
function useLedgerTable(isWhole: boolean): TableDefinition<HoldingEntry> {
  const messages = useMessages('holding', holdingMessages)
  const formats = useFormats()
  const { href } = useRouter()

  return useMemo(() => {
    const kinds: Readonly<Record<string, string>> = messages.kinds
    const column = (id: 'day' | 'kind' | 'moved' | 'balance' | 'transaction') => ({
      id,
      header: messages[id],
      isUnsorted: true,
    })
    return {
      idOf: ({ id }) => id,
      columns: [
        {
          ...column('day'),
          kind: 'text',
          value: ({ bookedOn }) => bookedOn,
          format: (day) => formats.day(day, 'short'),
          isSolid: true,
        },
        { ...column('kind'), kind: 'text', value: ({ kind }) => kinds[kind] ?? kind },
        {
          ...column('moved'),
          kind: 'number',
          value: ({ units }) => units.toString(),
          cell: ({ units }) => movedUnits(formats, units),
        },
        {
          ...column('balance'),
          kind: 'number',
          value: ({ sum }) => (isWhole ? sum.toString() : undefined),
          cell: ({ sum }) => (isWhole ? exactUnits(formats, sum) : messages.notAvailable),
        },
        {
          ...column('transaction'),
          kind: 'text',
          value: ({ transactionId }) => transactionId ?? undefined,
          cell: ({ transactionId }) =>
            transactionId === null ? (
              messages.notAvailable
            ) : (
              <TextLink href={href(`/transaction/${transactionId}`)}>{transactionId.slice(0, 8)}</TextLink>
            ),
        },
      ],
    }
  }, [messages, formats, href, isWhole])
}
