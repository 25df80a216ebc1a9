import { today } from '@capstan/sdk-core'
import type { Holding } from '@capstan/sdk-core/holding'
import type { ReactNode } from 'react'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { HoldingCard } from './HoldingCard'
import { holdingMessages } from './messages'
import { VestingCard } from './VestingCard'

export interface HoldingDetailsViewProps {
  holding: Holding
  /** Whose page it is: an investor knows who holds it, an issuer who issued it. */
  reader?: 'issuer' | 'investor' | 'other'
  /** They could change it, and somebody took that away while the page was open. */
  wasTaken?: boolean
  /** The day up to which units have vested, `YYYY-MM-DD`: today unless told. */
  asOf?: string
  /** What stands beside the card, above its vesting. */
  value?: ReactNode
  /** What stands beside the card, under its vesting. */
  children?: ReactNode
}

/** What a holding is worth, and when its units vest. @public */
export function HoldingDetailsView({
  holding,
  reader = 'other',
  wasTaken = false,
  asOf = today(),
  value,
  children,
}: HoldingDetailsViewProps) {
  const messages = useMessages('holding', holdingMessages)
  return (
    <Stack gap={4}>
      {wasTaken && reader === 'issuer' && <Alert tone="warning">{messages.roleTaken}</Alert>}
      <Columns split="4-8">
        <HoldingCard holding={holding} reader={reader} />
        <Stack gap={6}>
          {value}
          {holding.vesting && <VestingCard vesting={holding.vesting} held={holding.units} asOf={asOf} />}
          {children}
        </Stack>
      </Columns>
    </Stack>
  )
}
