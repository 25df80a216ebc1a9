import { daysBetween, today } from '@capstan/sdk-core'
import type { WallOfferingState } from '@capstan/sdk-core/offerWall'
import { useMessages } from '../../provider/useMessages'
import { Chip, type ChipProps } from '../../ui/display/Chip'
import { StatusChip } from '../../ui/display/StatusChip'
import { offerWallMessages } from './messages'

export interface OfferingStateChipProps {
  /** The state of the offering. */
  state: WallOfferingState
}

/** The state of an offering as colour, icon and word; an unknown state is shown as it is. */
export function OfferingStateChip({ state }: OfferingStateChipProps) {
  const messages: Readonly<Record<string, unknown>> = useMessages('offerWall', offerWallMessages)
  const look = Object.hasOwn(looks, state) ? looks[state] : undefined

  if (!look) return <StatusChip status={state} />
  return (
    <Chip {...look} data-status={state}>
      {String(messages[`state_${state}`])}
    </Chip>
  )
}

const looks: Readonly<Record<string, Pick<ChipProps, 'tone' | 'icon'>>> = {
  open: { tone: 'success', icon: 'check-circle' },
  closing_soon: { tone: 'warning', icon: 'clock' },
  not_yet_open: { tone: 'info', icon: 'clock' },
  sold_out: { tone: 'neutral', icon: 'ban' },
}

/** Returns the days on which an offering still takes investments. Today and the closing day count, by the platform's day, UTC. */
export function daysLeft(closesOn: string): number {
  return Math.max(1, daysBetween(today(new Date(), 'UTC'), closesOn) + 1)
}
