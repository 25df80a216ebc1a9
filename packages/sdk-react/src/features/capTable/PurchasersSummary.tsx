import type { PurchaserTotals } from '@capstan/sdk-core/capTable'
import { ShareChart } from '../../charts/ShareChart'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Stack } from '../../ui/layout/Stack'
import { capTableMessages } from './messages'
import { TotalFigure, TotalFigures } from './TotalFigure'

export interface PurchasersSummaryProps {
  /** What the lines come to that are shown. */
  totals: PurchaserTotals
}

/** What was raised, from how many, and in which rounds. (CAPZ-005) */
export function PurchasersSummary({ totals }: PurchasersSummaryProps) {
  const messages = useMessages('capTable', capTableMessages)
  const formats = useFormats()
  const { stakeholders, capital, rounds } = totals
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
