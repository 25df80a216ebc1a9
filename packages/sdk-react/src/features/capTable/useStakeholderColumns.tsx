import { decimal } from '@capstan/sdk-core'
import {
  areUnitsAdded,
  type Stakeholder,
  stakeholderColumns,
  type TotalsOfRows,
} from '@capstan/sdk-core/capTable'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { drawnPercent } from '../../charts/layOut'
import type { DataColumn } from '../../grid/model/DataColumn'
import { useColumnLooks } from '../../grid/model/useColumnLooks'
import { type ColumnLook, withLooks } from '../../grid/model/withLooks'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { StatusChip } from '../../ui/display/StatusChip'
import { capTableMessages } from './messages'

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

interface UnitsCellProps {
  /** The figure as it is written. */
  text: string
  /** Plain digits. */
  units: string
  /** The units of the largest row, as plain digits. */
  largest: string
}

/** Units beside a bar, which is as long as they are of what the largest row has. */
function UnitsCell({ text, units, largest }: UnitsCellProps) {
  const percent = Math.min(100, drawnPercent(decimal(units), decimal(largest)))
  return (
    <Line>
      <span aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      <bdi>{text}</bdi>
    </Line>
  )
}

/** The bar gives way to the figure, never the other way round. */
const Line = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--capstan-space-3);
  width: 100%;
  > span {
    flex: 1 1 0;
    max-width: calc(160 * var(--capstan-unit));
    height: calc(4 * var(--capstan-unit));
    overflow: hidden;
    border-radius: calc(2 * var(--capstan-unit));
    background: var(--capstan-track);
  }
  > span > span {
    display: block;
    height: 100%;
    background: var(--capstan-data-1);
    print-color-adjust: exact;
  }
  > bdi {
    flex: none;
  }
  @media (forced-colors: active) {
    > span > span {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`
