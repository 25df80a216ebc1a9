import type { IssuedRound } from '@capstan/sdk-core/capTable'
import { ShareChart } from '../../charts/ShareChart'
import { useMessages } from '../../provider/useMessages'
import { capTableMessages } from './messages'

export interface RoundsPictureProps {
  rounds: readonly IssuedRound[]
  /** Whether they are of one asset: units of several are not one whole. */
  isOneAsset: boolean
}

/** What is issued of each round, with the percentages of its rows; what it is worth, where units do not add up. */
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

/** Nothing of a round of which nothing is issued. */
const unitsOf = ({ id, roundName, units, percent }: IssuedRound) =>
  percent === null ? [] : { id: id ?? '', label: roundName ?? '', value: units ?? '0', percent }

const valueOf = ({ id, roundName, totalValue }: IssuedRound) =>
  totalValue === null ? [] : { id: id ?? '', label: roundName ?? '', value: totalValue }
