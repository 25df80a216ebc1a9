import {
  areUnitsAdded,
  stakeholderColumns,
  type Stakeholder,
  type TotalsOfRows,
} from '@capstan/sdk-core/capTable'
import { useMemo } from 'react'
import type { DataColumn } from '../../grid/model/DataColumn'
import { useColumnLooks } from '../../grid/model/useColumnLooks'
import { withLooks, type ColumnLook } from '../../grid/model/withLooks'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { StatusChip } from '../../ui/display/StatusChip'
import { capTableMessages } from './messages'
import { UnitsCell } from './UnitsCell'

type Look = ColumnLook<Stakeholder>

/** The columns of a cap table by stakeholder with their looks. Units of one kind are added up, percentages within an asset. */
export function useStakeholderColumns(
  totals: TotalsOfRows,
  largest: string | undefined,
): readonly DataColumn<Stakeholder>[] {
  const messages = useMessages('capTable', capTableMessages)
  const formats = useFormats()
  const { known, figure } = useColumnLooks(messages.notAvailable)
  const { href } = useRouter()
  const hasUnitsTotal = areUnitsAdded(totals)
  const hasPercentTotal = totals.units !== undefined

  return useMemo(() => {
    const word = (status: unknown) => (status === 'issued' ? messages.issued : messages.notIssued)
    const looks: Record<string, Look> = {
      investor: {
        format: (name) => (typeof name === 'string' ? name : messages.unknown),
        href: ({ investorId }) => (investorId === null ? undefined : href(`/investor/${investorId}`)),
        side: 'start',
        width: 280,
        as: 'title',
      },
      investorEmail: { ...known(), width: 200, as: 'wide' },
      units: {
        ...figure(formats.units),
        cell: ({ units }) =>
          largest !== undefined && units !== null ? (
            <UnitsCell text={formats.units(units)} units={units} largest={largest} />
          ) : undefined,
        total: hasUnitsTotal ? 'sum' : undefined,
        width: 240,
      },
      percent: {
        ...figure(formats.percent),
        total: hasPercentTotal ? 'sum' : undefined,
        explanation: messages.aboutPercent,
        width: 130,
      },
      asset: { ...known(), width: 240, as: 'wide' },
      status: {
        format: word,
        cell: ({ status }) => (
          <StatusChip status={status === 'issued' ? 'issued' : 'not_issued'} word={word(status)} />
        ),
        width: 172,
        as: 'fact',
      },
    }
    return withLooks(stakeholderColumns, looks, messages)
  }, [known, figure, messages, formats, href, hasUnitsTotal, hasPercentTotal, largest])
}
