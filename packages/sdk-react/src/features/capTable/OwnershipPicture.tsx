import { add, decimal } from '@capstan/sdk-core'
import {
  otherParts,
  partsByStakeholder,
  type CapTablePart,
  type IssuedRound,
  type TotalsOfRows,
} from '@capstan/sdk-core/capTable'
import { ShareChart, type ShareChartProps } from '../../charts/shares/ShareChart'
import type { Spoken } from '../../language/Messages'
import { useMessages } from '../../provider/useMessages'
import { capTableMessages } from './messages'

export interface OwnershipPictureProps {
  /** The shares of the largest stakeholders of an asset. */
  parts: readonly CapTablePart[]
  /** The totals of all rows. */
  totals: TotalsOfRows
  /** The rounds of the asset, each with a colour of its own where there are many stakeholders. */
  rounds?: readonly IssuedRound[]
  /** How few are drawn; tiles where there are many. */
  shape: ShareChartProps['shape']
}

/** Chart of the shares of an asset with the percentages of the rows; renders nothing without percentages. (CAPZ-004) */
export function OwnershipPicture({ parts, totals, rounds = [], shape }: OwnershipPictureProps) {
  const messages = useMessages('capTable', capTableMessages)
  const others = otherParts(parts, totals)
  const isMany = totals.rows > fewStakeholders
  const shares = (isMany ? parts : partsByStakeholder(parts)).map((part) => shareOf(part, messages.unknown))

  if (parts.every(({ percent }) => percent === null)) return null
  return (
    <ShareChart
      aria-label={messages.ownership}
      nameHeader={messages.investor}
      figureHeader={messages.units}
      shape={isMany ? 'treemap' : shape}
      shares={shares}
      rest={others && { count: others.rows, value: others.units, percent: others.percent }}
      groups={parts.some(({ roundId }) => roundId !== null) ? rounds.map(groupOf) : undefined}
      states={statesOf(totals, messages)}
    />
  )
}

/** Of so many a ring shows the seven largest; tiles show a hundred of them. */
export const fewStakeholders = 20

const shareOf = (
  { place, roundId, investorName, units, percent, status }: CapTablePart,
  unknown: string,
) => ({
  id: `${place} ${roundId}`,
  owner: String(place),
  label: investorName ?? unknown,
  value: units ?? '0',
  percent: percent ?? undefined,
  group: roundId ?? undefined,
  isPending: status === 'pending',
})

/** All units of a round, issued and not. */
function groupOf({ roundId, roundName, units, percent, pendingUnits }: IssuedRound) {
  return {
    id: roundId ?? '',
    label: roundName ?? '',
    value: add(decimal(units ?? '0'), decimal(pendingUnits ?? '0')),
    percent: percent ?? undefined,
  }
}

/** Returns the issued and the pending units, when there are both. */
function statesOf({ units }: TotalsOfRows, messages: Spoken<typeof capTableMessages>) {
  if (!units || units.notIssued.isZero) return undefined
  return [
    { label: messages.issued, value: units.issued },
    { label: messages.notIssued, value: units.notIssued, isPending: true },
  ]
}
