import type { PurchasersByAsset, PurchaserTotals } from '@capstan/sdk-core/capTable'
import type { ReactNode } from 'react'
import { ShareChart } from '../../charts/shares/ShareChart'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { Toolbar } from '../../ui/layout/Toolbar'
import { AssetChips } from './AssetChips'
import { capTableMessages } from './messages'
import { SummaryBody } from './SummaryBody'
import { TotalFigure, TotalFigures } from './TotalFigure'
import type { useChosenAsset } from './useChosenAsset'

export interface ScheduleFrameProps {
  /** The totals of the schedule by asset. */
  totals: PurchasersByAsset
  chosen: ReturnType<typeof useChosenAsset>
  /** Its lines. */
  children: ReactNode
}

/** The frame of a schedule of purchasers: its asset and its totals, around its lines. */
export function ScheduleFrame({ totals, chosen, children }: ScheduleFrameProps) {
  const messages = useMessages('capTable', capTableMessages)
  const { all, assets } = totals
  const { assetId, setAssetId, hasChoice } = chosen

  if (all.rows === 0)
    return (
      <Card aria-label={messages.scheduleOfPurchasers} className="capstan-schedule-of-purchasers">
        <EmptyState text={messages.noPurchasers} />
      </Card>
    )
  return (
    <Stack gap={6} className="capstan-schedule-of-purchasers">
      <Card flush aria-label={messages.capitalByRound}>
        {hasChoice && (
          <Toolbar>
            <AssetChips assets={assets} count={all.rows} assetId={assetId} onChange={setAssetId} />
          </Toolbar>
        )}
        <SummaryBody>
          <PurchasersSummary totals={assets.find(({ id }) => id === assetId) ?? all} />
        </SummaryBody>
      </Card>
      {children}
    </Stack>
  )
}

interface PurchasersSummaryProps {
  /** The totals of the visible lines. */
  totals: PurchaserTotals
}

/** Summary of a schedule: the amount raised, the number of purchasers, and the rounds. (CAPZ-005) */
function PurchasersSummary({ totals }: PurchasersSummaryProps) {
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
