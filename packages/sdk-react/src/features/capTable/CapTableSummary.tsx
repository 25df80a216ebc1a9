import { add } from '@capstan/sdk-core'
import { capTableTotals, type Stakeholder } from '@capstan/sdk-core/capTable'
import { ShareChart, type ShareChartProps } from '../../charts/ShareChart'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Stack } from '../../ui/layout/Stack'
import { capTableMessages } from './messages'
import type { CapTablePicture } from './pictureOf'
import { SummaryNote } from './SummaryNote'
import { TotalFigure, TotalFigures } from './TotalFigure'

export interface CapTableSummaryProps extends Pick<ShareChartProps, 'shape'> {
  /** The rows that are shown. */
  rows: readonly Stakeholder[]
  picture: CapTablePicture
}

/** What a cap table comes to, and who has which part of what is issued. (CAPZ-003) */
export function CapTableSummary({ rows, picture, shape }: CapTableSummaryProps) {
  const messages = useMessages('capTable', capTableMessages)
  const formats = useFormats()
  const { stakeholders, units } = capTableTotals(rows)
  const all = units && formats.units(add(units.issued, units.notIssued))

  return (
    <Stack>
      <TotalFigures>
        <TotalFigure label={messages.totalStakeholders} value={formats.units(String(stakeholders))} />
        <TotalFigure label={messages.totalUnits} value={all ?? messages.notAvailable} />
      </TotalFigures>
      {!units && <SummaryNote>{messages.unitsNotAdded}</SummaryNote>}
      {units && !units.notIssued.isZero && (
        <SummaryNote>
          {fillIn(messages.issuedAndNot, {
            issued: formats.units(units.issued),
            notIssued: formats.units(units.notIssued),
          })}
        </SummaryNote>
      )}
      {picture.shares.length > 0 && <ShareChart {...picture} shape={shape} />}
    </Stack>
  )
}
