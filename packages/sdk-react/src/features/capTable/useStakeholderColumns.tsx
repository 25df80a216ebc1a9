import { add } from '@capstan/sdk-core'
import {
  adjustedPercent,
  type Stakeholder,
  stakeholderColumns,
  type TotalsOfRows,
} from '@capstan/sdk-core/capTable'
import { useMemo } from 'react'
import type { DataColumn } from '../../grid/model/DataColumn'
import { useColumnLooks } from '../../grid/model/useColumnLooks'
import { type ColumnLook, withLooks } from '../../grid/model/withLooks'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { StatusChip } from '../../ui/display/StatusChip'
import { capTableMessages } from './messages'
import { UnitsCell } from './UnitsCell'

type Look = ColumnLook<Stakeholder>

/** The columns of a cap table by stakeholder with their looks. Units and percentages are added up within an asset. */
export function useStakeholderColumns(
  totals: TotalsOfRows,
  largest: string | undefined,
): readonly DataColumn<Stakeholder>[] {
  const messages = useMessages('capTable', capTableMessages)
  const formats = useFormats()
  const { known, figure } = useColumnLooks(messages.notAvailable)
  const { href } = useRouter()
  const { units: unitsOfAsset } = totals
  const isOneAsset = unitsOfAsset !== undefined

  return useMemo(() => {
    const all = unitsOfAsset && add(unitsOfAsset.issued, unitsOfAsset.notIssued)
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
        cell: ({ units, status }) =>
          largest !== undefined && units !== null ? (
            <UnitsCell
              text={formats.units(units)}
              issued={status === 'issued' ? units : '0'}
              waiting={status === 'issued' ? '0' : units}
              largest={largest}
            />
          ) : undefined,
        total: isOneAsset ? 'sum' : undefined,
        width: 240,
      },
      percent: {
        ...figure(formats.percent),
        total: isOneAsset ? 'sum' : undefined,
        explanation: messages.aboutPercent,
        note: ({ percent, units }) => {
          if (percent === null) return messages.percentUnknown
          const exact = adjustedPercent(percent, units, all)
          return exact && fillIn(messages.exactPercent, { percent: formats.fullValue(exact) })
        },
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
  }, [known, figure, messages, formats, href, unitsOfAsset, isOneAsset, largest])
}
