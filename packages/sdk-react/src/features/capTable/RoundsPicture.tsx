import { add, decimal } from '@capstan/sdk-core'
import type { IssuedRound } from '@capstan/sdk-core/capTable'
import { ShareChart } from '../../charts/ShareChart'
import type { Share } from '../../charts/shareParts'
import { useMessages } from '../../provider/useMessages'
import { capTableMessages } from './messages'

export interface RoundsPictureProps {
  rounds: readonly IssuedRound[]
  /** Whether they are of one asset: units of several are not one whole. */
  isOneAsset: boolean
}

/** The units of each round, issued and not, with the percentages of its rows; what it is worth, where units do not add up. */
export function RoundsPicture({ rounds, isOneAsset }: RoundsPictureProps) {
  const messages = useMessages('capTable', capTableMessages)
  const shares = rounds.flatMap(isOneAsset ? unitsOf : valueOf)

  if (shares.length === 0) return null
  return (
    <ShareChart
      aria-label={isOneAsset ? messages.ownershipByRound : messages.valueByRound}
      nameHeader={messages.round}
      figureHeader={isOneAsset ? messages.units : messages.value}
      figure={isOneAsset ? 'units' : 'money'}
      shares={shares}
    />
  )
}

/** Nothing of a round that has no units yet. */
const unitsOf = ({ id, roundName, units, percent, pendingUnits }: IssuedRound): Share | Share[] =>
  percent === null
    ? []
    : {
        ...{ id: id ?? '', label: roundName ?? '', percent },
        value: add(decimal(units ?? '0'), decimal(pendingUnits ?? '0')),
      }

const valueOf = ({ id, roundName, totalValue }: IssuedRound): Share | Share[] =>
  totalValue === null ? [] : { id: id ?? '', label: roundName ?? '', value: totalValue }
