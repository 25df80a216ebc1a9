import { purchaserTotals, type Purchaser } from '@capstan/sdk-core/capTable'
import { ShareChart } from '../../charts/ShareChart'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Stack } from '../../ui/layout/Stack'
import { capTableMessages } from './messages'
import { TotalFigure, TotalFigures } from './TotalFigure'

export interface PurchasersSummaryProps {
  /** The rows that are shown. */
  rows: readonly Purchaser[]
}

/** What was raised, from how many, and in which rounds. (CAPZ-005) */
export function PurchasersSummary({ rows }: PurchasersSummaryProps) {
  const messages = useMessages('capTable', capTableMessages)
  const formats = useFormats()
  const { stakeholders, capital, rounds } = purchaserTotals(rows)
  const shares = rounds.map(({ id, name, capital: value }) => ({ id, label: name, value }))

  return (
    <Stack>
      <TotalFigures>
        <TotalFigure label={messages.totalStakeholders} value={formats.units(String(stakeholders))} />
        <TotalFigure label={messages.totalCapital} value={formats.money(capital)} />
      </TotalFigures>
      <ShareChart
        aria-label={messages.capitalByRound}
        shares={shares}
        figure="money"
        nameHeader={messages.round}
        figureHeader={messages.capital}
      />
    </Stack>
  )
}
