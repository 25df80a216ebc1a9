import { unitsByStatus, type LedgerRow } from '@capstan/sdk-core/tokens'
import { ShareChart } from '../../charts/ShareChart'
import { formatted, type DataColumn } from '../../grid/model/DataColumn'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { tokensMessages } from './messages'

export interface LedgerPictureProps {
  rows: readonly LedgerRow[]
  columns: readonly DataColumn<LedgerRow>[]
}

/** How the units of a round are spread: issued, on other chains, not issued. */
export function LedgerPicture({ rows, columns }: LedgerPictureProps) {
  const messages = useMessages('tokens', tokensMessages)
  const column = columns.find(({ id }) => id === 'status')
  const shares = unitsByStatus(rows, column?.options ?? []).map(({ status, units }) => ({
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
