import { ledgerStatusesQuery, unitsByStatus, type LedgerRow } from '@capstan/sdk-core/tokens'
import { ShareChart } from '../../charts/ShareChart'
import { formatted, type DataColumn } from '../../grid/model/DataColumn'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Card } from '../../ui/layout/Card'
import { tokensMessages } from './messages'

export interface LedgerPictureProps {
  roundId: string
  columns: readonly DataColumn<LedgerRow>[]
}

/** How the units of a round are spread: issued, on other chains, not issued. */
export function LedgerPicture({ roundId, columns }: LedgerPictureProps) {
  const messages = useMessages('tokens', tokensMessages)
  const found = useCapstanQuery(ledgerStatusesQuery(useCapstan(), roundId))
  const column = columns.find(({ id }) => id === 'status')
  if (found.status === 'error') return <ErrorNotice error={found.error} onRetry={found.retry} />
  if (found.status !== 'ready') return null
  const shares = unitsByStatus(found.data, column?.options ?? []).map(({ status, units }) => ({
    ...{ id: status, label: column ? formatted(column, status) : status, value: units },
  }))
  if (shares.length === 0) return null

  return (
    <Card className="capstan-ledger-picture" aria-label={messages.unitsByStatus}>
      <ShareChart
        aria-label={messages.unitsByStatus}
        shares={shares}
        nameHeader={messages.status}
        figureHeader={messages.units}
      />
    </Card>
  )
}
