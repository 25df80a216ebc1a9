import { add } from '@capstan/sdk-core'
import type { TotalsOfRows } from '@capstan/sdk-core/capTable'
import type { ReactNode } from 'react'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Stack } from '../../ui/layout/Stack'
import { capTableMessages } from './messages'
import { SummaryNote } from './SummaryNote'
import { TotalFigure, TotalFigures } from './TotalFigure'

export interface CapTableSummaryProps {
  /** What the rows come to that are shown. */
  totals: Pick<TotalsOfRows, 'stakeholders' | 'units'>
  /** The picture of them. */
  children: ReactNode
}

/** What a cap table comes to, and who has which part of what is issued. (CAPZ-003) */
export function CapTableSummary({ totals: { stakeholders, units }, children }: CapTableSummaryProps) {
  const messages = useMessages('capTable', capTableMessages)
  const formats = useFormats()
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
      {children}
    </Stack>
  )
}
