import { holdingLedgerQuery, type HoldingLedger } from '@capstan/sdk-core/holding'
import { styled } from 'styled-components'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import { Button } from '../../ui/actions/Button'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { holdingMessages } from './messages'
import { useLedgerTable } from './useLedgerTable'

export interface LedgerCardProps {
  holdingId: string
  /** Called when the reader asks for the statement to print. */
  onStatement?: () => void
}

/** What moved in and out of a holding, and the way to its statement. */
export function LedgerCard({ holdingId, onStatement }: LedgerCardProps) {
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
