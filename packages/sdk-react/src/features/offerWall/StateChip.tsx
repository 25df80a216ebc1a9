import type { WallOfferingState } from '@capstan/sdk-core/offerWall'
import { useMessages } from '../../provider/useMessages'
import { Chip, type ChipProps } from '../../ui/display/Chip'
import { StatusChip } from '../../ui/display/StatusChip'
import { offerWallMessages } from './messages'

export interface StateChipProps {
  /** Where an offering stands. */
  state: WallOfferingState
}

/** Where an offering stands, in colour, drawing and word; a state nobody knows is shown as it is. */
export function StateChip({ state }: StateChipProps) {
  const messages: Readonly<Record<string, string>> = useMessages('offerWall', offerWallMessages)
  const look = Object.hasOwn(looks, state) ? looks[state] : undefined

  if (!look) return <StatusChip status={state} />
  return (
    <Chip {...look} data-status={state}>
      {messages[`state_${state}`]}
    </Chip>
  )
}

const looks: Readonly<Record<string, Pick<ChipProps, 'tone' | 'icon'>>> = {
  open: { tone: 'success', icon: 'check-circle' },
  closing_soon: { tone: 'warning', icon: 'clock' },
  not_yet_open: { tone: 'info', icon: 'clock' },
  sold_out: { tone: 'neutral', icon: 'ban' },
}
